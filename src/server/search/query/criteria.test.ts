import fc from "fast-check";
import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { layouts } from "#domain/space/layouts.ts";
import { getLargestCapacities } from "../columns/get-largest-capacities.ts";
import { ShardBuilder } from "../index/shard-builder.ts";
import { compareLayouts, getLayoutsSeating, getSeats } from "./criteria.ts";

/** Around the limits of 15 and 16 bits, and usual numbers. */
const people = fc.constantFrom(1, 2, 19, 20, 21, 500, 32_766, 32_767, 32_768, 65_535, 65_536, 70_000);
const capacities = fc.array(fc.option(people, { nil: 0 }), { minLength: layouts.length, maxLength: layouts.length });

it("compares capacities with people in every layout, beyond what a column holds too", () =>
  fc.assert(
    fc.property(fc.array(capacities, { minLength: 1, maxLength: 3 }), people, (rows, least) => {
      const builder = new ShardBuilder("110000");
      const spaces = rows.map((counts, at) => {
        const capacity = Object.fromEntries(layouts.map(({ key }, layout) => [key, counts[layout]]));
        return createTestSpace(String(10 + at), "1", { capacity, area: undefined });
      });
      builder.add(createTestVenue("1", {}), spaces);
      const shard = builder.build();
      const toSet = (counts: readonly number[]) =>
        counts.reduce((set, count, layout) => (count >= least ? set | (1 << layout) : set), 0);
      for (const [row, counts] of rows.entries()) {
        expect(getLayoutsSeating(shard.spaces, row, least)).toBe(toSet(counts));
        expect(layouts.map(({ id }) => getSeats(shard.spaces, row, id))).toEqual(counts);
        expect(getSeats(shard.spaces, row, 0)).toBe(Math.max(...counts));
      }
      const largest = layouts.map((_, layout) => Math.max(...rows.map((counts) => counts[layout]!)));
      if (least < 32_768) expect(compareLayouts(getLargestCapacities(shard), 0, least)).toBe(toSet(largest));
    }),
  ));
