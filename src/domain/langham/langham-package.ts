import type { Picture } from "../picture/picture.ts";
import type { LanghamLang, LanghamType } from "./langham-type.ts";

/** Texts of a type: the caption of its picture, and what its packages have in common. */
interface SectionText {
  title: string;
  text: string;
  note: string;
}

/** What stands at a type's hour, as the content store has it under the type's name (kind `langham-section`). */
export interface LanghamSection extends Record<LanghamLang, SectionText> {
  type: LanghamType;
  picture?: Picture;
}

/** Texts of a package: its name, what is in it, and its terms. */
interface PackageText {
  name: string;
  contents: string[];
  terms?: string;
}

/** What a package's price counts, and its minimum. */
export const packageUnits = ["person", "table"] as const;
type PackageUnit = (typeof packageUnits)[number];

/** A package as the content store has it (kind `langham-package`). Unknown fields are absent. */
export interface LanghamPackage extends Record<LanghamLang, PackageText> {
  type: LanghamType;
  /** The hotel that offers it. */
  siteId: string;
  /** yuan */
  price?: number;
  unit: PackageUnit;
  /** Fewest persons or tables, as the unit says. */
  minimum?: number;
  /** Per cent of service charge and tax on top of the price; 0: they are in it. */
  surcharge?: number;
  /** ISO day of the last event that the price holds for. */
  validUntil?: string;
  demo: boolean;
}

/** The kinds of the content store. */
export const langhamKinds = { section: "langham-section", package: "langham-package" } as const;
