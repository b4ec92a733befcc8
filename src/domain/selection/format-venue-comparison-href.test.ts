import { expect, it } from "vitest";
import { formatVenueComparisonHref } from "./format-venue-comparison-href.ts";

const spaces = Array.from({ length: 8 }, (_, at) => ({ id: `${at + 1}`, area: (at + 1) * 100 }));

it("compares a venue's largest spaces, the given one first", () => {
  expect(formatVenueComparisonHref(spaces, {})).toBe("/compare?spaceCode=8,7,6,5,4,3");
  expect(formatVenueComparisonHref(spaces, { people: 90, layout: "theatre" }, spaces[0])).toBe(
    "/compare?spaceCode=1,8,7,6,5,4&people=90&layout=theatre",
  );
});

it("offers no comparison of one space", () => {
  expect(formatVenueComparisonHref(spaces.slice(0, 1), {}, spaces[0])).toBeUndefined();
});
