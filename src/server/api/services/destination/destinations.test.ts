import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";

import { departures } from "#domain/destination/departures.ts";
import { estimateTextWidth } from "#domain/destination/draw-fan.ts";
import { defaultTrip } from "#domain/destination/trip.ts";
import { destinationCountries, destinations } from "#server/geography/tables/destinations.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { getDestinations } from "./get-destinations.ts";
import { getSeaVenues } from "./get-sea-venues.ts";
import { type TripPrices, tripPricesKind } from "./trip-prices.ts";
import { getSoutheastAsiaFilters } from "./get-southeast-asia-filters.ts";

const danang = "970403";
const bangkok = "976401";
const venues = [
  createTestVenue("1", { cityCode: danang, star: 3, guestRoomPriceFrom: 300 }),
  createTestVenue("2", { cityCode: danang, star: 4, guestRoomPriceFrom: 400 }),
  createTestVenue("3", { cityCode: danang, star: 4, guestRoomPriceFrom: 600 }),
  createTestVenue("4", { cityCode: danang, star: 5, guestRoomPriceFrom: 900, type: "resort" }),
  ...Array.from({ length: 25 }, (_, at) => createTestVenue(String(100 + at), { cityCode: bangkok, type: "resort" })),
];
const spaces = [
  createTestSpace("21", "2", { capacity: { classroom: 120 }, area: 300, priceDay: 8000 }),
  createTestSpace("41", "4", { capacity: { classroom: 60 }, area: 150, priceDay: 5000 }),
];
const vietnam: TripPrices = {
  country: "VN",
  meals: { economy: 120, standard: 180, premium: 280 },
  coachDay: 1800,
  guideDay: 550,
  insurance: { economy: 40, standard: 60, premium: 90 },
};
const context = await createMemoryContext({ venues, spaces }, { [tripPricesKind]: [vietnam] });

describe("the destinations", () => {
  it("are twelve in six countries, the nearest first, with the month's verdict", async () => {
    const { rows, summary, chosen } = await getDestinations(context, { ...defaultTrip, month: 3 });
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map(({ country }) => country.code)).size).toBe(6);
    const minutes = rows.map(({ flight }) => flight!.minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(rows.every(({ suits, bestMonths }) => suits === bestMonths.includes(3))).toBe(true);
    const suited = rows.filter(({ suits }) => suits);
    expect(summary.suited).toBe(suited.length);
    expect(chosen.city.code).toBe(suited[0]!.city.code);
    expect(chosen.weather).toBeDefined();
  });

  it("leave the month open, and say that a trial without a visa is over", async () => {
    const open = await getDestinations(context, { ...defaultTrip, city: "manila" });
    expect(open.rows.every(({ suits }) => suits === undefined)).toBe(true);
    expect(open.summary.suited).toBe(12);
    expect(open.chosen).toMatchObject({ city: { pinyin: "manila" }, visa: { expired: false } });
    const later = { ...context, now: () => new Date("2027-01-16T04:00:00Z") };
    expect((await getDestinations(later, { ...defaultTrip, city: "960801" })).chosen.visa.expired).toBe(true);
  });

  it("cost what the catalogue asks at each level, and say what is unknown", async () => {
    const { chosen, rows } = await getDestinations(context, { ...defaultTrip, city: "danang" });
    const [economy, standard, premium] = chosen.costs;
    // 40 rooms × 3 nights × 500 (the median of 400 and 600) / 80
    // 80 people × 2 m² at 8,000 / 300 a square metre: the area that they need, whatever size the hotel's spaces have.
    expect(standard!.items).toMatchObject({ rooms: 750, meals: 540, space: 50 });
    expect(standard!.missing).toEqual([]);
    expect([economy!.missing, premium!.missing]).toEqual([["space"], ["space"]]);
    expect(rows.find(({ city }) => city.code === danang)!.perHead).toBe(standard!.total);
    expect(rows.find(({ city }) => city.code === bangkok)!.perHead).toBeUndefined();
    const bare = await createMemoryContext({ venues: [], spaces: [] });
    const empty = await getDestinations(bare, defaultTrip);
    expect(empty.rows.every(({ perHead, venueCount }) => perHead === undefined && venueCount === 0)).toBe(true);
    expect(empty.demo).toBe(false);
  });

  it.each(departures)("are drawn from $name with every label clear of the others", async ({ slug }) => {
    const { fan, rows } = await getDestinations(context, { ...defaultTrip, from: slug });
    expect(fan!.cities).toHaveLength(12);
    const boxes = fan!.cities.map(({ code, label }) => {
      const width = estimateTextWidth(findCityByCode(code)!.name, 16);
      const x = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
      return { x, y: label.y - 14, right: x + width, bottom: label.y + 3 };
    });
    const covered = boxes.flatMap((a, i) =>
      boxes.filter((b, j) => j > i && a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom),
    );
    expect(covered).toEqual([]);
    expect(rows.every(({ flight }) => flight)).toBe(true);
  });
});

