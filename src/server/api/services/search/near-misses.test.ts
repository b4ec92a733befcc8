import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { randomQuery, randomRows } from "#tests/search/random-rows.ts";
import { type CatalogueRows, getSeats, searchSpacesNaively } from "#tests/search/search-venues-naively.ts";
import type { NearMiss } from "#contract/selection/why-not.ts";
import { nearMissLimits } from "#domain/limits.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import { formatGroups } from "#domain/search/grammar.ts";
import { listFeatures } from "#domain/space/features.ts";
import { searchSpaces } from "./search-spaces.ts";
import { searchVenues } from "./search-venues.ts";

const beijing = { city: "beijing" };
const idsOf = (list: readonly NearMiss[] = []) => list.map(({ id }) => id);

/** Venues with one space each, numbered from 1. */
const createRows = (spaces: Parameters<typeof createTestSpace>[2][]): CatalogueRows => ({
  venues: spaces.map((_, at) => createTestVenue(`${at + 1}`)),
  spaces: spaces.map((space, at) => createTestSpace(`${at + 1}01`, `${at + 1}`, space)),
});

const classroom = (people: number, more = {}) => ({ capacity: { classroom: people }, ...more });

describe("near misses of a list", () => {
  it("come nearest first: one missed must before two, then by how far off", async () => {
    const context = await createMemoryContext(
      createRows([
        classroom(150, { priceDay: 9000 }),
        classroom(190, { priceDay: 11_000 }),
        classroom(188, { priceDay: 9000 }),
        classroom(210, { priceDay: 10_500 }),
        classroom(210, { priceDay: 9000 }),
      ]),
    );
    const { total, nearMisses } = await searchVenues(context, { ...beijing, people: 200, layout: 2, price: 10_000 });
    expect(total).toBe(1);
    expect(nearMisses?.map(({ id, misses }) => [id, misses])).toEqual([
      ["401", [{ must: "priceDay", price: 10_500, over: 500 }]],
      ["301", [{ must: "people", layout: "classroom", people: 200, seats: 188, short: 12 }]],
      ["101", [{ must: "people", layout: "classroom", people: 200, seats: 150, short: 50 }]],
      [
        "201",
        [
          { must: "people", layout: "classroom", people: 200, seats: 190, short: 10 },
          { must: "priceDay", price: 11_000, over: 1000 },
        ],
      ],
    ]);
  });

  it("miss a price of half a day that the sentence names, whatever a day costs", async () => {
    const context = await createMemoryContext(
      createRows([
        classroom(100, { priceHalfDay: 2500, priceDay: 3000 }),
        classroom(100, { priceDay: 1000 }),
        classroom(100, { priceHalfDay: 1900, priceDay: 9000 }),
        classroom(100, { priceHalfDay: 4000, priceDay: 1000 }),
      ]),
    );
    for (const q of ["半天 2000元 100人", "半天2000元以内"]) {
      const { total, nearMisses } = await searchVenues(context, { ...beijing, q });
      expect(total).toBe(1);
      expect(nearMisses?.map(({ id, misses }) => [id, misses])).toEqual([
        ["101", [{ must: "priceHalfDay", price: 2500, over: 500 }]],
      ]);
    }
  });

  it("miss a budget in all by how much, with what would save enough", async () => {
    const rows = createRows([8000, 12_000, 30_000, 60_000].map((priceDay) => classroom(110, { priceDay })));
    const prices = { lunchBuffet: 100, teaBreak: 40 };
    const context = await createMemoryContext({
      ...rows,
      venues: rows.venues.map((venue) => ({ ...venue, prices })),
    });
    // Lunch and two tea breaks of 100 people cost 18,000.
    const { total, nearMisses } = await searchVenues(context, { ...beijing, q: "100人课桌式，总预算2.8万" });
    expect(total).toBe(1);
    expect(nearMisses?.map(({ id, misses, remedies }) => [id, misses, remedies])).toEqual([
      ["201", [{ must: "sum", sum: 30_000, over: 2000 }], [{ kind: "one-tea-break", sum: 26_000 }]],
    ]);
    const wide = await searchVenues(context, { ...beijing, q: "100人课桌式", sum: 40_000 });
    expect(wide.nearMisses?.map(({ id, remedies }) => [id, remedies])).toEqual([
      ["301", [{ kind: "no-lunch", sum: 38_000 }]],
    ]);
  });

  it("are no more than four, and none of a venue that the list has", async () => {
    const rows = createRows([190, 191, 192, 193, 194, 200].map((people) => classroom(people)));
    rows.spaces.push(createTestSpace("602", "6", classroom(199)));
    const context = await createMemoryContext(rows);
    for (const search of [searchVenues, searchSpaces]) {
      const { total, nearMisses } = await search(context, { ...beijing, people: 200, layout: 2 });
      expect(total).toBe(1);
      expect(idsOf(nearMisses)).toEqual(["501", "401", "301", "201"]);
    }
  });

  it("are found under the highest price that a list can have", async () => {
    const context = await createMemoryContext(createRows([classroom(190, { priceDay: 9000 })]));
    const { nearMisses } = await searchSpaces(context, { ...beijing, people: 200, layout: 2, price: 99_999_999 });
    expect(idsOf(nearMisses)).toEqual(["101"]);
  });

  it("rest on known facts: an unknown price, height or feature is no miss", async () => {
    const context = await createMemoryContext(
      createRows([
        classroom(190),
        classroom(190, { priceDay: 9000, height: 4 }),
        classroom(190, { priceDay: 9000, height: 4, pillars: 2 }),
        classroom(190, { priceDay: 9000, height: 4, features: ["pillar-free"] }),
      ]),
    );
    const { nearMisses } = await searchSpaces(context, {
      ...beijing,
      people: 200,
      layout: 2,
      price: 10_000,
      height: 40,
      features: 1 << 7,
    });
    expect(idsOf(nearMisses)).toEqual(["401", "301"]);
    expect(nearMisses?.[1]?.misses).toContainEqual({ must: "feature", feature: "pillar-free" });
  });

  it("leave out a space that fails three musts, or one by more than a third", async () => {
    const context = await createMemoryContext(
      createRows([
        classroom(190, { priceDay: 10_500, area: 290 }),
        classroom(120, { priceDay: 9000, area: 300 }),
        classroom(200, { priceDay: 9000, area: 290 }),
      ]),
    );
    const { nearMisses } = await searchSpaces(context, {
      ...beijing,
      people: 200,
      layout: 2,
      price: 10_000,
      area: 300,
    });
    expect(idsOf(nearMisses)).toEqual(["301"]);
    expect(nearMisses?.[0]?.misses).toEqual([{ must: "area", area: 290, short: 10 }]);
  });

  it("name the nearest remedy, and another hall of the venue that the known facts allow", async () => {
    const rows = createRows([classroom(190, { priceDay: 9000, priceHalfDay: 5000 })]);
    rows.spaces.push(createTestSpace("102", "1", { name: "大厅", ...classroom(260) }));
    const context = await createMemoryContext(rows);
    const { nearMisses } = await searchVenues(context, { ...beijing, people: 200, layout: 2, price: 10_000 });
    expect(nearMisses?.[0]?.remedies).toEqual([{ kind: "sibling", id: "102", name: "大厅", seats: 260 }]);
  });

  it("stay within what a list demands of venues, and its keyword", async () => {
    const rows = createRows([classroom(190), classroom(195)]);
    rows.venues[1] = createTestVenue("2", { name: "国贸大酒店", star: 5 });
    const context = await createMemoryContext(rows);
    const musts = { ...beijing, people: 200, layout: 2 };
    expect(idsOf((await searchVenues(context, { ...musts, stars: 2 })).nearMisses)).toEqual([]);
    expect(idsOf((await searchVenues(context, { ...musts, q: "国贸大酒店" })).nearMisses)).toEqual(["201"]);
  });

  it("are absent for a list of five rows, for one without musts of a space, and for a sentence that was not read", async () => {
    const context = await createMemoryContext(
      createRows([200, 200, 200, 200, 200, 190].map((people) => classroom(people))),
    );
    expect(await searchVenues(context, { ...beijing, people: 200, layout: 2 })).not.toHaveProperty("nearMisses");
    expect(await searchVenues(context, { ...beijing, stars: 2 })).not.toHaveProperty("nearMisses");
    expect(await searchVenues(context, { ...beijing, q: "@@@@", people: 205 })).not.toHaveProperty("nearMisses");
  });

  it("search nothing for a list of five rows", async () => {
    const context = await createMemoryContext(
      createRows([200, 200, 200, 200, 200, 190].map((people) => classroom(people))),
    );
    const searched: unknown[] = [];
    const index = new Proxy(context.index, {
      get: (target, key) =>
        key === "findNearMisses"
          ? (...all: Parameters<typeof target.findNearMisses>) => searched.push(all) && target.findNearMisses(...all)
          : typeof Reflect.get(target, key, target) === "function"
            ? Reflect.get(target, key, target).bind(target)
            : Reflect.get(target, key, target),
    });
    await searchVenues({ ...context, index }, { ...beijing, people: 200, layout: 2 });
    expect(searched).toEqual([]);
    await searchVenues({ ...context, index }, { ...beijing, people: 201, layout: 2 });
    expect(searched).toHaveLength(1);
  });
});

