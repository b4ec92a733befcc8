import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getDistanceMetres, streetFactor, walkMetresPerMinute } from "#domain/distance.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { findRegionById } from "#server/geography/get-regions.ts";
import { abroadCityCodes } from "./abroad/abroad-city-codes.ts";
import { cityPlans } from "./geography/city-plan.ts";
import { generateCatalogue } from "./generate-catalogue.ts";
import { langhamGroup } from "./langham/langham-group.ts";
import { hotelGroups } from "./venues/hotel-groups.ts";
import { getAllHubs, isAirport, regionsOf } from "./geography/get-city.ts";
import { nearLimits } from "./geography/place.ts";
import { buildRoster } from "./venues/build-roster.ts";
import { demoSeed } from "./demo-seed.ts";
import { firstCharacters, secondCharacters } from "./venues/venue-name-parts.ts";

const catalogue = generateCatalogue({ seed: demoSeed });
const { venues, spaces } = catalogue;
const isAbroad = ({ cityCode }: Venue): boolean => cityCode.startsWith("9");
const hashJson = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const countBy = (of: (venue: Venue) => string, among: readonly Venue[] = venues): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const venue of among) counts.set(of(venue), (counts.get(of(venue)) ?? 0) + 1);
  return counts;
};

describe("the demo catalogue", () => {
  it("is reproducible: same seed, same bytes; different seed, different bytes", () => {
    expect(hashJson(generateCatalogue({ seed: demoSeed }))).toBe(hashJson(catalogue));
    expect(hashJson(buildRoster(demoSeed + 1))).not.toBe(hashJson(buildRoster(demoSeed)));
  });

  it("has 2,400 venues and 28,000 spaces in at least 36 cities of China, at least 300 of them in Beijing, and the Langham hotels", () => {
    const hotels = venues.filter(({ groupName }) => groupName === langhamGroup.name);
    expect(hotels).toHaveLength(langhamGroup.venueCount);
    expect(hotels.filter(({ id }) => !/9\d{3}$/.test(id))).toEqual([]);
    const inChina = venues.filter((venue) => !isAbroad(venue) && venue.groupName !== langhamGroup.name);
    const ids = new Set(inChina.map(({ id }) => id));
    const cities = countBy((venue) => venue.cityCode, inChina);
    expect(inChina).toHaveLength(2400);
    expect(spaces.filter(({ venueId }) => ids.has(venueId))).toHaveLength(28_000);
    expect(cities.size).toBeGreaterThanOrEqual(42);
    expect(cities.get("110000")).toBeGreaterThanOrEqual(300);
    expect(Math.min(...cities.values())).toBeGreaterThanOrEqual(20);
  });

  it("has at least 80 venues in the twelve cities of South-east Asia, hotels of three levels in each", () => {
    const abroad = venues.filter(isAbroad);
    expect(abroad.length).toBeGreaterThanOrEqual(80);
    expect([...countBy((venue) => venue.cityCode, abroad).keys()]).toEqual([...abroadCityCodes]);
    for (const code of abroadCityCodes) {
      const stars = new Set(abroad.filter(({ cityCode }) => cityCode === code).map(({ star }) => star));
      expect([code, [3, 4, 5].filter((star) => !stars.has(star))]).toEqual([code, []]);
    }
    const texts = abroad.map((venue) => JSON.stringify(venue));
    expect(texts.filter((text) => /地铁|接待外宾|长江厅|泰山厅/.test(text))).toEqual([]);
  });

  it("has unique numeric ids, each space id prefixed by its venue id", () => {
    const ids = new Set(venues.map((venue) => venue.id));
    expect(ids.size).toBe(venues.length);
    expect(new Set(spaces.map((space) => space.id)).size).toBe(spaces.length);
    expect(venues.filter((venue) => !/^\d{10}$/.test(venue.id) || !venue.id.startsWith(venue.cityCode))).toEqual([]);
    const misplaced = spaces.filter(
      (space) => !ids.has(space.venueId) || !/^\d{3}$/.test(space.id.replace(space.venueId, "")),
    );
    expect(misplaced).toEqual([]);
  });

  it("marks every row as demo", () => {
    expect(venues.every((venue) => venue.demo && venue.source.name?.includes("示例"))).toBe(true);
    expect(spaces.every((space) => space.demo)).toBe(true);
  });

  it("has all venue types, and the main ones in every city", () => {
    const counts = countBy((venue) => venue.type);
    expect(venueTypes.filter((type) => !counts.has(type.key))).toEqual([]);
    expect(counts.get("hotel")! / venues.length).toBeGreaterThan(0.55);
    const main = ["hotel", "conference-centre", "theatre", "art-centre", "restaurant", "cafe", "club"];
    for (const { code } of cityPlans) {
      const types = countBy(
        (venue) => venue.type,
        venues.filter((venue) => venue.cityCode === code),
      );
      expect([code, main.filter((type) => !types.has(type))]).toEqual([code, []]);
    }
  });

  it("has cruise venues only in cities with a pier, in South-east Asia where a river or bay has them", () => {
    const piers = new Set([...cityPlans.flatMap(({ code, pier }) => (pier ? [code] : [])), ...abroadCityCodes]);
    expect(venues.filter((venue) => venue.type === "cruise" && !piers.has(venue.cityCode))).toEqual([]);
  });
});

