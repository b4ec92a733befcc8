import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { randomQuery, randomRows } from "#tests/search/random-rows.ts";
import { withTrustedFigures } from "#tests/search/with-trusted-figures.ts";
import { formatGroups } from "#domain/search/grammar.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { getLayoutByKey, type LayoutKey, layouts } from "#domain/space/layouts.ts";
import type { Context } from "../context.ts";
import { getNearbySpaces } from "../space/get-nearby-spaces.ts";
import { getNearbyVenues } from "../venue/get-nearby-venues.ts";
import { getSimilarVenues } from "../venue/get-similar-venues.ts";
import { getVenue } from "../venue/get-venue.ts";
import { getGoodPlaces } from "../home/get-good-places.ts";
import { getHomePage } from "../home/get-home-page.ts";
import { getHotVenues } from "../home/get-hot-venues.ts";
import { getVenueClusters } from "./get-venue-clusters.ts";
import { getVenueFilters } from "./get-venue-filters.ts";
import { searchSpaces } from "./search-spaces.ts";
import { readSentence } from "./sentence/read-sentence.ts";
import { searchVenues } from "./search-venues.ts";

const largestFirst = 3 as const;

/** Halls whose published figure cannot be true, each with an honest hall that seats more. */
const cases: { layout: LayoutKey; length: number; width: number; published: number; honest: number }[] = [
  { layout: "ushape", length: 10, width: 8, published: 80, honest: 40 },
  { layout: "fishbone", length: 40, width: 33, published: 2260, honest: 900 },
  { layout: "classroom", length: 27, width: 27, published: 1050, honest: 600 },
];

describe.each(cases)("$published people published in a $length × $width m hall ($layout)", (one) => {
  const { layout, length, width, published, honest } = one;
  const create = () =>
    createMemoryContext({
      venues: [createTestVenue("1"), createTestVenue("2")],
      spaces: [
        createTestSpace("11", "1", { length, width, area: length * width, capacity: { [layout]: published } }),
        createTestSpace("21", "2", { length: 60, width: 50, area: 3000, capacity: { [layout]: honest } }),
      ],
    });
  const limit = assessCapacity({ length, width, capacity: { [layout]: published } }, layout).limit!;
  const input = { city: "beijing", layout: getLayoutByKey(layout).id, sort: largestFirst };

  it("do not lead the lists: the hall follows with the limit as its figure", async () => {
    const context = await create();
    expect(limit).toBeLessThan(honest);
    const venues = await searchVenues(context, input);
    const spaces = await searchSpaces(context, input);
    expect(venues.list.map(({ fit, largestCapacity }) => [fit?.people, largestCapacity])).toEqual([
      [honest, honest],
      [limit, limit],
    ]);
    expect(spaces.list.map(({ id, seated }) => [id, seated?.people])).toEqual([
      ["21", honest],
      ["11", limit],
    ]);
  });

  it("are found for the limit and for nobody more", async () => {
    const context = await create();
    const find = async (people: number) => [
      (await searchVenues(context, { ...input, people })).list.map(({ id }) => id).toSorted(),
      (await searchSpaces(context, { ...input, people })).list.map(({ id }) => id).toSorted(),
    ];
    expect(await find(limit)).toEqual([
      ["1", "2"],
      ["11", "21"],
    ]);
    expect(await find(limit + 1)).toEqual([["2"], ["21"]]);
  });

  it("are still published by the venue's page", async () => {
    const { spaces, fit, largestCapacity } = await getVenue(await create(), { siteId: "1" });
    expect(spaces[0]!.capacity).toEqual({ [layout]: published });
    expect([fit?.people, largestCapacity]).toEqual([limit, limit]);
  });
});

/** What depends on the published figure by rule: a remedy is not against a lower figure of the venue (ADR 40). */
const ofPublished: readonly string[] = ["capacity", "remedies"];

/** Removes the published capacities from an answer, and what depends on them: what is left is counted, sorted or said. */
const omitPublished = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    ofPublished.includes(key) ? undefined : value,
  ) as unknown;

/** Collects all that the lists, the home page and the venue pages say about these rows. */
async function collectAnswers(context: Context, searchParams: string, spaceParams: string, siteId: string) {
  const city = "beijing";
  const layout = "classroom";
  return omitPublished([
    await searchVenues(context, { city, searchParams }),
    await searchSpaces(context, { city, searchParams: spaceParams }),
    getVenueClusters(context, { city, searchParams, cell: 5 }),
    getVenueFilters(context, { city }),
    await getHotVenues(context, { city }),
    await getGoodPlaces(context, { city }),
    await getHomePage(context, { city }, readSentence),
    await getVenue(context, { siteId }),
    await getSimilarVenues(context, { siteId, people: 20, layout }),
    await getSimilarVenues(context, { siteId }),
    await getNearbyVenues(context, { siteId, radius: 50_000, layout }),
    await getNearbySpaces(context, { siteId }),
  ]);
}

it("answers as if every marked figure were published as the trusted one", async () => {
  let marked = 0;
  await fc.assert(
    fc.asyncProperty(randomRows, randomQuery, async (rows, query) => {
      const trusted = withTrustedFigures(rows);
      marked += rows.spaces.filter((space, at) =>
        layouts.some(({ key }) => space.capacity[key] !== trusted.spaces[at]!.capacity[key]),
      ).length;
      const groups = [formatGroups("venue", query), formatGroups("space", query)] as const;
      const siteId = rows.venues[0]!.id;
      expect(await collectAnswers(await createMemoryContext(rows), ...groups, siteId)).toEqual(
        await collectAnswers(await createMemoryContext(trusted), ...groups, siteId),
      );
    }),
    { numRuns: 100 },
  );
  expect(marked).toBeGreaterThan(50);
});
