import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  bounded,
  day,
  flag,
  id,
  listOf,
  matching,
  named,
  oneOf,
  pageNumber,
  unescaped,
  withDefault,
} from "./address-field.ts";
import { defineAddress } from "./define-address.ts";
import { layoutField } from "./layout-field.ts";

const address = defineAddress({
  ids: named("siteId", unescaped(listOf((entry) => /^\d+$/.test(entry), 3))),
  people: bounded(1, 5000),
  tables: withDefault(bounded(0, 400), 30),
  kind: oneOf(["launch", "training"]),
  star: oneOf([5, 4]),
  layout: layoutField,
  dinner: flag(true),
  theme: matching(/^[a-z]{2,20}$/),
  date: day,
  page: pageNumber,
});
const usual = { ids: [], tables: 30, dinner: true, page: 1 };
const read = (query: string) => address.parse(Object.fromEntries(new URLSearchParams(query)));

const values = fc.record(
  {
    ids: fc.uniqueArray(fc.stringMatching(/^\d{1,9}$/), { maxLength: 3 }),
    people: fc.integer({ min: 1, max: 5000 }),
    tables: fc.integer({ min: 0, max: 400 }),
    kind: fc.constantFrom("launch" as const, "training" as const),
    star: fc.constantFrom(5 as const, 4 as const),
    layout: fc.constantFrom("banquet" as const, "ushape" as const),
    dinner: fc.boolean(),
    theme: fc.stringMatching(/^[a-z]{2,20}$/),
    date: fc.constantFrom("2026-12-18", "2028-02-29"),
    page: fc.integer({ min: 1, max: 9999 }),
  },
  { requiredKeys: [] },
);

describe("defineAddress", () => {
  it("parses what it formats", () => {
    fc.assert(
      fc.property(values, (given) => {
        expect(read(address.format(given))).toEqual({ ...usual, ...given });
      }),
    );
  });

  it("formats the same query whatever the order of the values", () => {
    fc.assert(
      fc.property(values, (given) => {
        const reversed = Object.fromEntries(Object.entries(given).reverse());
        expect(address.format(reversed)).toBe(address.format(given));
      }),
    );
  });

  it("names its parameters in the order in which it writes them", () => {
    expect(address.names).toEqual([
      "siteId",
      "people",
      "tables",
      "kind",
      "star",
      "layout",
      "dinner",
      "theme",
      "date",
      "page",
    ]);
    const given = { page: 2, date: "2026-12-18", dinner: false, people: 80, ids: ["1", "2"], tables: 0 };
    expect(address.format(given)).toBe("?siteId=1,2&people=80&tables=0&dinner=0&date=2026-12-18&page=2");
    expect(address.format(given, Object.keys(given))).toBe(
      "?page=2&date=2026-12-18&dinner=0&people=80&siteId=1,2&tables=0",
    );
    expect(address.toTexts({ ids: ["1"], people: 80 })).toEqual({ siteId: "1", people: "80" });
  });

  it("writes neither defaults nor unset values", () => {
    expect(address.format({ ...usual, people: 0, kind: undefined, theme: "" })).toBe("");
    expect(address.format({})).toBe("");
  });

  it("drops what is invalid, each for itself", () => {
    const invalid = "siteId=x&people=0&tables=401&kind=party&star=3&layout=9&dinner=x&theme=A1&date=2026-02-30&page=0";
    expect(read(invalid)).toEqual(usual);
    expect(read(`${invalid}&utm_source=x`.replace("people=0", "people=80"))).toEqual({ ...usual, people: 80 });
    expect(read("people=5001&tables=-1&page=02")).toEqual(usual);
    expect(read("people=1e3&tables=1.5&page=99999")).toEqual(usual);
  });

  it("reads a layout by its number too, and a list without repetition up to its end", () => {
    expect(read("layout=2&siteId=1,1,x 2,3,4")).toEqual({ ...usual, layout: "classroom", ids: ["1", "2", "3"] });
  });

  it("parses any text without an error", () => {
    const texts = fc.record(Object.fromEntries(address.names.map((name) => [name, fc.string()])), { requiredKeys: [] });
    fc.assert(
      fc.property(texts, (query) => {
        const parsed = address.parse(query);
        expect(read(address.format(parsed))).toEqual(parsed);
      }),
    );
  });

  it("types the values by the fields", () => {
    const { people, tables, kind } = address.parse({});
    expectTypeOf(people).toEqualTypeOf<number | undefined>();
    expectTypeOf(tables).toEqualTypeOf<number>();
    expectTypeOf(kind).toEqualTypeOf<"launch" | "training" | undefined>();
    // @ts-expect-error: no field has this name; that of `ids` is `siteId`.
    address.parse({ ids: "1" });
    // @ts-expect-error: the field is a number.
    address.format({ people: "80" });
    expectTypeOf(defineAddress({ place: id }).names).toEqualTypeOf<readonly "place"[]>();
  });
});
