import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layouts } from "../space/layouts.ts";
import { type ComparedSpace, type ComparisonEvent, pickComparisonLayout } from "./compared-space.ts";
import { type Cell, compareSpaces } from "./compare-spaces.ts";
import { type FactDefinition, type FactKey, facts } from "./facts.ts";

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const layoutKey = fc.constantFrom(...layouts.map(({ key }) => key));
const door = fc.record({ width: fc.constantFrom(1.2, 2, 2.4), height: fc.constantFrom(2, 2.2, 3) });
const link = fc.record({
  kind: fc.constantFrom("metro" as const, "railway" as const),
  name: fc.constantFrom("甲站", "乙站"),
  metres: maybe(fc.constantFrom(200, 800)),
  minutes: maybe(fc.constantFrom(3, 9)),
});

const anySpace = fc.record({
  space: fc.record({
    id: fc.constant("1"),
    venueId: fc.constant("2"),
    name: fc.constant("厅"),
    hasVr: fc.constant(false),
    length: maybe(fc.constantFrom(12, 20, 30)),
    width: maybe(fc.constantFrom(8, 15)),
    height: maybe(fc.constantFrom(0, 3, 5.5)),
    capacity: fc.dictionary(layoutKey, fc.constantFrom(0, 40, 120, 5000), { maxKeys: 4 }),
    pillars: maybe(fc.constantFrom(0, 2)),
    priceDay: maybe(fc.constantFrom(8000, 12_000, 30_000)),
    daylight: maybe(fc.boolean()),
    loadInDoor: maybe(door),
    led: maybe(door),
    features: fc.subarray(["sound" as const, "led" as const, "pillar-free" as const]),
  }),
  venue: fc.record({
    guestRoomCount: maybe(fc.constantFrom(0, 120, 400)),
    features: fc.subarray(["lawn" as const]),
    transport: fc.array(link, { maxLength: 3 }),
  }),
  availability: maybe(
    fc.constantFrom(
      { state: "unknown" as const, isOld: false },
      { state: "unknown" as const, confirmedOn: "2026-11-20", isOld: false },
      { state: "booked" as const, from: "2026-12-04", to: "2026-12-04", confirmedOn: "2026-11-20", isOld: false },
      { state: "held" as const, from: "2026-12-04", to: "2026-12-04", confirmedOn: "2026-10-01", isOld: true },
    ),
  ),
  cost: maybe(
    fc.record({
      low: fc.constant(40_000),
      total: fc.constantFrom(50_000, 80_000),
      high: fc.constant(90_000),
      perHead: fc.constant(400),
      hireBasis: fc.constantFrom("own" as const, "usual" as const),
      missing: fc.constantFrom(0, 2),
      lunch: fc.constant("buffet" as const),
      teaBreaks: fc.constant(2),
    }),
  ),
}) as fc.Arbitrary<ComparedSpace>;

const spaces = fc.array(anySpace, { minLength: 2, maxLength: 6 });
const event: fc.Arbitrary<ComparisonEvent> = fc.record({
  layout: layoutKey,
  people: maybe(fc.integer({ min: 1, max: 300 })),
  date: maybe(fc.constant("2026-12-04")),
});
const findRow = (key: string, ...given: Parameters<typeof compareSpaces>) =>
  compareSpaces(...given).find((row) => row.key === key);

