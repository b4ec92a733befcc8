import type { LanghamPackage } from "#domain/langham/langham-package.ts";

/** A package before its hotel's id is known. */
export interface PackagePlan extends Omit<LanghamPackage, "siteId" | "demo"> {
  /** Invented name of the hotel that offers it. */
  hotel: string;
}

/** Per cent: 10 % service charge, then 6 % value-added tax on both, 1.10 × 1.06 − 1. */
export const serviceAndTax = 16.6;
/** Last days that prices hold for. */
export const springEnd = "2027-03-31";
export const summerEnd = "2027-06-30";
