import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { sentenceReading } from "#contract/schemas/sentence/sentence-reading.ts";
import type { Picture } from "#domain/picture/picture.ts";
import type { Space } from "#domain/space/space.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import { pickMatches } from "./pick-matches.ts";
import type { Candidate } from "./read-candidates.ts";

const createPicture = (hash: string, layout: Picture["layout"] = "classroom"): Picture => ({
  hash,
  width: 1280,
  height: 800,
  color: "#888888",
  catalogType: "huiyishi",
  ...(layout && { layout }),
});

/** Creates a venue that matches with a space of these pictures. */
function createCandidate(id: string, pictures: Picture[], more: Partial<Space> = {}, type: VenueTypeKey = "hotel") {
  const venue = createTestVenue(id, { type });
  const space = createTestSpace(`${id}1`, id, { length: 20, width: 12, priceDay: 9_000, pictures, ...more });
  return { id, name: venue.name, venue, fit: { space, layout: "classroom", people: 120 } } satisfies Candidate;
}

const listIds = (candidates: Candidate[], shown?: Parameters<typeof pickMatches>[1]) =>
  pickMatches(candidates, shown, 100).spaces.map(({ venueId }) => venueId);

it("picks four pictured spaces for meetings in the layout, no picture twice and none of the venue that is shown", () => {
  const candidates = [
    createCandidate("1", [createPicture("a")]),
    createCandidate("2", [createPicture("b")]),
    createCandidate("3", [createPicture("b")]),
    createCandidate("4", [createPicture("c", "banquet")]),
    createCandidate("5", [createPicture("d")], {}, "theatre"),
    createCandidate("6", []),
    ...["7", "8", "9", "10"].map((id) => createCandidate(id, [createPicture(id)])),
  ];
  expect(listIds(candidates, { venueId: "1", picture: createPicture("8") })).toEqual(["2", "7", "9", "10"]);
  expect(listIds(candidates)).toEqual(["1", "2", "7", "8"]);
});

it("shows none of its pictures where fewer than two spaces have one", () => {
  const { spaces } = pickMatches([createCandidate("1", []), createCandidate("2", [createPicture("a")])], undefined, 0);
  expect(spaces.map(({ venueId, picture }) => [venueId, picture])).toEqual([
    ["1", undefined],
    ["2", undefined],
  ]);
});

it("draws the plans of measured spaces as strips of one picture, at one scale", () => {
  const candidates = [
    createCandidate("1", []),
    createCandidate("2", [], { length: undefined } as Partial<Space>),
    createCandidate("3", [], { length: 28, width: 14 }),
    // So large that the scale of all goes down.
    createCandidate("4", [], { length: 90, width: 60 }),
  ];
  const matches = pickMatches(candidates, undefined, 100);
  expect(sentenceReading.shape.matches.parse(matches)).toEqual(matches);
  expect(matches.spaces.map(({ plan }) => plan?.at)).toEqual([0, undefined, 1, 2]);
  expect(matches.plans).toEqual({ href: "/plans/2/1.51/2-100-20-12_2-100-28-14_2-100-90-60.svg", pxPerMetre: 1.51 });
  // One alone is a strip too: its place in the picture is the same.
  expect(pickMatches([createCandidate("1", [])], undefined, 100).plans?.href).toMatch(
    /\/2-100-20-12_2-100-20-12\.svg$/,
  );
  expect(pickMatches([], undefined, 100)).toEqual({ spaces: [] });
});
