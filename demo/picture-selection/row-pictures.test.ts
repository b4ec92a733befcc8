import { expect, it } from "vitest";
import { endpoints } from "#contract/index.ts";
import { searchSpaces } from "#server/api/services/search/search-spaces.ts";
import { searchVenues } from "#server/api/services/search/search-venues.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { pickFittingRows, pickSpaceRows, type RowPictureFacts } from "#web/features/search/rows/pick-venue-row.ts";
import { demoSeed } from "../demo-seed.ts";
import { generateCatalogue } from "../generate-catalogue.ts";

/** Rows within which no picture is shown twice. */
const near = 6;
/** Least share of rows whose picture shows the layout that is searched for; it rises with the pictures of the library. */
const leastInLayout = 0.38;
const cities = "beijing shanghai guangzhou shenzhen hangzhou chengdu nanjing wuhan xian sanya".split(" ");
/** Layouts and people that planners search for. */
const events = [
  [2, "classroom", 60],
  [2, "classroom", 120],
  [2, "classroom", 200],
  [1, "theatre", 100],
  [1, "theatre", 300],
  [7, "banquet", 100],
  [7, "banquet", 200],
  [3, "boardroom", 16],
  [4, "ushape", 30],
  [8, "cocktail", 150],
] as const;

type RowPictures = readonly (RowPictureFacts | undefined)[];

/** Counts the pictures that one of the five rows before shows too. */
const countRepeated = (rows: RowPictures): number =>
  rows.filter((picture, at) =>
    rows.slice(Math.max(0, at - near + 1), at).some((other) => picture && other?.hash === picture.hash),
  ).length;

it("shows no picture twice within six rows of 200 lists, and the layout that is searched for where it can", async () => {
  const { venues, spaces } = generateCatalogue({ seed: demoSeed });
  const context = await createMemoryContext({ venues, spaces });
  const counts = { lists: 0, rows: 0, inLayout: 0, repeated: 0 };
  for (const city of cities) {
    for (const [layoutId, layout, people] of events) {
      const input = { city, people: String(people), layout: String(layoutId) };
      const ofVenues = await searchVenues(context, endpoints["searchSite/getAggregateSoHotelList"].input.parse(input));
      const ofSpaces = await searchSpaces(
        context,
        endpoints["searchSite/getAggregateNewConference"].input.parse(input),
      );
      const lists: RowPictures[] = [
        pickFittingRows(ofVenues.list).map(({ cover }) => cover),
        pickSpaceRows(ofSpaces.list).map(({ picture }) => picture),
      ];
      for (const rows of lists) {
        counts.lists++;
        counts.rows += rows.length;
        counts.inLayout += rows.filter((picture) => picture?.layout === layout).length;
        counts.repeated += countRepeated(rows);
      }
    }
  }
  expect(counts).toMatchObject({ lists: 200, repeated: 0 });
  expect(counts.rows).toBeGreaterThan(3000);
  expect(counts.inLayout / counts.rows).toBeGreaterThan(leastInLayout);
}, 120_000);
