import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { bookingsKind } from "../cards/load-bookings.ts";
import { searchSpaces } from "./search-spaces.ts";
import { searchVenues } from "./search-venues.ts";

const booked = { from: "2026-12-18", to: "2026-12-19", state: "booked", confirmedOn: "2026-11-20" } as const;
const held = { ...booked, state: "held" } as const;
/** Space 1 is the best fit of venue 1 and booked, as is the only space of venue 2; space 4 is held, space 5 has no dates. */
const context = await createMemoryContext(
  {
    venues: ["1", "2", "3"].map((id) => createTestVenue(id, { cityCode: "110000" })),
    spaces: [
      createTestSpace("1", "1", { capacity: { theatre: 210 }, priceDay: 8000 }),
      createTestSpace("2", "2", { capacity: { theatre: 200 }, priceDay: 5000 }),
      createTestSpace("3", "1", { capacity: { theatre: 300 }, priceDay: 9000 }),
      createTestSpace("4", "3", { capacity: { theatre: 220 }, priceDay: 6000 }),
      createTestSpace("5", "3", { capacity: { theatre: 400 }, priceDay: 20_000 }),
    ],
  },
  { [bookingsKind]: [{ periods: [booked] }, { periods: [booked] }, { periods: [] }, { periods: [held] }] },
);
const input = (q: string, named = {}) => ({ city: "beijing", q, ...named });

const listSpaces = async (q: string, named = {}) => (await searchSpaces(context, input(q, named))).list;
const listVenues = async (q: string, named = {}) => (await searchVenues(context, input(q, named))).list;

it("puts spaces that are booked or held on the event's day after the others and says so", async () => {
  const list = await listSpaces("12月18日 200人", { sort: 1 });
  expect(list.map(({ id, blocked }) => [id, blocked?.text])).toEqual([
    ["3", undefined],
    ["5", undefined],
    ["2", "12 月 18 日 周五已订（11 月 20 日 周五核实）"],
    ["4", "12 月 18 日 周五预留（11 月 20 日 周五核实）"],
    ["1", "12 月 18 日 周五已订（11 月 20 日 周五核实）"],
  ]);
  expect((await listSpaces("200人", { sort: 1 })).map(({ id }) => id)).toEqual(["2", "4", "1", "3", "5"]);
});

it("names a venue's free space before a booked one, and its price", async () => {
  const list = await listVenues("12月18日 200人", { sort: 1 });
  expect(list.map(({ id, fit, priceFrom }) => [id, fit?.space.id, priceFrom, fit?.blocked?.state])).toEqual([
    ["1", "3", 9000, undefined],
    ["3", "5", 20_000, undefined],
    ["2", "2", 5000, "booked"],
  ]);
});

it("names the booked days of an event of several days", async () => {
  const list = await listSpaces("12月17日到18日 200人");
  expect(list.find(({ id }) => id === "2")?.blocked?.text).toBe("其中 12 月 18 日 周五已订（11 月 20 日 周五核实）");
});

it.each(["12月 200人", "12月21日 200人", "200人"])("blocks nothing for %s", async (q) => {
  expect((await listSpaces(q)).every(({ blocked }) => blocked === undefined)).toBe(true);
});
