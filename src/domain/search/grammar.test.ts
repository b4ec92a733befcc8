import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  toCanonicalSpaceQuery,
  clearFilter,
  emptySpaceQuery,
  emptyVenueQuery,
  formatSpaceGroups,
  formatVenueGroups,
  parseSpaceGroups,
  parseVenueGroups,
  formatSpaceListHref,
  toggleBit,
  formatVenueListHref,
} from "./grammar.ts";

const group = fc.oneof(fc.constant("0"), fc.stringMatching(/^\d{1,9}$/), fc.stringMatching(/^\d{10,30}$/));
const groups = (least: number, most: number) =>
  fc.array(group, { minLength: least, maxLength: most }).map((digits) => digits.map((text) => `-${text}`).join(""));

describe("venue groups", () => {
  it("round-trips parsed groups", () => {
    fc.assert(
      fc.property(groups(5, 9), (text) => {
        const query = parseVenueGroups(text)!;
        const canonical = formatVenueGroups(query);
        expect(parseVenueGroups(canonical)).toEqual(query);
        expect(formatVenueGroups(parseVenueGroups(canonical)!)).toBe(canonical);
        expect(canonical).toMatch(/^(-\d{1,9}){5,9}$/);
      }),
    );
  });

  it("parses groups in order", () => {
    expect(parseVenueGroups("-110105-3-1-200-2-50000-5-1-2")).toEqual({
      region: "110105",
      types: 3,
      stars: 1,
      people: 200,
      layout: 2,
      price: 50_000,
      features: 5,
      sort: 1,
      page: 2,
    });
  });

  it.each([
    ["-0-0-0-0-0-0-0-0-0", "-0-0-0-0-0"],
    ["-0-0-0-0-0-0-0-0-1", "-0-0-0-0-0"],
    ["-0-0-0-0-0-0-0-0-2", "-0-0-0-0-0-0-0-0-2"],
    ["-0-99999999999-0-9-9", "-0-0-0-9-0"],
    ["-007-0-0-0200-8", "-7-0-0-200-8"],
    ["-0-999999999-255-0-0", "-0-2559-31-0-0"],
    ["-0-0-0-0-0-0-0-6", "-0-0-0-0-0"],
    ["-0-0-0-0-0-0-0-0-100000", "-0-0-0-0-0"],
  ])("normalises %s to %s", (text, canonical) => {
    expect(formatVenueGroups(parseVenueGroups(text)!)).toBe(canonical);
  });

  it.each([
    "",
    "-0-0-0-0",
    "-0-0-0-0-0-0-0-0-0-0",
    "-0-0-0-0-a",
    "-0-0-0-0-",
    "-0-0-0--0-0",
    "0-0-0-0-0",
    "-0-0-0-0-0\n",
  ])("rejects malformed groups: %j", (text) => expect(parseVenueGroups(text)).toBeUndefined());
});

describe("space groups", () => {
  it("round-trips and requires exactly eleven groups", () => {
    fc.assert(
      fc.property(groups(11, 11), (text) => {
        const query = parseSpaceGroups(text)!;
        expect(parseSpaceGroups(formatSpaceGroups(query))).toEqual(query);
      }),
    );
    fc.assert(
      fc.property(groups(1, 14), (text) => {
        const count = text.split("-").length - 1;
        expect(parseSpaceGroups(text) === undefined).toBe(count !== 11);
      }),
    );
  });

  it("parses groups in order", () => {
    expect(parseSpaceGroups("-110105-3-1-200-2-300-50000-45-5-1-2")).toEqual({
      region: "110105",
      types: 3,
      stars: 1,
      people: 200,
      layout: 2,
      area: 300,
      price: 50_000,
      height: 45,
      features: 5,
      sort: 1,
      page: 2,
    });
  });
});

it("formats hrefs, toggles bits and clears groups, resetting to the first page", () => {
  const query = { ...emptyVenueQuery, region: "110105", people: 200, page: 3 };
  expect(formatVenueListHref("beijing", emptyVenueQuery)).toBe("/beijing/changdi-0-0-0-0-0");
  expect(formatVenueListHref("beijing", toggleBit(query, "types", 1))).toBe("/beijing/changdi-110105-2-0-200-0");
  expect(toggleBit(toggleBit(query, "types", 1), "types", 1)).toEqual({ ...query, page: 0 });
  expect(formatVenueListHref("beijing", clearFilter(query, "region"))).toBe("/beijing/changdi-0-0-0-200-0");
  expect(formatSpaceListHref("beijing", { ...emptySpaceQuery, area: 80 })).toBe(
    "/beijing/kongjian-0-0-0-0-0-80-0-0-0-0-0",
  );
});

it("normalises named values like groups", () => {
  expect(toCanonicalSpaceQuery({ layout: 9, sort: 3, area: 10, people: -1, price: 1.5, page: undefined })).toEqual({
    ...emptySpaceQuery,
    sort: 3,
    area: 10,
  });
});
