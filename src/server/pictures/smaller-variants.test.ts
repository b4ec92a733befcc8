import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createNoiseImage } from "#tests/create-noise-image.ts";
import { startPictureSite } from "#tests/start-picture-site.ts";
import { createPictureStore } from "./picture-store.ts";

let folder = "";
let site: Awaited<ReturnType<typeof start>> | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-smaller-"));
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  rmSync(folder, { recursive: true });
});

const store = () => createPictureStore({ dir: join(folder, "originals") });
const add = async (width: number, height: number) =>
  store().add(await createNoiseImage(width, height, 1).jpeg({ quality: 60 }).toBuffer());
const start = (hitsBeforeSmaller: number) =>
  startPictureSite({ store: store(), cacheDir: join(folder, "cache"), hitsBeforeSmaller });
/** Lists the cached files; each name stands behind its folder. */
const cached = () =>
  readdirSync(join(folder, "cache"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(avif|webp|jpg|smaller)$/.test(name),
  );

it("sends fewer bytes of the same picture once it has been asked for often, also after a restart", async () => {
  const { hash } = await add(700, 350);
  site = await start(2);
  const name = `${hash}-640.avif`;
  const readSize = async () => Number((await site!.get(name)).headers.get("content-length"));
  const first = await readSize();
  await expect.poll(() => cached().length).toBe(1);
  expect([await readSize(), await readSize()]).toEqual([first, first]);
  await expect.poll(readSize).toBeLessThan(first);
  const answer = await site.get(name);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "heif", width: 640, height: 320 });
  expect(answer.headers.get("etag")).toMatch(/^W\//);
  await site.stop();
  site = await start(1000);
  await expect.poll(readSize).toBe(bytes.length);
  expect([site.made, site.faults]).toEqual([[], []]);
});

it("encodes neither WebP nor a panorama again", async () => {
  const { hash } = await add(2100, 1050);
  site = await start(1);
  const names = [`${hash}-640.webp`, `${hash}-2048.avif`, `${hash}-640.avif`];
  const visit = async () => {
    for (const name of names) await (await site!.get(name)).arrayBuffer();
    return cached().filter((file) => file.endsWith(".smaller"));
  };
  await expect.poll(visit).toEqual([expect.stringContaining(`${hash}-640.avif`)]);
});
