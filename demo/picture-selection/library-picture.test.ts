import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { hashPicture } from "#server/pictures/picture-store.ts";
import { picturesFolder, readPictureLibrary, themes } from "./library-picture.ts";

const library = readPictureLibrary();

it("lists every file of the folder once, with correct hash and size", async () => {
  const files = readdirSync(picturesFolder).filter((file) => file !== "library.json");
  expect(library.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  for (const { file, hash, pixels, panorama } of library) {
    const bytes = readFileSync(new URL(file, picturesFolder));
    const { width, height } = await sharp(bytes).metadata();
    expect({ file, hash: hashPicture(bytes), pixels: [width, height] }).toEqual({ file, hash, pixels });
    expect(width! / height!).toBe(panorama ? 2 : 1.6);
  }
});

it("says of every picture of a room set up for an event where it was taken, in the back half and towards the screen", () => {
  const rooms = library.filter(({ layout, panorama, viewpoint }) => viewpoint || (layout && !panorama));
  const placed = rooms.flatMap(({ viewpoint }) => viewpoint ?? []);
  expect(placed.length).toBeGreaterThan(60);
  for (const { at, to } of placed) {
    expect(at[0]).toBeGreaterThan(0.5);
    expect(at[0]).toBeLessThan(1);
    expect(to[0]).toBeLessThan(0.1);
  }
});

it("stays under 40 MB and uses known themes only", () => {
  const bytes = library.reduce((sum, { file }) => sum + statSync(new URL(file, picturesFolder)).size, 0);
  expect(bytes).toBeLessThan(40e6);
  expect(library.filter(({ theme }) => !themes.includes(theme))).toEqual([]);
});
