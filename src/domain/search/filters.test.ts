import { describe, expect, it } from "vitest";
import {
  clearFilter,
  emptyQuery,
  filters,
  getSelectedOptions,
  hasFilter,
  spaceOnlyFilters,
  toggleBit,
  withChange,
} from "./filters.ts";

describe("the filter table", () => {
  it.each(["venue", "space"] as const)("gives every filter of the %s list a URL group of its own", (list) => {
    const groups = filters.filter((filter) => hasFilter(list, filter)).map(({ groups }) => (groups as never)[list]);
    expect(new Set(groups).size).toBe(groups.length);
  });

  it("knows the filters that a venue list does not have", () => {
    expect(spaceOnlyFilters.map(({ key }) => key)).toEqual(["area", "height"]);
  });

  it("gives every filter a sentence term and a key of its own", () => {
    expect(new Set(filters.map(({ key }) => key)).size).toBe(filters.length);
    expect(new Set(filters.map(({ term }) => term)).size).toBe(filters.length);
  });

  it("fits every bit set into the 9 digits of a URL group", () => {
    for (const filter of filters) {
      if (filter.kind !== "bits") continue;
      const all = filter.options.reduce((set, { bit }) => set | (1 << bit), 0);
      expect(all, filter.key).toBeGreaterThan(0);
      expect(all, filter.key).toBeLessThanOrEqual(999_999_999);
    }
  });

  it("has an empty value for every filter", () => {
    for (const { key } of filters) expect(emptyQuery[key] ?? 0, key).toBe(0);
  });
});

it("changes one filter and goes back to the first page", () => {
  const query = { ...emptyQuery, region: "110105", types: 0b101, page: 3 };
  expect(withChange(query, { people: 80 })).toEqual({ ...query, people: 80, page: 0 });
  expect(clearFilter(query, "region")).toEqual({ ...emptyQuery, types: 0b101, region: undefined });
  expect(clearFilter(query, "types")).toEqual({ ...query, types: 0, page: 0 });
  expect(toggleBit(query, "types", 1)).toEqual({ ...query, types: 0b111, page: 0 });
});

it("lists the selected options of a bit set in the table's order", () => {
  const stars = filters.find((filter) => filter.key === "stars")!;
  expect(getSelectedOptions(stars, { ...emptyQuery, stars: 0b1001 }).map(({ name }) => name)).toEqual([
    "五星",
    "二星及以下",
  ]);
});
