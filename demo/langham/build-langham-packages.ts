import type { LanghamPackage } from "#domain/langham/langham-package.ts";
import { findLanghamHotelId } from "./generate-langham-hotels.ts";
import { langhamDayPackages } from "./langham-day-packages.ts";
import { langhamEveningPackages } from "./langham-evening-packages.ts";

/** Builds the demo packages in the order of the day, each offered by one of the demo hotels. */
export const buildLanghamPackages = (): { id: string; body: LanghamPackage }[] =>
  [...langhamDayPackages, ...langhamEveningPackages].map(({ hotel, ...plan }, at) => ({
    id: String(at + 1),
    body: { ...plan, siteId: findLanghamHotelId(hotel), demo: true },
  }));
