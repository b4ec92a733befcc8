import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { collectRows, createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import type { Space } from "#domain/space/space.ts";
import { features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { packageItems, packageMeals, packageSpans } from "#domain/venue/meeting-package.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { readCellText, removeTail } from "#server/catalogue/map/cells/cell.ts";
import { isPlainText } from "#server/catalogue/write/is-plain-text.ts";
import { importCatalogue } from "#server/catalogue/import-catalogue.ts";
import { cities, getRegions } from "#server/geography/get-regions.ts";
import { type CatalogueStore, createCatalogueStore } from "#server/store/catalogue-store.ts";
import { exportCatalogue } from "./export-catalogue.ts";

/** Text that survives a table: trimmed, and not a marker for an unknown value. */
const text = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.constantFrom("=1+1", "+86-10", "-甲", "@x", '"引,号"', "两\n行", "[a]", "a、b", "0012"),
  )
  .map((drawn) => drawn.trim())
  .filter((drawn) => drawn !== "" && isPlainText(drawn) && readCellText(drawn) === drawn);
const texts = fc.array(text, { maxLength: 4 });
/** A figure; an import takes what arithmetic left behind one off. */
const double = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map(removeTail);
const figure = double(0.001, 1999);
const naturalNumber = fc.nat(100_000);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const keysOf = (of: string) => features.filter((feature) => of === "any" || feature.of === of).map(({ key }) => key);

const packages = fc.array(
  fc.record(
    {
      name: text,
      span: fc.constantFrom(...packageSpans),
      price: double(0.01, 99_999),
      includesSpace: fc.boolean(),
      teaBreaks: fc.integer({ min: 0, max: 10 }),
      lunch: fc.constantFrom(...packageMeals, "none" as const),
      items: fc.subarray([...packageItems]),
      minimumPeople: fc.integer({ min: 1, max: 500 }),
      maximumPeople: fc.integer({ min: 500, max: 1000 }),
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      validUntil: fc.constant("2026-12-31"),
      surcharge: double(0, 100),
      note: text,
    },
    { requiredKeys: ["name", "span", "price"] },
  ),
  { maxLength: 3 },
);
const prices = fc
  .record(
    {
      teaBreak: double(0.01, 900),
      lunchBuffet: double(0.01, 900),
      lunchSet: double(0.01, 900),
      dinnerBuffet: double(0.01, 900),
      table: double(1, 9000),
      minimumBuffetPeople: fc.integer({ min: 1, max: 500 }),
      minimumTables: fc.integer({ min: 1, max: 50 }),
      ledDay: double(1, 9000),
      projectionDay: double(1, 9000),
      soundDay: double(1, 9000),
      date: text,
    },
    { requiredKeys: [] },
  )
  .filter((drawn) => Object.keys(drawn).length > 0);

const venueParts = fc.record({
  name: text,
  aliases: texts,
  city: fc.constantFrom(...cities().slice(0, 60)),
  regions: fc.array(fc.nat(400), { maxLength: 4 }),
  address: optional(text),
  position: optional(fc.tuple(double(-180, 180), double(-90, 90))),
  type: fc.constantFrom(...venueTypes.map(({ key }) => key)),
  star: optional(fc.integer({ min: 1, max: 5 })),
  grade: optional(fc.constantFrom("豪华型" as const, "经济型" as const)),
  phone: optional(text),
  opened: optional(fc.integer({ min: 1800, max: 2099 })),
  guestRoomCount: optional(naturalNumber),
  rating: optional(fc.record({ score: double(0, 10), source: text })),
  facilities: texts,
  features: fc.subarray(keysOf("venue")),
  description: optional(text),
  policies: optional(fc.record({ deposit: text, loadIn: text }, { requiredKeys: ["deposit"] })),
  transport: fc.array(
    fc.record({ kind: fc.constantFrom("metro" as const, "airport" as const), name: text, lines: texts }),
    { maxLength: 2 },
  ),
  dining: optional(fc.array(fc.record({ name: text, seats: naturalNumber }), { maxLength: 2 })),
  offers: optional(
    fc.array(fc.record({ name: text, terms: text, until: fc.constant("2026-12-31") }), { maxLength: 2 }),
  ),
  packages: optional(packages),
  prices: optional(prices),
  hasVr: fc.boolean(),
  demo: fc.boolean(),
});

const spaceParts = fc.record({
  name: text,
  floor: optional(fc.integer({ min: -9, max: 99 })),
  length: optional(figure),
  width: optional(figure),
  area: optional(figure),
  capacity: fc.dictionary(fc.constantFrom(...layouts.map(({ key }) => key)), naturalNumber) as fc.Arbitrary<
    Space["capacity"]
  >,
  pillars: optional(naturalNumber),
  daylight: optional(fc.boolean()),
  led: optional(fc.record({ width: figure, height: figure })),
  stage: optional(fc.record({ width: figure, depth: figure, height: double(0, 19) })),
  rigging: optional(fc.record({ points: naturalNumber, kg: figure })),
  priceDay: optional(naturalNumber),
  priceDate: optional(text),
  packages: optional(packages),
  features: fc.subarray(keysOf("any")),
  demo: fc.boolean(),
});

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;

const venueOf = ({ city, regions, position, ...parts }: Drawn<typeof venueParts>, at: number): Venue => {
  const cityRegions = getRegions(city.code);
  const regionIds =
    cityRegions.length === 0 ? [] : [...new Set(regions.map((drawn) => cityRegions[drawn % cityRegions.length]!.id))];
  const where = position ? { lng: position[0], lat: position[1] } : {};
  return { ...createTestVenue(`${9_000_000_000_000_000 + at}`), ...parts, cityCode: city.code, regionIds, ...where };
};

const catalogues = fc.record({
  venues: fc.array(venueParts, { minLength: 1, maxLength: 12 }),
  spaces: fc.array(spaceParts, { maxLength: 25 }),
});

/** Assigns spaces to the venues in turn; the first of each venue is divisible into its others. */
function spacesOf(parts: readonly Drawn<typeof spaceParts>[], venues: readonly Venue[]): Space[] {
  const spaces = parts.map((part, at) => ({
    ...createTestSpace(`00${at + 1}`, venues[at % venues.length]!.id),
    ...part,
  }));
  for (const { id } of venues) {
    const [first, ...rest] = spaces.filter(({ venueId }) => venueId === id) as Space[];
    if (!first || rest.length === 0) continue;
    first.splitsInto = rest.map((space) => space.id);
    for (const space of rest) space.partOf = first.id;
  }
  return spaces;
}

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-round-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Exports and imports again: into the same store, where nothing may change, and into another. */
async function expectRoundTrip(
  from: CatalogueStore,
  to: CatalogueStore,
  kind: ".json" | ".csv" | ".xlsx",
): Promise<void> {
  const tables = kind === ".csv" ? (["venue", "space"] as const) : (["venue"] as const);
  for (const table of tables) {
    const file = join(folder, `${table}${kind}`);
    await exportCatalogue(from, file, kind, { table });
    for (const store of [from, to]) {
      const { refused, notes, counts } = await importCatalogue(store, file, {
        defaults: { source: "x" },
        now: new Date(),
        replace: true,
      });
      expect({ refused, notes }).toEqual({ refused: [], notes: [] });
      const { added, changed, deleted } = { ...counts.venue };
      if (store === from)
        expect([added, changed, deleted, counts.space.added, counts.space.changed]).toEqual([0, 0, 0, 0, 0]);
    }
  }
  expect(await collectRows(to.eachFiledVenue())).toEqual(await collectRows(from.eachFiledVenue()));
  expect(await collectRows(to.eachFiledSpace())).toEqual(await collectRows(from.eachFiledSpace()));
}

describeOnBothEngines("an export", (engine) => {
  it.each([".json", ".csv", ".xlsx"] as const)("imports back from %s without a change", async (kind) => {
    const [from, to] = [createCatalogueStore(await engine.open()), createCatalogueStore(await engine.open())];
    await fc.assert(
      fc.asyncProperty(catalogues, async (drawn) => {
        for (const store of [from, to]) {
          for (const source of ["甲", "乙"]) await store.upsert({ source, venues: [], spaces: [], replace: true });
        }
        const venues = drawn.venues.map(venueOf);
        const spaces = spacesOf(drawn.spaces, venues);
        const half = Math.ceil(venues.length / 2);
        await from.upsert({ source: "甲", venues: venues.slice(0, half), spaces });
        await from.upsert({ source: "乙", venues: venues.slice(half), spaces: [] });
        await expectRoundTrip(from, to, kind);
      }),
      { numRuns: engine.name === "sqlite" ? 25 : 8, interruptAfterTimeLimit: 50_000 },
    );
  });
});
