import fc from "fast-check";
import { expect, test } from "vitest";
import { getVisiblePages } from "./get-visible-pages.ts";

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, null, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [7, 7, [1, null, 6, 7]],
])("lists the pages around page %i of %i", (page, pages, shown) => {
  expect(getVisiblePages(page, pages)).toEqual(shown);
});

test("lists ascending pages with both ends and the current one; a gap hides at least two pages", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pages] = [Math.min(a, b), Math.max(a, b)];
      const shown = getVisiblePages(page, pages);
      const numbers = shown.filter((number) => number !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      shown.forEach((number, index) => {
        if (number === null) expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(2);
      });
    }),
  );
});
