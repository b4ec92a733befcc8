import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { homeSpaces } from "#contract/schemas/home.ts";
import type { Picture } from "#domain/picture/picture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import { pickSpaces } from "./pick-spaces.ts";

const createPicture = (hash: string, layout: LayoutKey): Picture => ({
  hash,
  width: 1280,
  height: 800,
  color: "#888888",
  catalogType: "huiyishi",
  layout,
});

interface Row {
  id: string;
  layout: LayoutKey;
  people: number;
  /** Hash of its picture. */
  picture?: string;
  type?: VenueTypeKey;
  more?: Partial<Space>;
}

/** Creates the context of a city with one space a venue. */
const createCity = (rows: readonly Row[]) =>
  createMemoryContext({
    venues: rows.map(({ id, type = "hotel" }) => createTestVenue(id, { type })),
    spaces: rows.map(({ id, layout, people, picture, more }) =>
      createTestSpace(`${id}1`, id, {
        length: 30,
        width: 18,
        priceDay: 9_000,
        capacity: { [layout]: people },
        pictures: picture ? [createPicture(picture, layout)] : [],
        ...more,
      }),
    ),
  });

const pick = async (rows: readonly Row[], venueIds: string[] = [], hashes: string[] = []) =>
  pickSpaces(await createCity(rows), "110000", { venueIds: new Set(venueIds), hashes: new Set(hashes) }, "2026-11-21");

it("picks a space for each event, no venue and no picture twice, those with picture, price and sides first", async () => {
  const { list } = await pick(
    [
      { id: "1", layout: "classroom", people: 120, picture: "a" },
      { id: "2", layout: "classroom", people: 121, picture: "b" },
      { id: "3", layout: "classroom", people: 122, picture: "c" },
      { id: "4", layout: "banquet", people: 400 },
      { id: "5", layout: "banquet", people: 402, picture: "c" },
      { id: "6", layout: "banquet", people: 404, picture: "d" },
      { id: "7", layout: "theatre", people: 250, picture: "e", more: { priceDay: undefined } as Partial<Space> },
      { id: "8", layout: "theatre", people: 260, picture: "f" },
      { id: "9", layout: "boardroom", people: 9 },
    ],
    ["1"],
    ["b"],
  );
  expect(list.map(({ venueId, layout, people, picture }) => [venueId, layout, people, picture?.hash])).toEqual([
    ["3", "classroom", 122, "c"],
    ["6", "banquet", 404, "d"],
    ["8", "theatre", 260, "f"],
    ["9", "boardroom", 9, undefined],
  ]);
});

it("shows no price of another year, and nothing that is unknown", async () => {
  const { list } = await pick([
    { id: "1", layout: "classroom", people: 30, more: { priceDate: "2019", length: undefined } as Partial<Space> },
  ]);
  expect(list).toEqual([
    { venueId: "1", venue: expect.any(String), id: "11", name: expect.any(String), layout: "classroom", people: 30 },
  ]);
  expect(await pick([])).toEqual({ list: [] });
});

it("draws the plans of measured spaces as strips of one picture, at one scale", async () => {
  const spaces = await pick([
    { id: "1", layout: "classroom", people: 120, picture: "a" },
    { id: "2", layout: "banquet", people: 200, picture: "b", more: { width: undefined } as Partial<Space> },
    // So large that the scale of all goes down.
    { id: "3", layout: "theatre", people: 250, picture: "c", more: { length: 90, width: 60 } },
  ]);
  expect(homeSpaces.parse(spaces)).toEqual(spaces);
  expect(spaces.list.map(({ plan }) => plan?.at)).toEqual([0, undefined, 1]);
  expect(spaces.plans).toEqual({ href: "/plans/2/1.51/2--30-18_1--90-60.svg", pxPerMetre: 1.51 });
});
