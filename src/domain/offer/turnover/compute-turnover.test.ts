import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { computeTurnover } from "./compute-turnover.ts";
import { defaultTurnoverRates } from "./turnover-rates.ts";

/** Rooms so large that nobody stands in another's way. */
const pairArea = 1000;
const getMinutes = (from: LayoutKey, to: LayoutKey, people: number, crew: number): number =>
  computeTurnover(
    { from: { layout: from, people }, to: { layout: to, people }, area: pairArea },
    { ...defaultTurnoverRates, crew, largeRoomCrew: crew },
  ).minutes;

/** Minutes of 100 seats with six people, and of 300 seats with ten. */
const pairs = `
theatre classroom 60 90    theatre banquet 60 85      theatre fishbone 50 70     theatre ushape 60 90      theatre cocktail 45 50
classroom theatre 45 60    classroom banquet 75 110   classroom fishbone 50 65   classroom ushape 45 60    classroom cocktail 60 75
banquet theatre 55 75      banquet classroom 80 125   banquet fishbone 75 110    banquet ushape 85 130     banquet cocktail 65 90
fishbone theatre 40 50     fishbone classroom 50 70   fishbone banquet 65 100    fishbone ushape 55 75     fishbone cocktail 50 65
ushape theatre 45 65       ushape classroom 45 60     ushape banquet 75 110      ushape fishbone 50 65     ushape cocktail 60 75
cocktail theatre 40 45     cocktail classroom 65 100  cocktail banquet 65 95     cocktail fishbone 60 80   cocktail ushape 70 100
`
  .trim()
  .split(/ {2,}|\n/)
  .map((row) => row.split(" ") as [LayoutKey, LayoutKey, string, string]);

describe("minutes between two layouts", () => {
  it("has every pair of the six", () => expect(new Set(pairs.map(([from, to]) => `${from} ${to}`)).size).toBe(30));

  it.each(pairs)("from %s to %s: %s minutes for 100 seats, %s for 300", (from, to, hundred, threeHundred) => {
    expect([getMinutes(from, to, 100, 6), getMinutes(from, to, 300, 10)]).toEqual([+hundred, +threeHundred]);
  });
});

interface CollectedPair {
  from: string;
  to: string;
  minutes100seats6people: number;
  minutes300seats10people: number;
}

/** Collected times of pairs; not part of the repository. */
const file = new URL("../../../../../shared/data/turnover.json", import.meta.url);
const collected = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as { pairs: CollectedPair[] }).pairs
  : undefined;
const ownKeys: Readonly<Record<string, LayoutKey>> = { island: "fishbone", reception: "cocktail" };
const toOwnKey = (key: string) => ownKeys[key] ?? (key as LayoutKey);

it.skipIf(!collected)("agrees with all collected pairs", () => {
  expect(collected).toHaveLength(30);
  const computed = collected!.map(({ from, to, ...rest }) => ({
    from,
    to,
    ...rest,
    minutes100seats6people: getMinutes(toOwnKey(from), toOwnKey(to), 100, 6),
    minutes300seats10people: getMinutes(toOwnKey(from), toOwnKey(to), 300, 10),
  }));
  expect(computed).toEqual(collected);
});

const rows = { layout: "classroom", people: 200 } as const;
const tables = { layout: "banquet", people: 200 } as const;

describe("the crew", () => {
  it.each([
    [400, 6],
    [499, 6],
    [500, 10],
    [160, 4],
    [159, 3],
    [20, 1],
  ])("in %i m² is %i people", (area, crew) =>
    expect(computeTurnover({ from: rows, to: tables, area }).crew).toBe(crew),
  );

  it("is counted by the floor that the layouts take where the area is unknown", () => {
    const from = { layout: "theatre", people: 100 } as const;
    expect(computeTurnover({ from, to: { layout: "fishbone", people: 60 } }).crew).toBe(3);
  });

  it("and its speed are the operator's to set", () => {
    const request = { from: rows, to: tables, area: 600 };
    // 541.6 minutes of work: 54.2 with ten people, 36.1 with fifteen, 27.1 at half the work.
    expect(computeTurnover(request).minutes).toBe(80);
    expect(computeTurnover(request, { ...defaultTurnoverRates, largeRoomCrew: 15 }).minutes).toBe(65);
    expect(computeTurnover(request, { ...defaultTurnoverRates, workFactor: 0.5 }).minutes).toBe(55);
    expect(computeTurnover(request, { ...defaultTurnoverRates, fixedMinutes: 45 }).minutes).toBe(100);
  });
});

describe("a room that stays in its layout", () => {
  it("needs no time, also for fewer or more people", () => {
    expect(computeTurnover({ from: rows, to: { ...rows, people: 120 }, area: 500 }).minutes).toBe(0);
    expect(computeTurnover({ from: rows, to: { ...rows, people: 240 }, area: 500 }).minutes).toBe(0);
  });

  it("is cleared and laid again between two meals", () => {
    // 20 tables of 22.3 minutes, 200 chairs, 340 m² of floor: 546.8 minutes with ten people.
    expect(computeTurnover({ from: tables, to: tables, area: 600 }).minutes).toBe(80);
  });
});

describe("air walls", () => {
  const from = { layout: "theatre", people: 60 } as const;
  it.each([
    ["one wall by one pair", 80, 1, 15],
    ["two walls by one pair, one after the other", 80, 2, 30],
    ["two walls by two pairs at once", 160, 2, 15],
    ["three walls by two pairs", 160, 3, 30],
    ["one wall by one person", 40, 1, 15],
  ])("%s of %i m²: %i walls of ten metres take %i minutes", (_, area, count, minutes) => {
    const { wallMinutes } = computeTurnover({ from, to: from, area, walls: { count, metres: 10 } });
    expect(wallMinutes).toBe(minutes);
  });

  it("make a turnover of a room that stays in its layout", () => {
    // 60 chairs and 54 m² of floor: 21.24 minutes of six people, the wall of 16 m 24 minutes.
    const walls = { count: 1, metres: 16 };
    expect(computeTurnover({ from, to: from, area: 300, walls })).toMatchObject({ minutes: 55, wallMinutes: 24 });
  });

  it("move faster where the operator says so", () => {
    const walls = { count: 2, metres: 16 };
    const rates = { ...defaultTurnoverRates, wallMinutesPerMetre: 0.3125 };
    expect(computeTurnover({ from, to: from, area: 300, walls }, rates).wallMinutes).toBe(5);
  });
});
