import fc from "fast-check";
import { expect, it } from "vitest";
import { eventTypes } from "../demand/demand-option.ts";
import { layouts } from "../space/layouts.ts";
import { casesAddress, caseSizes, formatCasesHref, getCaseSize } from "./case-filters.ts";

const pick = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const filters = fc.record({
  eventType: pick(eventTypes.map(({ id }) => id)),
  city: pick(["beijing", "suzhouanhui"]),
  size: pick(caseSizes.map(({ id }) => id)),
  layout: pick(layouts.map(({ key }) => key)),
});

it("reads the filters of a formatted path back", () => {
  fc.assert(
    fc.property(filters, (some) => {
      const { searchParams } = new URL(formatCasesHref({ ...some, page: 3, id: "105" }), "http://localhost");
      const { page, case: id } = Object.fromEntries(searchParams);
      const read = casesAddress.parse(Object.fromEntries(searchParams));
      expect(read).toEqual({ ...JSON.parse(JSON.stringify(some)), page: 3, id: "105" });
      expect([page, id]).toEqual(["3", "105"]);
    }),
  );
});

it("drops what is no filter, and formats the plain path without a query", () => {
  expect(casesAddress.parse({ type: "Training", city: "110000", size: "1-", layout: "2" })).toEqual({ page: 1 });
  expect(formatCasesHref({ ...casesAddress.parse({ type: "x" }), page: 1 })).toBe("/cases");
});

it("puts every number of people into exactly one range", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (people) => {
      const own = caseSizes.filter(({ from, to }) => from <= people && people <= to);
      expect(own.map(({ id }) => id)).toEqual([getCaseSize(people)]);
    }),
  );
});
