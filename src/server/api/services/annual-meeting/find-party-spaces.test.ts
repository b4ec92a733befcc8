import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { findPartySpaces } from "./find-party-spaces.ts";
import { placeParties } from "./place-parties.ts";

/** 70 stadiums that seat 120 tables more tightly than the one ballroom, so that none of its kind is among the first hits. */
const stadiums = Array.from({ length: 70 }, (_, at) => String(at + 10));
const arena = { length: 62, width: 44, area: 2728, height: 9 };
const ballroom = { length: 70, width: 50, area: 3500, height: 8 };

const createContext = (withHotel: boolean) =>
  createMemoryContext({
    venues: [
      ...stadiums.map((id) => createTestVenue(id, { type: "stadium" })),
      ...(withHotel ? [createTestVenue("1", { type: "hotel" })] : []),
    ],
    spaces: [
      ...stadiums.map((id) => createTestSpace(`${id}1`, id, { ...arena, capacity: { banquet: 1250 } })),
      ...(withHotel ? [createTestSpace("11", "1", { ...ballroom, capacity: { banquet: 1600 } })] : []),
    ],
  });

it("prefers a ballroom to a stadium that fits more tightly, and takes the stadium where there is no other", async () => {
  const findBest = async (withHotel: boolean) => {
    const { spaces, total } = await findPartySpaces(await createContext(withHotel), "110000", 120);
    return [total, placeParties(spaces, 120)[0]?.card.venueId];
  };
  expect(await findBest(true)).toEqual([71, "1"]);
  expect(await findBest(false)).toEqual([70, "10"]);
});
