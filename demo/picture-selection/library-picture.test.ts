import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { hashPicture } from "../../src/server/pictures/picture-store.ts";
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

it("stays under 40 MB and uses known themes only", () => {
  const bytes = library.reduce((sum, { file }) => sum + statSync(new URL(file, picturesFolder)).size, 0);
  expect(bytes).toBeLessThan(40e6);
  expect(library.filter(({ theme }) => !themes.includes(theme))).toEqual([]);
});
