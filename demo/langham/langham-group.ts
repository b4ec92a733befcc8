import type { Brand, HotelGroup } from "../venues/hotel-groups.ts";

/** The brands whose demo hotels stand on the Langham pages. Group and brands are real, the hotels are invented. */
export const langhamBrands = {
  langham: { id: "9001", name: "朗廷", nameEn: "Langham", star: 5 },
  cordis: { id: "9002", name: "康得思", nameEn: "Cordis", star: 5 },
} as const satisfies Record<string, Brand>;

/** The group of the Langham pages. It is none of the eight groups that have zones (`venueGroups`). */
export const langhamGroup: HotelGroup = {
  name: "langham",
  venueCount: 13,
  brands: Object.values(langhamBrands),
};
