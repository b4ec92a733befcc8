import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyQuery, type ListQuery } from "../search/filters.ts";
import { formatGroupHref, parseGroupQuery } from "./group-query.ts";

/** Parses the query of a URL. */
const read = (href: string) => parseGroupQuery(Object.fromEntries(new URL(href, "https://site.test").searchParams));

it("formats the paths of a group and of its city", () => {
  expect(formatGroupHref("hilton")).toBe("/zt/hilton");
  expect(formatGroupHref("ihg", { cityCode: "310000" })).toBe("/zt/ihg/310000");
  expect(formatGroupHref("hyatt", { query: { people: 300, layout: 2, stars: 1 }, brandId: "7001" })).toBe(
    "/zt/hyatt?people=300&layout=classroom&stars=1&brand=7001",
  );
});

it("drops what it does not know", () => {
  const text = { people: "-3", layout: "sofa", price: "1e9", stars: "99999999999", features: "x", brand: "W" };
  expect(parseGroupQuery({ ...text, sort: "17", page: "1" })).toEqual({ query: emptyQuery });
});

it("reads what it writes", () => {
  const query = fc.record({
    people: fc.integer({ min: 0, max: 99_999 }),
    layout: fc.integer({ min: 0, max: 8 }),
    price: fc.nat(999_999_999),
    stars: fc.nat(31),
    features: fc.nat(2 ** 26 - 1),
    sort: fc.integer({ min: 0, max: 5 }),
    page: fc.constantFrom(0, 2, 7),
  });
  const brand = fc.option(fc.stringMatching(/^\d{4}$/), { nil: undefined });
  fc.assert(
    fc.property(query, brand, (values, brandId) => {
      const requested = { query: { ...emptyQuery, ...values } as ListQuery, ...(brandId && { brandId }) };
      expect(read(formatGroupHref("hilton", requested))).toEqual(requested);
    }),
  );
});
