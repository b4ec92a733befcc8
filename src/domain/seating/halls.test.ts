import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LayoutKey, layouts } from "../space/layout.ts";
import type { Capacities } from "../space/space.ts";
import { assessCapacity } from "./assess.ts";
import { capacityOf } from "./capacity.ts";
import { roomOf } from "./room.ts";

interface Hall {
  length?: number;
  width?: number;
  height?: number;
  capacity: Capacities;
}

/** Published sizes and capacities of real halls; not part of the repository. */
const file = new URL("../../../../shared/data/halls.json", import.meta.url);
const halls = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Hall[]) : [];
/** Fewer than this many figures say nothing. */
const enough = 10;

/** Computed over published, for every hall that publishes the layout and suits it. */
function ratios(layout: LayoutKey, level: "comfortable" | "limit"): number[] {
  return halls.flatMap(({ capacity, ...sizes }) => {
    const room = roomOf(sizes);
    const computed = room && capacityOf(room, layout)[level];
    return computed && capacity[layout] ? [computed / capacity[layout]] : [];
  });
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;

describe.skipIf(halls.length === 0)("real halls", () => {
  const compared = layouts.filter(({ key }) => ratios(key, "comfortable").length >= enough);

  it("publish enough to compare six layouts", () => {
    expect(compared.map(({ key }) => key)).toEqual([
      "theatre",
      "classroom",
      "boardroom",
      "ushape",
      "banquet",
      "cocktail",
    ]);
  });

  it.each(compared.map(({ key }) => key))("publish what is computed as comfortable, in the median: %s", (layout) => {
    const middle = median(ratios(layout, "comfortable"));
    expect(middle).toBeGreaterThan(0.85);
    expect(middle).toBeLessThan(1.15);
  });

  it("are believed in nine of ten figures", () => {
    const figures = halls.flatMap(({ capacity, ...sizes }) => {
      const keys = Object.keys(capacity) as LayoutKey[];
      return keys.map((layout) => assessCapacity({ ...sizes, capacity }, layout).doubtful);
    });
    expect(figures.filter(Boolean).length / figures.length).toBeLessThan(0.1);
  });
});
