import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const pictures = join(dirname(fileURLToPath(import.meta.url)), "../pictures");
const libraryFile = join(pictures, "library.json");

/** Encodes ID.png of `folder` into the library and writes its row of library.json; a row of the same id is replaced. */
export async function fileShot(folder, id) {
  const about = JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8"));
  const quality = about.panorama ? 80 : 86;
  const bytes = await sharp(join(folder, `${id}.png`))
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
  const { data, info } = await sharp(bytes)
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = await sharp(bytes).metadata();
  const file = `${id}.webp`;
  writeFileSync(join(pictures, file), bytes);
  const row = {
    ...about,
    file,
    pixels: [width, height],
    hash: createHash("sha256").update(bytes).digest("hex").slice(0, 20),
    color: `#${[...data.subarray(0, info.channels)].map((part) => part.toString(16).padStart(2, "0")).join("")}`,
  };
  const library = JSON.parse(readFileSync(libraryFile, "utf8")).filter((other) => other.id !== id);
  const rows = [...library, row].sort((a, b) => (a.id < b.id ? -1 : 1)).map((each) => `  ${JSON.stringify(each)}`);
  writeFileSync(`${libraryFile}.part`, `[\n${rows.join(",\n")}\n]\n`);
  renameSync(`${libraryFile}.part`, libraryFile);
  return row;
}
