import fc from "fast-check";
import { expect, it } from "vitest";
import { layouts } from "../space/layouts.ts";
import { formatSelectionHref } from "./format-selection-href.ts";
import { selectionAddress } from "./selection-address.ts";

const parseHref = (href: string) =>
  selectionAddress.parse(Object.fromEntries(new URL(href, "http://site").searchParams));

it("reads back every selection that it formats", () => {
  const selections = fc.record({
    spaceCodes: fc.uniqueArray(fc.stringMatching(/^[1-9]\d{0,23}$/), { maxLength: 40 }),
    people: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
    layout: fc.option(fc.constantFrom(...layouts.map(({ key }) => key)), { nil: undefined }),
    date: fc.constantFrom(undefined, "2026-12-31", "2028-02-29"),
    days: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(selections, fc.constantFrom("/compare" as const, "/proposal" as const), (selection, path) => {
      const href = formatSelectionHref(path, selection);
      expect(href.startsWith(path)).toBe(true);
      expect(parseHref(href)).toEqual(selection);
    }),
  );
});

it("leaves out what is invalid, and repeated codes", () => {
  expect(
    selectionAddress.parse({ spaceCode: "12,x,12, 13,-4", people: "0", layout: "2", date: "2026-02-30", days: "31" }),
  ).toEqual({ spaceCodes: ["12", "13"], people: undefined, layout: "classroom", date: undefined, days: undefined });
  expect(selectionAddress.parse({ layout: "sofa" }).layout).toBeUndefined();
});
