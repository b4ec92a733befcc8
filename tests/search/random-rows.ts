import fc from "fast-check";
import type { ListQuery } from "#domain/search/filters.ts";
import { type FeatureKey, features } from "#domain/space/features.ts";
import { type LayoutId, layouts } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { type VenueTypeKey, venueTypes } from "#domain/venue/venue-types.ts";
import type { CatalogueRows } from "./search-venues-naively.ts";

/** Few values of each field, so that random queries match random rows. */
export const regionIds = ["110101", "110102", "110105"];
const cityCodes = ["110000", "310000"];
const someFeatures: FeatureKey[] = ["led", "pillar-free", "metro-800", "rooms-100"];
const toBits = (keys: readonly FeatureKey[]) =>
  features.filter(({ key }) => keys.includes(key)).reduce((set, { bit }) => set | (1 << bit), 0);

const days = fc.constantFrom("2026-01-01", "2026-02-01", "2026-03-01");
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const types = fc.constantFrom<VenueTypeKey>(...venueTypes.slice(0, 3).map(({ key }) => key));

/** Packages of all lengths, some with bounds that exclude the event of a test. */
const randomPackages = fc.array(
  fc.record(
    {
      name: fc.constant("会议包价"),
      span: fc.constantFrom("halfDay", "day", "day", "dayWithDinner", "dayAndNight"),
      price: fc.integer({ min: 100, max: 20_000 }).map((fen) => fen / 100),
      includesSpace: fc.constantFrom(true, true, false),
      teaBreaks: fc.integer({ min: 0, max: 3 }),
      lunch: fc.constantFrom("buffet", "none"),
      dinner: fc.constantFrom("table", "none"),
      minimumPeople: fc.constantFrom(10, 100),
      maximumPeople: fc.constantFrom(30, 500),
      weekdays: fc.constantFrom([1, 2, 3, 4, 5], [6, 7]),
      validFrom: fc.constantFrom("2026-01-01", "2027-02-01"),
      validUntil: fc.constantFrom("2026-06-30", "2027-12-31"),
    },
    { requiredKeys: ["name", "span", "price"] },
  ),
  { maxLength: 3 },
);

const randomPrices = fc.record(
  {
    teaBreak: fc.constantFrom(38, 62.5),
    lunchBuffet: fc.constantFrom(128, 198),
    lunchSet: fc.constantFrom(88, 98),
    dinnerBuffet: fc.constantFrom(168, 268),
    table: fc.constantFrom(2888, 5888),
    minimumBuffetPeople: fc.constantFrom(20, 80),
    minimumTables: fc.constantFrom(3, 15),
  },
  { requiredKeys: [] },
);

const createRandomVenue = (id: string): fc.Arbitrary<Venue> =>
  fc
    .record({
      id: fc.constant(id),
      name: fc.constant(`场地${id}`),
      aliases: fc.constant([]),
      cityCode: fc.constantFrom(...cityCodes),
      regionIds: fc.subarray(regionIds),
      type: types,
      star: maybe(fc.integer({ min: 1, max: 5 })),
      grade: maybe(fc.constantFrom("豪华型", "舒适型")),
      nearPlaces: fc.constant([]),
      facilities: fc.constant([]),
      features: fc.subarray(someFeatures),
      transport: fc.constant([]),
      rating: maybe(
        fc.record({ score: fc.integer({ min: 30, max: 50 }).map((tenths) => tenths / 10), source: fc.constant("甲") }),
      ),
      guestRoomPriceFrom: maybe(fc.integer({ min: 100, max: 900 })),
      prices: maybe(randomPrices),
      packages: maybe(randomPackages),
      hasVr: fc.constant(false),
      demo: fc.boolean(),
      source: fc.constant({ name: "甲" }),
      listedAt: days,
    })
    .chain((venue) =>
      maybe(
        fc.record({
          lng: fc.double({ min: 116, max: 117, noNaN: true }),
          lat: fc.double({ min: 39, max: 40, noNaN: true }),
        }),
      ).map((place) => ({ ...venue, ...place }) as unknown as Venue),
    );

const capacities = fc
  .tuple(...layouts.map(() => maybe(fc.constantFrom(0, 20, 50, 80, 200))))
  .map((people) =>
    Object.fromEntries(layouts.flatMap(({ key }, at) => (people[at] === undefined ? [] : [[key, people[at]]]))),
  );

const createRandomSpace = (id: string, venueIds: readonly string[]): fc.Arbitrary<Space> =>
  fc.record({
    id: fc.constant(id),
    venueId: fc.constantFrom(...venueIds),
    name: fc.constant(`厅${id}`),
    area: maybe(fc.integer({ min: 200, max: 9000 }).map((tenths) => tenths / 10)),
    length: maybe(fc.integer({ min: 3, max: 24 })),
    width: maybe(fc.integer({ min: 3, max: 18 })),
    height: maybe(fc.integer({ min: 22, max: 90 }).map((tenths) => tenths / 10)),
    capacity: capacities,
    priceDay: maybe(fc.constantFrom(3000, 8000, 20_000)),
    priceHalfDay: maybe(fc.constantFrom(1800, 5000, 12_000)),
    priceEvening: maybe(fc.constantFrom(2500, 9000)),
    packages: maybe(randomPackages),
    features: fc.subarray(someFeatures),
    hasVr: fc.constant(false),
    demo: fc.boolean(),
    listedAt: days,
  }) as fc.Arbitrary<Space>;

/** Up to 12 venues and 30 spaces; some venues have none. Ids of different lengths, so that their order is by number. */
export const randomRows: fc.Arbitrary<CatalogueRows> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 30 }))
  .chain(([venues, spaces]) => {
    const venueIds = Array.from({ length: venues }, (_, at) => String(at * 3 + 5));
    const spaceIds = Array.from({ length: spaces }, (_, at) => String(at * 7 + 50));
    return fc.record({
      venues: fc.tuple(...venueIds.map(createRandomVenue)),
      spaces: fc.tuple(...spaceIds.map((id) => createRandomSpace(id, venueIds))),
    });
  });

const mostly = <T>(none: T, value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: value });

/** Queries that match some of the rows. */
export const randomQuery: fc.Arbitrary<ListQuery> = fc.record({
  region: mostly<string | undefined>(undefined, fc.constantFrom(...regionIds)),
  types: mostly(0, fc.integer({ min: 1, max: 7 })),
  stars: mostly(0, fc.integer({ min: 1, max: 31 })),
  people: mostly(0, fc.constantFrom(20, 45, 50, 120)),
  layout: mostly<LayoutId | 0>(0, fc.constantFrom<LayoutId>(1, 2, 7)),
  area: mostly(0, fc.constantFrom(50, 300)),
  price: mostly(0, fc.constantFrom(3000, 10_000)),
  height: mostly(0, fc.constantFrom(30, 45)),
  features: mostly(0, fc.subarray(someFeatures, { minLength: 1, maxLength: 2 }).map(toBits)),
  sort: fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7),
  page: fc.constant(0),
});
