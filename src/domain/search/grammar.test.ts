import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearFilter, emptyQuery, toggleBit } from "./filters.ts";
import { toCanonicalQuery, formatGroups, parseGroups, formatListHref } from "./grammar.ts";

const group = fc.oneof(fc.constant("0"), fc.stringMatching(/^\d{1,9}$/), fc.stringMatching(/^\d{10,30}$/));
const groups = (least: number, most: number) =>
  fc.array(group, { minLength: least, maxLength: most }).map((digits) => digits.map((text) => `-${text}`).join(""));

describe("venue groups", () => {
  it("round-trips parsed groups", () => {
    fc.assert(
      fc.property(groups(5, 9), (text) => {
        const query = parseGroups("venue", text)!;
        const canonical = formatGroups("venue", query);
        expect(parseGroups("venue", canonical)).toEqual(query);
        expect(formatGroups("venue", parseGroups("venue", canonical)!)).toBe(canonical);
        expect(canonical).toMatch(/^(-\d{1,9}){5,9}$/);
      }),
    );
  });

  it("parses groups in order", () => {
    expect(parseGroups("venue", "-110105-3-1-200-2-50000-5-1-2")).toEqual({
      region: "110105",
      types: 3,
      stars: 1,
      people: 200,
      layout: 2,
      area: 0,
      price: 50_000,
      height: 0,
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
    ["-0-0-0-0-0-0-0-8", "-0-0-0-0-0"],
    ["-0-0-0-0-0-0-0-0-100000", "-0-0-0-0-0"],
  ])("normalises %s to %s", (text, canonical) => {
    expect(formatGroups("venue", parseGroups("venue", text)!)).toBe(canonical);
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
  ])("rejects malformed groups: %j", (text) => expect(parseGroups("venue", text)).toBeUndefined());
});

describe("space groups", () => {
  it("round-trips and requires exactly eleven groups", () => {
    fc.assert(
      fc.property(groups(11, 11), (text) => {
        const query = parseGroups("space", text)!;
        expect(parseGroups("space", formatGroups("space", query))).toEqual(query);
      }),
    );
    fc.assert(
      fc.property(groups(1, 14), (text) => {
        const count = text.split("-").length - 1;
        expect(parseGroups("space", text) === undefined).toBe(count !== 11);
      }),
    );
  });

  it("parses groups in order", () => {
    expect(parseGroups("space", "-110105-3-1-200-2-300-50000-45-5-1-2")).toEqual({
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
  const query = { ...emptyQuery, region: "110105", people: 200, page: 3 };
  expect(formatListHref("venue", "beijing")).toBe("/beijing/changdi-0-0-0-0-0");
  expect(formatListHref("venue", "beijing", toggleBit(query, "types", 1))).toBe("/beijing/changdi-110105-2-0-200-0");
  expect(toggleBit(toggleBit(query, "types", 1), "types", 1)).toEqual({ ...query, page: 0 });
  expect(formatListHref("venue", "beijing", clearFilter(query, "region"))).toBe("/beijing/changdi-0-0-0-200-0");
  expect(formatListHref("space", "beijing", { area: 80 })).toBe("/beijing/kongjian-0-0-0-0-0-80-0-0-0-0-0");
});

it("normalises named values like groups", () => {
  expect(toCanonicalQuery("space", { layout: 9, sort: 3, area: 10, people: -1, price: 1.5, page: undefined })).toEqual({
    ...emptyQuery,
    sort: 3,
    area: 10,
  });
});
