import { expect, it } from "vitest";
import { findBrandInName, findVenueBrand, hotelBrands } from "./hotel-brands.ts";
import { venueGroups } from "./venue-groups.ts";

const nameOf = (group: (typeof venueGroups)[number], hotel: string) => findBrandInName(group, hotel)?.name;

it("reads the longest brand in a hotel's name", () => {
  expect(nameOf("hilton", "北京希尔顿逸林酒店")).toBe("希尔顿逸林");
  expect(nameOf("hilton", "北京首都机场希尔顿酒店")).toBe("希尔顿");
  expect(nameOf("ihg", "北京上地智选假日酒店")).toBe("智选假日");
  expect(nameOf("marriott", "北京万豪行政公寓")).toBe("万豪行政公寓");
  expect(nameOf("marriott", "北京粤财JW万豪酒店")).toBe("JW万豪");
  expect(nameOf("radisson", "北京丽亭华苑酒店")).toBe("丽亭");
});

it("makes no brand of a former name, nor of a word that could mean something else", () => {
  expect(nameOf("marriott", "北京长城饭店(原喜来登长城饭店)")).toBeUndefined();
  expect(nameOf("shangrila", "北京国贸大酒店")).toBeUndefined();
  expect(nameOf("radisson", "杭州雷迪森酒店")).toBeUndefined();
});

it("prefers the catalogue's brand to the hotel's name", () => {
  expect(findVenueBrand("hilton", { brandId: "3002", name: "北京希尔顿酒店" })?.name).toBe("康莱德");
  expect(findVenueBrand("hilton", { brandName: "希尔顿逸林", name: "某酒店" })?.id).toBe("3003");
  expect(findVenueBrand("ihg", { name: "北京红杉假日酒店" })?.id).toBe("2004");
});

it("has unique ids of the group's digit and no name twice", () => {
  for (const [at, group] of venueGroups.entries()) {
    const brands = hotelBrands[group];
    expect(brands.every(({ id }) => id.length === 4 && id.startsWith(String(at + 1)))).toBe(true);
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length);
    const names = brands.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  }
});