describe("compareSpaces", () => {
  it("puts the rows that differ before those that say the same", () => {
    fc.assert(
      fc.property(spaces, event, (given, of) => {
        const rows = compareSpaces(given, of);
        const same = rows.map(({ isSame }) => isSame);
        expect(same).toEqual(same.toSorted((a, b) => Number(a) - Number(b)));
        for (const { cells, isSame } of rows) {
          const texts = new Set(cells.map(({ value }) => JSON.stringify(value)));
          expect(cells).toHaveLength(given.length);
          if (isSame) expect(texts.size).toBe(1);
          else expect(texts.size > 1 || cells.some(({ isDoubtful }) => isDoubtful)).toBe(true);
        }
      }),
    );
  });

  it("says the same of each space in whatever order they stand", () => {
    fc.assert(
      fc.property(spaces, event, (given, of) => {
        const turned = compareSpaces(given.toReversed(), of);
        const rows = compareSpaces(given, of);
        expect(turned.map(({ key, isSame, cells }) => ({ key, isSame, cells: cells.toReversed() }))).toEqual(
          rows.map(({ key, isSame, cells }) => ({ key, isSame, cells })),
        );
      }),
    );
  });

  it("marks as best only what no known value beats and some known value does not reach", () => {
    fc.assert(
      fc.property(spaces, event, (given, of) => {
        for (const row of compareSpaces(given, of)) {
          const cells: Cell<unknown>[] = row.cells;
          const best = cells.filter(({ isBest }) => isBest);
          if (best.length === 0) continue;
          const { isBetter } = facts[row.key as FactKey] as FactDefinition<unknown>;
          const contenders = cells.filter(({ value, isDoubtful }) => value !== undefined && !isDoubtful);
          for (const cell of best) {
            expect(contenders).toContain(cell);
            expect(contenders.some((other) => isBetter!(cell.value, other.value))).toBe(true);
            expect(contenders.some((other) => isBetter!(other.value, cell.value))).toBe(false);
          }
        }
      }),
    );
  });

  it("does not change its mind for a space of which nothing is known", () => {
    const unknown = { space: { capacity: {}, features: [] }, venue: { features: [], transport: [] } };
    fc.assert(
      fc.property(spaces, event, (given, of) => {
        const without = new Map(compareSpaces(given, of).map(({ key, cells }) => [key, cells]));
        for (const { key, cells } of compareSpaces([...given, unknown as unknown as ComparedSpace], of)) {
          const last = cells.at(-1)!;
          expect(last).toEqual({});
          expect(cells.slice(0, -1)).toEqual(without.get(key));
        }
      }),
    );
  });

  it("has a row for the date only where there is one, and none is the best by it", () => {
    fc.assert(
      fc.property(spaces, event, (given, of) => {
        const row = findRow("availability", given, of);
        expect(row !== undefined).toBe(of.date !== undefined);
        for (const [at, cell] of (row?.cells ?? []).entries())
          expect(cell).toEqual(given[at]!.availability?.confirmedOn ? { value: given[at]!.availability } : {});
      }),
    );
  });

  const build = (space: object, venue: object = {}) =>
    ({
      space: { capacity: {}, features: [], ...space },
      venue: { features: [], transport: [], ...venue },
    }) as unknown as ComparedSpace;

  it("leaves a doubtful figure out of the contest, and a space that does not seat the people", () => {
    const given = [
      build({ length: 20, width: 15, capacity: { classroom: 5000 } }),
      build({ area: 300, capacity: { classroom: 120 } }),
      build({ area: 200, capacity: { classroom: 80 } }),
    ];
    const of = { layout: "classroom" as const, people: 100 };
    expect(findRow("published", given, of)!.cells.map(({ isDoubtful, isBest }) => isDoubtful ?? isBest)).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(findRow("seats", given.slice(1), { ...of, people: 200 })!.cells.some(({ isBest }) => isBest)).toBe(false);
  });

  it("calls figures that differ by less than 3 % alike, none of them the best, and still finds what is clearly better", () => {
    const of = { layout: "theatre" as const };
    const alike = [build({ priceDay: 100_000 }), build({ priceDay: 100_200 }), build({ priceDay: 150_000 })];
    expect(findRow("priceDay", alike, of)!.cells).toEqual([
      { value: 100_000, isAlike: true },
      { value: 100_200, isAlike: true },
      { value: 150_000 },
    ]);
    expect(findRow("priceDay", alike.slice(1), of)!.cells[0]).toEqual({ value: 100_200, isBest: true });
  });

  it("knows no best floor or size, and none where most share it", () => {
    const given = [build({ floor: 1, pillars: 0 }), build({ floor: 3, pillars: 0 }), build({ floor: 5, pillars: 2 })];
    for (const key of ["floor", "pillars"])
      expect(findRow(key, given, { layout: "theatre" })!.cells.some(({ isBest }) => isBest)).toBe(false);
    expect(findRow("pillars", given.slice(1), { layout: "theatre" })!.cells[0]).toEqual({ value: 0, isBest: true });
  });
});

it("compares in the layout that most of the spaces seat, in the usual one where all do", () => {
  const of = (...capacities: object[]) =>
    pickComparisonLayout(capacities.map((capacity) => ({ space: { capacity } })) as never);
  expect(of({ classroom: 20, theatre: 40 }, { classroom: 30, theatre: 20 })).toBe("classroom");
  expect(of({ classroom: 0, banquet: 40 }, { banquet: 20 })).toBe("banquet");
});
