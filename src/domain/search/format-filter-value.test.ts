import { expect, it } from "vitest";
import { emptyQuery, type FilterKey, filters, type ListQuery } from "./filters.ts";
import { type BoundTexts, formatFilterValue } from "./format-filter-value.ts";

const plain = (value: string) => value;
const texts: BoundTexts = {
  people: { short: plain, long: (people) => `${people} 人` },
  price: { short: (yuan) => `每天 ${yuan} 内`, long: (yuan) => `每天 ${yuan} 内` },
  area: { short: (area) => `${area} m²`, long: (area) => `${area} m²` },
  height: { short: (metres) => `${metres} m`, long: (metres) => `净高 ${metres} m` },
};

it.each([
  ["region", { region: "110105" }, "朝阳区", "朝阳区"],
  ["types", { types: 0b11 }, "酒店、会议中心", "酒店、会议中心"],
  ["people", { people: 1200 }, "1,200", "1,200 人"],
  ["layout", { layout: 2 }, "课桌式", "课桌式"],
  ["area", { area: 1500 }, "1,500 m²", "1,500 m²"],
  ["height", { height: 45 }, "4.5 m", "净高 4.5 m"],
  ["features", { features: 0b10000001 }, "LED 屏、无柱", "LED 屏、无柱"],
] as const satisfies [FilterKey, Partial<ListQuery>, string, string][])(
  "formats %s beside its name and by itself",
  (key, change, short, long) => {
    const filter = filters.find((row) => row.key === key)!;
    expect(formatFilterValue(filter, { ...emptyQuery, ...change }, texts, "朝阳区")).toEqual({ short, long });
  },
);

it("falls back to the id of an unknown region", () => {
  expect(formatFilterValue(filters[0], { ...emptyQuery, region: "7" }, texts, undefined).long).toBe("7");
});
