import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { pickFirstPictures, listVenuePictures, countPictureGroups } from "./list-venue-pictures.ts";

const createPicture = (hash: string, more: Partial<Picture> = {}): Picture => ({
  hash,
  width: 1280,
  height: 800,
  color: "#888888",
  catalogType: "huiyishi",
  ...more,
});
const spaces = [
  createTestSpace("91", "9", { pictures: [createPicture("a"), createPicture("b")] }),
  createTestSpace("92", "9", { pictures: [createPicture("a")] }),
  createTestSpace("93", "9"),
];
// The cover is a picture of the first space.
const pictures = [
  createPicture("a", { spaceId: "91" }),
  createPicture("k", { catalogType: "kefang" }),
  createPicture("d", { catalogType: "dating" }),
];
const venueWithSpaces = { venue: createTestVenue("9", { pictures }), spaces };
const names = (list: readonly Picture[]) => list.map(({ hash, spaceId }) => `${hash}${spaceId ?? ""}`);

it("orders pictures by type and lists a cover taken from a space only there", () => {
  expect(names(listVenuePictures(venueWithSpaces))).toEqual(["d", "a91", "b91", "a92", "k"]);
});

it("starts with the cover, one of each space, then the venue's, without duplicates", () => {
  expect(names(pickFirstPictures(venueWithSpaces))).toEqual(["a91", "k", "d"]);
  const bare = { venue: createTestVenue("9"), spaces };
  expect(names(pickFirstPictures(bare))).toEqual(["a91"]);
});

it("counts a file once per type and once per space", () => {
  expect(countPictureGroups(venueWithSpaces).map(({ catalogType, count }) => [catalogType, count])).toEqual([
    ["dating", 1],
    ["huiyishi", 2],
    ["kefang", 1],
  ]);
  const { spaces: bySpace } = countPictureGroups(venueWithSpaces)[1]!;
  expect(bySpace.map(({ spaceId, count, first }) => [spaceId, count, first])).toEqual([
    ["91", 2, "a"],
    ["92", 1, "a"],
  ]);
});
