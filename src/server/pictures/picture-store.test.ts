import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { animationControl, createTwoColorImage, createNoiseImage, encodePng } from "#tests/create-noise-image.ts";
import { type PictureFault, type PictureFaultName, pictureFaults } from "./picture-fault.ts";
import { hashPicture, createPictureStore } from "./picture-store.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "huizhi-pictures-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const files = () =>
  readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(dir, name)).isFile());

it.each(["jpeg", "png", "webp", "avif"] as const)("stores a %s unchanged under its hash", async (format) => {
  const bytes = await createTwoColorImage(400, 200).toFormat(format).toBuffer();
  const store = createPictureStore({ dir });
  const facts = await store.add(bytes);
  expect(facts).toMatchObject({ hash: hashPicture(bytes), width: 400, height: 200, format });
  expect(facts.color).toMatch(/^#[67]\d[12][\da-f][67][\da-f]$/);
  const original = await store.open(facts.hash);
  expect(original).toMatchObject({ width: 400, height: 200 });
  expect(readFileSync(original!.file).equals(bytes)).toBe(true);
  expect(files()).toEqual([`${facts.hash.slice(0, 2)}/${facts.hash}`]);
});

it("stores identical bytes once, also concurrently", async () => {
  const bytes = await createTwoColorImage(300, 200).jpeg().toBuffer();
  const store = createPictureStore({ dir });
  const facts = await Promise.all(Array.from({ length: 6 }, () => store.add(bytes)));
  expect(new Set(facts.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(files()).toHaveLength(1);
});

it("rotates a photograph upright and removes its metadata", async () => {
  const bytes = await createTwoColorImage(400, 200)
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 54/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const store = createPictureStore({ dir });
  const facts = await store.add(bytes);
  expect(facts).toMatchObject({ hash: hashPicture(bytes), width: 200, height: 400, format: "jpeg" });
  const { file, width } = (await store.open(facts.hash))!;
  const metadata = await sharp(file).metadata();
  expect([width, metadata.exif, metadata.xmp, metadata.orientation]).toEqual([200, undefined, undefined, undefined]);
  const [red, , blue] = await sharp(file).extract({ left: 50, top: 20, width: 1, height: 1 }).raw().toBuffer();
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(90);
});

it("treats transparent pixels as white in the mean colour", async () => {
  const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  expect((await createPictureStore({ dir }).add(clear)).color).toBe("#ffffff");
});

const jpeg = () => createNoiseImage(600, 400).jpeg().toBuffer();
const createTruncated = async (format: "jpeg" | "png" | "webp" | "avif") => {
  const picture = createNoiseImage(600, 400);
  const bytes = await (format === "avif" ? picture.avif({ effort: 0 }) : picture.toFormat(format)).toBuffer();
  return bytes.subarray(0, Math.floor(bytes.length * 0.6));
};
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';
const frames = async () => {
  const [one, two] = await Promise.all([
    createTwoColorImage(64, 64).png().toBuffer(),
    createNoiseImage(64, 64).png().toBuffer(),
  ]);
  return sharp([one, two], { join: { animated: true } })
    .webp()
    .toBuffer();
};

it.each<[PictureFaultName, string, () => Promise<Buffer> | Buffer]>([
  ["empty", "nothing", () => Buffer.alloc(0)],
  ["notAPicture", "a text named .jpg", () => Buffer.from("这不是图片，只是改了名字。")],
  ["notAPicture", "zeros", () => Buffer.alloc(5000)],
  ["vector", "an SVG", () => Buffer.from(svg)],
  ["unsupported", "a GIF", () => Buffer.from("GIF89a\u0001\u0000\u0001\u0000", "latin1")],
  ["unsupported", "a film", () => Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0isomiso2", "latin1")],
  ["unsupported", "a HEIC that cannot be read", () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1")],
  ["animated", "an animated WebP", frames],
  ["animated", "an animated PNG", () => encodePng(64, 64, 64 * 193, [animationControl])],
  ["damaged", "a JPEG cut off", () => createTruncated("jpeg")],
  ["damaged", "a PNG cut off", () => createTruncated("png")],
  ["damaged", "a WebP cut off", () => createTruncated("webp")],
  ["damaged", "a JPEG of nothing but its mark", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ["damaged", "a PNG of too few rows", () => encodePng(600, 400, 10_000)],
  ["tooManyPixels", "a bomb of 60,000 by 60,000", () => encodePng(60_000, 60_000, 1_000_000)],
  ["tooManyPixels", "a bomb of 9,001 by 9,001", () => encodePng(9001, 9001, 1_000_000)],
  ["tooSmall", "a pixel", () => createTwoColorImage(16, 3).png().toBuffer()],
  ["tooLarge", "21 MB", async () => Buffer.concat([await jpeg(), Buffer.alloc(21 * 1024 * 1024)])],
])("rejects as %s: %s", async (fault, _, bytes) => {
  const refusal = (await createPictureStore({ dir })
    .add(await bytes())
    .catch((error: unknown) => error)) as PictureFault;
  expect({ fault: refusal.fault, message: refusal.message }).toEqual({ fault, message: pictureFaults[fault] });
  expect(files()).toEqual([]);
});

it("rejects a truncated AVIF as damaged or unsupported", async () => {
  const store = createPictureStore({ dir });
  await expect(store.add(await createTruncated("avif"))).rejects.toThrow(
    new RegExp(`${pictureFaults.damaged}|${pictureFaults.unsupported}`),
  );
});

it.each(["", "..", "../../etc/passwd", "0123456789abcdef012", "0123456789ABCDEF0123", "0123456789abcdef0123/.."])(
  "returns undefined for the invalid hash %j",
  async (hash) => {
    expect(await createPictureStore({ dir }).open(hash)).toBeUndefined();
  },
);