describe("names", () => {
  it("are unique in a city", () => {
    expect(new Set(venues.map((venue) => venue.cityCode + venue.name)).size).toBe(venues.length);
  });

  it("contain the brand for venues of the eight groups and of Langham, and every group has venues", () => {
    const groupVenues = venues.filter((venue) => venue.groupName !== undefined);
    expect(groupVenues.filter(({ name, brandName }) => !name.includes(brandName!))).toEqual([]);
    const groups = countBy((venue) => venue.groupName!, groupVenues);
    expect([...groups.keys()].sort()).toEqual([...hotelGroups, langhamGroup].map((group) => group.name).sort());
    const others = venues.filter((venue) => venue.groupName === undefined).map((venue) => venue.name);
    const brands = [...hotelGroups, langhamGroup].flatMap((group) => group.brands.map((brand) => brand.name));
    expect(others.filter((name) => brands.some((brand) => name.includes(brand)))).toEqual([]);
  });

  it("are of common characters, and say nothing of a sample, which the page does", () => {
    // GB 2312 level 1: the 3,755 most common characters, rows 0xB0 to 0xD7.
    const gb = new TextDecoder("gb2312");
    const rows = Array.from({ length: 0xd8 - 0xb0 }, (_, row) => 0xb0 + row);
    const cells = Array.from({ length: 0xff - 0xa1 }, (_, cell) => 0xa1 + cell);
    const common = new Set(rows.flatMap((row) => cells.map((cell) => gb.decode(Uint8Array.of(row, cell)))));
    const characters = [...firstCharacters, ...secondCharacters].map(([character]) => character);
    expect(characters.filter((character) => !common.has(character))).toEqual([]);
    expect(venues.filter(({ name, nameEn }) => /示例|sample/.test(name + nameEn))).toEqual([]);
  });

  const real = new URL("../../shared/data/beijing-hotels.json", import.meta.url);
  it.skipIf(!existsSync(real))(
    "match none of the 1,133 real hotels, and no invented name is part of a real one",
    () => {
      const hotels: { name: string }[] = JSON.parse(readFileSync(real, "utf8"));
      const names = hotels.map((hotel) => hotel.name);
      const taken = new Set(names);
      expect(names.length).toBeGreaterThan(1000);
      expect(venues.filter((venue) => taken.has(venue.name) || taken.has(`北京${venue.name}`))).toEqual([]);
      const inventedNames = firstCharacters.flatMap(([first]) => secondCharacters.map(([second]) => first + second));
      expect(inventedNames.filter((inventedName) => names.some((name) => name.includes(inventedName)))).toEqual([]);
    },
  );
});

describe("places", () => {
  const distance = (venue: Venue, region: { lng: number; lat: number }): number =>
    getDistanceMetres(venue.lng!, venue.lat!, region.lng, region.lat);

  it("have regions of their own city within the distance limits, the district first", () => {
    const limits = { "business-area": nearLimits.area, metro: nearLimits.metro, district: 150_000 } as const;
    const wrong = venues.flatMap((venue) =>
      venue.regionIds.flatMap((id, i) => {
        const region = findRegionById(id);
        if (!region || region.cityCode !== venue.cityCode) return [`${venue.id} ${id} is no region of the city`];
        const hubLimit = isAirport(region) ? nearLimits.airport : nearLimits.railway;
        const limit = region.kind === "hub" ? hubLimit : limits[region.kind];
        if (distance(venue, region) > limit) return [`${venue.id} is too far from ${region.name}`];
        return (region.kind === "district") === (i === 0) || i === 0
          ? []
          : [`${venue.id}: ${region.name} is not first`];
      }),
    );
    expect(wrong).toEqual([]);
    const districtless = venues.filter((venue) => findRegionById(venue.regionIds[0] ?? "")?.kind !== "district");
    expect(new Set(districtless.map((venue) => venue.cityCode))).toEqual(new Set(["441900", ...abroadCityCodes]));
  });

  it("have transport distances and walking times that follow from their coordinates", () => {
    const wrong = venues.flatMap((venue) =>
      venue.transport.flatMap((link) => {
        const stations =
          link.kind === "metro" ? regionsOf(venue.cityCode).filter(({ kind }) => kind === "metro") : getAllHubs();
        const distances = stations
          .filter(({ name }) => name === link.name)
          .map((region) => Math.round(distance(venue, region)));
        if (!distances.includes(link.metres!)) return [`${venue.id} ${link.name} ${link.metres}`];
        const minutes = Math.max(1, Math.round((link.metres! * streetFactor) / walkMetresPerMinute));
        return link.kind !== "metro" || link.minutes === minutes
          ? []
          : [`${venue.id} ${link.name} ${link.minutes} min`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("have the metro feature exactly if a station is within 800 m", () => {
    const near = (venue: Venue) => venue.transport.some((link) => link.kind === "metro" && link.metres! <= 800);
    expect(venues.filter((venue) => venue.features.includes("metro-800") !== near(venue))).toEqual([]);
    expect(venues.filter(near).length).toBeGreaterThan(400);
  });
});

describe("texts", () => {
  it("exist, without exclamation marks or superlatives", () => {
    const boasts = /[!！]|超大|顶级|最佳|undefined|NaN|Infinity/;
    const texts = venues.map((venue) => `${venue.summary}${venue.description}${JSON.stringify(venue.policies)}`);
    expect(texts.filter((text) => text.length < 60 || boasts.test(text))).toEqual([]);
    expect(new Set(venues.map((venue) => venue.description)).size).toBeGreaterThan(2350);
  });

  it("state the same number of guest rooms as the venue", () => {
    const wrong = venues.filter(({ guestRooms, guestRoomCount, guestRoomPriceFrom }) => {
      if (!guestRooms) return guestRoomCount !== undefined;
      const sum = guestRooms.reduce((total, room) => total + (room.count ?? 0), 0);
      return sum !== guestRoomCount || Math.min(...guestRooms.map((room) => room.price!)) !== guestRoomPriceFrom;
    });
    expect(wrong).toEqual([]);
  });
});