/** Lists the musts that a space fails by a plain reading of its facts; undefined where one that is asked for is unknown. */
function listFailedNaively({ spaces, venues }: CatalogueRows, id: string, query: ListQuery): string[] | undefined {
  const space = spaces.find((one) => one.id === id)!;
  const venue = venues.find((one) => one.id === space.venueId)!;
  const { people, layout, price, area, height, features } = query;
  const failed: string[] = [];
  const check = (must: string, value: number | undefined, isMet: (value: number) => boolean) => {
    if (!value) return false;
    if (!isMet(value)) failed.push(must);
    return true;
  };
  const isKnown =
    (!(people || layout) || check("people", getSeats(space, layout), (seats) => seats >= people)) &&
    (!price || check("priceDay", space.priceDay, (yuan) => yuan <= price)) &&
    (!area || check("area", space.area, (squareMetres) => squareMetres >= area)) &&
    (!height || check("height", space.height, (metres) => metres * 10 >= height));
  const isFeatured = listFeatures(features).every(
    ({ key }) => space.features.includes(key) || venue.features.includes(key),
  );
  return isKnown && isFeatured ? failed.toSorted() : undefined;
}

it("each near miss fails exactly the musts that it names, meets the others, and is not in the list", () =>
  fc.assert(
    fc.asyncProperty(randomRows, randomQuery, async (rows, query) => {
      const context = await createMemoryContext(rows);
      const venueQuery = { ...query, area: 0, height: 0 };
      const spaces = await searchSpaces(context, { ...beijing, searchParams: formatGroups("space", query) });
      const venues = await searchVenues(context, { ...beijing, searchParams: formatGroups("venue", venueQuery) });
      for (const [answer, searched] of [
        [spaces, query],
        [venues, venueQuery],
      ] as const) {
        if (answer.total >= nearMissLimits.below) expect(answer).not.toHaveProperty("nearMisses");
        const listed = new Set(answer.list.map(({ id }) => id));
        const nearMisses = answer.nearMisses ?? [];
        expect(nearMisses.length).toBeLessThanOrEqual(nearMissLimits.shown);
        expect(new Set(nearMisses.map(({ venueId }) => venueId)).size).toBe(nearMisses.length);
        for (const { id, venueId, misses } of nearMisses) {
          expect(listed.has(id) || listed.has(venueId)).toBe(false);
          expect(misses.map(({ must }) => must).toSorted()).toEqual(listFailedNaively(rows, id, searched));
        }
        const counts = nearMisses.map(({ misses }) => misses.length);
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      }
      const anywhere = { ...emptyQuery, region: query.region, types: query.types, stars: query.stars };
      const open = new Set(searchSpacesNaively(rows, anywhere, { cityCode: "110000" }).map(({ id }) => id));
      for (const { id } of spaces.nearMisses ?? []) expect(open.has(id)).toBe(true);
    }),
    { numRuns: 150 },
  ));
