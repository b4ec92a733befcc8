import { expect, it } from "vitest";
import { plainSpace, plainVenue } from "../../../../tests/catalogue-rows.ts";
import type { Picture } from "../../../domain/picture/picture.ts";
import { firstPictures, housePictures, pictureGroups } from "./house-pictures.ts";

const shot = (hash: string, more: Partial<Picture> = {}): Picture => ({
  hash,
  width: 1280,
  height: 800,
  color: "#888888",
  catalogType: "huiyishi",
  ...more,
});
const spaces = [
  plainSpace("91", "9", { pictures: [shot("a"), shot("b")] }),
  plainSpace("92", "9", { pictures: [shot("a")] }),
  plainSpace("93", "9"),
];
// The cover is a picture of the first space.
const pictures = [
  shot("a", { spaceId: "91" }),
  shot("k", { catalogType: "kefang" }),
  shot("d", { catalogType: "dating" }),
];
const house = { venue: plainVenue("9", { pictures }), spaces };
const names = (list: readonly Picture[]) => list.map(({ hash, spaceId }) => `${hash}${spaceId ?? ""}`);

it("orders pictures by type and lists a cover taken from a space only there", () => {
  expect(names(housePictures(house))).toEqual(["d", "a91", "b91", "a92", "k"]);
});

it("starts with the cover, one of each space, then the venue's, without duplicates", () => {
  expect(names(firstPictures(house))).toEqual(["a91", "k", "d"]);
  const bare = { venue: plainVenue("9"), spaces };
  expect(names(firstPictures(bare))).toEqual(["a91"]);
});

it("counts a file once per type and once per space", () => {
  expect(pictureGroups(house).map(({ catalogType, count }) => [catalogType, count])).toEqual([
    ["dating", 1],
    ["huiyishi", 2],
    ["kefang", 1],
  ]);
  const { spaces: bySpace } = pictureGroups(house)[1]!;
  expect(bySpace.map(({ spaceId, count }) => [spaceId, count])).toEqual([
    ["91", 2],
    ["92", 1],
  ]);
});