describe("the venues", () => {
  it("are those of a city, country, type and number of people, in pages over all cities", async () => {
    expect(await getSeaVenues(context, { page: 1 })).toMatchObject({ total: 29, page: 1, pageSize: 20 });
    const [first, second] = await Promise.all([1, 2].map((page) => getSeaVenues(context, { page })));
    expect(first!.list.length + second!.list.length).toBe(29);
    expect(new Set([...first!.list, ...second!.list].map(({ id }) => id)).size).toBe(29);
    expect((await getSeaVenues(context, { page: 99 })).page).toBe(2);
    expect((await getSeaVenues(context, { country: "TH", page: 1 })).total).toBe(25);
    expect((await getSeaVenues(context, { cityCode: "danang", type: 10, page: 1 })).total).toBe(1);
    const fitting = await getSeaVenues(context, { cityCode: danang, people: 80, page: 1 });
    expect(fitting.list.map(({ id, fit }) => [id, fit?.people])).toEqual([["2", 120]]);
    for (const input of [{ country: "TH", cityCode: "danang" }, { cityCode: "beijing" }, { country: "XX" }])
      expect((await getSeaVenues(context, { ...input, page: 1 })).total).toBe(0);
  });

  it("are counted by type in the filter, for a city and people", () => {
    const all = getSoutheastAsiaFilters(context, {});
    expect(all.countries.flatMap(({ cities }) => cities)).toHaveLength(12);
    expect(all.types.find(({ name }) => name === "度假村")!.count).toBe(26);
    const some = getSoutheastAsiaFilters(context, { cityCode: "danang", people: 80 });
    expect(some.types.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0]);
  });
});

const source = new URL("../../../../../../shared/data/destinations.json", import.meta.url);

describe("the table of facts", () => {
  it("has every departure, twelve months and a visa rule with its source", () => {
    const codes = new Set(departures.map(({ code }) => code as string));
    for (const { flights, temperature, rainDays, bestMonths, cityCode } of destinations) {
      expect([cityCode, Object.keys(flights).filter((code) => !codes.has(code))]).toEqual([cityCode, []]);
      expect([temperature.length, rainDays.length]).toEqual([12, 12]);
      expect(bestMonths.every((month) => month >= 1 && month <= 12)).toBe(true);
      expect(findCityByCode(cityCode)?.global).toBe(true);
    }
    expect(
      destinationCountries.filter(
        ({ visa }) => !visa.source.startsWith("https://") && !visa.source.startsWith("http://"),
      ),
    ).toEqual([]);
  });

  it.skipIf(!existsSync(source))("agrees with the collected data", () => {
    const data: {
      countries: { code: string; visa: { days: number; until: string | null }; money: { per: number; cny: number } }[];
      cities: { en: string; bestMonths: number[]; flights: { PVG: number | null } }[];
    } = JSON.parse(readFileSync(source, "utf8"));
    for (const { code, visa, money } of data.countries) {
      const country = destinationCountries.find((one) => one.code === code)!;
      expect(country).toMatchObject({ visa: { days: visa.days }, money: { per: money.per, cny: money.cny } });
      expect(country.visa.until ?? null).toBe(visa.until);
    }
    for (const { en, bestMonths, flights } of data.cities) {
      const facts = destinations.find(({ cityCode }) => findCityByCode(cityCode)!.nameEn === en)!;
      expect([en, facts.bestMonths]).toEqual([en, bestMonths]);
      expect([en, facts.flights["310000"] ?? null]).toEqual([en, flights.PVG]);
    }
  });
});
