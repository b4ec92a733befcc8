import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  utimesSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createNoiseImage } from "#tests/create-noise-image.ts";
import { startPictureSite } from "#tests/start-picture-site.ts";
import { createPictureStore } from "./picture-store.ts";
import type { VariantOptions } from "./picture-variants.ts";

let folder = "";
let site: Awaited<ReturnType<typeof start>> | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-variants-"));
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  rmSync(folder, { recursive: true });
});

/** Polls until the expectation holds, with a timeout for a busy machine. */
const pollUntil = <T>(look: () => T) => expect.poll(look, { timeout: 20_000 });
/** A signal that never aborts. */
const never = new AbortController().signal;
const store = () => createPictureStore({ dir: join(folder, "originals") });
const cacheDir = () => join(folder, "cache");
const add = async (width: number, height: number, seed = 1) =>
  store().add(await createNoiseImage(width, height, seed).jpeg({ quality: 60 }).toBuffer());
const cached = () =>
  existsSync(cacheDir())
    ? readdirSync(cacheDir(), { recursive: true, encoding: "utf8" }).filter(
        (name) => statSync(join(cacheDir(), name)).isFile() && !name.endsWith(".part"),
      )
    : [];

const start = (more: Partial<VariantOptions> = {}) =>
  startPictureSite({ store: store(), cacheDir: cacheDir(), ...more });

it("removes what former settings of the encoder have left", async () => {
  const former = join(cacheDir(), "v0", "ab");
  mkdirSync(former, { recursive: true });
  writeFileSync(join(former, "abcdef.avif"), "former");
  writeFileSync(join(cacheDir(), "other"), "not a version");
  site = await start();
  await pollUntil(() => readdirSync(cacheDir())).toEqual(["other"]);
});

it("serves every width and format of an original as immutable and caches it", async () => {
  const { hash } = await add(700, 350);
  site = await start();
  for (const width of [160, 320, 480, 640]) {
    for (const [format, type] of [
      ["avif", "heif"],
      ["webp", "webp"],
      ["jpg", "jpeg"],
    ] as const) {
      const first = await site.get(`${hash}-${width}.${format}`);
      expect([first.status, first.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
      expect(first.headers.get("content-type")).toBe(`image/${format === "jpg" ? "jpeg" : format}`);
      const bytes = Buffer.from(await first.arrayBuffer());
      expect(first.headers.get("content-length")).toBe(String(bytes.length));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width, height: width / 2 });
      await pollUntil(() => cached()).toContainEqual(expect.stringContaining(`${hash}-${width}.${format}`));
      const again = Buffer.from(await (await site.get(`${hash}-${width}.${format}`)).arrayBuffer());
      expect(again.equals(bytes)).toBe(true);
    }
  }
  expect([site.made.length, new Set(site.made).size, site.faults]).toEqual([12, 12, []]);
  await pollUntil(() =>
    site!.pictures.get({ hash, width: 160, format: "jpg" }, never).then((body) => body?.close() && site!.pictures.hits),
  ).toBeGreaterThan(0);
});

it("serves a small picture or panorama in its own width", async () => {
  const [small, panorama] = [await add(120, 80), await add(1500, 750)];
  site = await start();
  const statuses = async (hash: string, widths: number[]) =>
    Promise.all(widths.map(async (width) => (await site!.get(`${hash}-${width}.jpg`, { method: "HEAD" })).status));
  expect(await statuses(small.hash, [120, 160, 80])).toEqual([200, 404, 404]);
  expect(await statuses(panorama.hash, [1280, 1500, 1920, 2048, 1499])).toEqual([200, 200, 404, 404, 404]);
});

it("answers HEAD without a body and 304 to a matching ETag", async () => {
  const { hash } = await add(400, 300);
  site = await start();
  const first = await site.get(`${hash}-320.webp`);
  const length = (await first.arrayBuffer()).byteLength;
  const head = await site.get(`${hash}-320.webp`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, String(length), ""]);
  const etag = first.headers.get("etag")!;
  for (const ifNoneMatch of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"]) {
    const answer = await site.get(`${hash}-320.webp`, { headers: { "if-none-match": ifNoneMatch } });
    expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([304, etag, ""]);
  }
  const other = await site.get(`${hash}-320.avif`, { headers: { "if-none-match": etag } });
  expect([other.status, (await other.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
});

/** Requests a path without the normalization of fetch. */
const requestRaw = (port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    outgoing.on("error", reject).end();
  });

it("answers 404 to invalid names without touching a file", async () => {
  const { hash } = await add(700, 350);
  writeFileSync(join(folder, "secret"), "x");
  site = await start();
  const names = [
    "",
    hash,
    `${hash}-320`,
    `${hash}-320.png`,
    `${hash}-320.avif.webp`,
    `${hash}-321.avif`,
    `${hash}-0.avif`,
    `${hash}-0320.avif`,
    `${hash}-960.avif`,
    `${hash}-99999.avif`,
    `${hash}--320.avif`,
    `${hash.toUpperCase()}-320.avif`,
    `${hash.slice(1)}-320.avif`,
    `${"0".repeat(20)}-320.avif`,
    `../secret`,
    `..%2fsecret`,
    `..%2f..%2f${hash}-320.avif`,
    `${hash}-320.avif%00.jpg`,
    `%2e%2e/%2e%2e/secret`,
    `a/${hash}-320.avif`,
    `${"f".repeat(20)}-320.jpg?x=${"y".repeat(2000)}`,
  ];
  for (const name of names) expect([name, await requestRaw(site.port, `/pictures/${name}`)]).toEqual([name, 404]);
  const answer = await site.get("x");
  expect([await answer.text(), answer.headers.get("cache-control")]).toEqual(["not found", "no-store"]);
  expect([site.made, cached(), site.faults]).toEqual([[], [], []]);
});

it("encodes a picture once for concurrent requests", async () => {
  const { hash } = await add(900, 600);
  site = await start();
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => (await site!.get(`${hash}-640.avif`)).arrayBuffer()),
  );
  expect(new Set(answers.map(({ byteLength }) => byteLength)).size).toBe(1);
  expect(site.made).toEqual([`${hash}-640.avif`]);
});

it("queues a burst up to the limit, answers 503 beyond it, and still serves pages", async () => {
  const originals = await Promise.all(Array.from({ length: 12 }, (_, at) => add(640, 400, at + 1)));
  site = await start({ concurrency: 1, maxWaiting: 10 });
  let open = 12 * 4;
  const answers = originals.flatMap(({ hash }) =>
    [160, 320, 480, 640].map(async (width) => {
      const answer = await site!.get(`${hash}-${width}.avif`);
      await answer.arrayBuffer();
      open--;
      return [answer.status, answer.headers.get("retry-after")] as const;
    }),
  );
  await pollUntil(() => site!.pictures.waiting).toBeGreaterThan(0);
  expect(site.pictures.waiting).toBeLessThanOrEqual(10);
  expect(await (await fetch(`${site.url}/page`)).text()).toBe("page");
  expect(open).toBeGreaterThan(0);
  const all = await Promise.all(answers);
  const refused = all.filter(([status]) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(([, after]) => after === "2")).toBe(true);
  expect(all.filter(([status]) => status === 200).length).toBe(site.made.length);
  expect(all.length).toBe(refused.length + site.made.length);
  // A retry succeeds.
  const { hash } = originals.at(-1)!;
  expect((await site.get(`${hash}-640.avif`)).status).toBe(200);
});

it("cancels encoding for aborted requests and still serves the remaining ones", async () => {
  const [busy, left, shared] = [await add(1300, 1000), await add(900, 600, 2), await add(900, 600, 3)];
  site = await start({ concurrency: 1 });
  const first = site.get(`${busy.hash}-1280.avif`);
  await pollUntil(() => site!.pictures.making).toBe(1);
  const leaving = new AbortController();
  const gone = [left, shared].map(({ hash }) => site!.get(`${hash}-640.avif`, { signal: leaving.signal }));
  const staying = site.get(`${shared.hash}-640.avif`);
  await pollUntil(() => site!.pictures.waiting).toBe(2);
  leaving.abort();
  for (const each of gone) await expect(each).rejects.toThrow();
  await pollUntil(() => site!.pictures.waiting).toBeLessThan(2);
  expect([(await first).status, (await staying).status]).toEqual([200, 200]);
  expect(site.made).toEqual([`${busy.hash}-1280.avif`, `${shared.hash}-640.avif`]);
  expect((await site.get(`${left.hash}-640.avif`)).status).toBe(200);
  expect(site.faults).toEqual([]);
});

it("survives a client abort in a large response without an error or an open file", async () => {
  const { hash } = await add(4096, 800);
  site = await start();
  await (await site.get(`${hash}-4096.jpg`)).arrayBuffer();
  await pollUntil(() => cached().length).toBe(1);
  const openFiles = () => readdirSync("/proc/self/fd").length;
  const before = openFiles();
  for (let round = 0; round < 5; round++) {
    const leaving = new AbortController();
    const answer = await site.get(`${hash}-4096.jpg`, { signal: leaving.signal });
    const reader = answer.body!.getReader();
    await reader.read();
    leaving.abort();
  }
  await pollUntil(openFiles).toBeLessThanOrEqual(before + 2);
  expect((await (await site.get(`${hash}-4096.jpg`)).arrayBuffer()).byteLength).toBeGreaterThan(1_000_000);
  expect([site.faults, site.made.length]).toEqual([[], 1]);
});

it("refills a deleted cache", async () => {
  const { hash } = await add(400, 300);
  site = await start();
  await site.get(`${hash}-320.avif`);
  await pollUntil(() => cached().length).toBe(1);
  rmSync(cacheDir(), { recursive: true });
  const again = async () => (await site!.get(`${hash}-320.avif`)).status;
  expect(await again()).toBe(200);
  // The first file may still be being written: then the next request does not find it.
  await pollUntil(async () => (await again()) === 200 && cached().length).toBe(1);
  expect(site.made.length).toBe(2);
});

it("serves pictures when the cache cannot be written", async () => {
  const { hash } = await add(400, 300);
  writeFileSync(cacheDir(), "a file where the folder should be");
  site = await start();
  expect((await site.get(`${hash}-320.avif`)).status).toBe(200);
  await pollUntil(() => site!.faults.length).toBe(1);
});

it("evicts the least recently used files beyond maxBytes, also after a restart", async () => {
  const originals = await Promise.all(Array.from({ length: 6 }, (_, at) => add(400, 300, at + 1)));
  const name = (at: number) => `${originals[at]!.hash}-320.jpg`;
  site = await start();
  const { size } = (await site.pictures.get({ ...originals[0]!, width: 320, format: "jpg" }, never))!;
  await site.stop();
  site = await start({ maxBytes: size * 3.5 });
  for (const at of [0, 1, 2, 0, 3]) {
    await site.get(name(at));
    await pollUntil(() => cached().some((file) => file.includes(name(at)))).toBe(true);
  }
  await pollUntil(() =>
    cached()
      .map((file) => file.slice(6))
      .sort(),
  ).toEqual([name(0), name(2), name(3)].sort());
  await site.stop();
  const age = (at: number, seconds: number) => {
    const file = join(cacheDir(), cached().find((each) => each.includes(name(at)))!);
    utimesSync(file, seconds, seconds);
  };
  age(0, 3000);
  age(2, 1000);
  age(3, 2000);
  site = await start({ maxBytes: size * 3.5 });
  await site.get(name(4));
  await pollUntil(() =>
    cached()
      .map((file) => file.slice(6))
      .sort(),
  ).toEqual([name(0), name(3), name(4)].sort());
});

it("answers 500 for a damaged original", async () => {
  const { hash } = await add(900, 600);
  const { file } = (await store().open(hash))!;
  truncateSync(file, 20_000);
  site = await start();
  const answer = await site.get(`${hash}-640.jpg`);
  expect([answer.status, answer.headers.get("cache-control"), site.faults.length]).toEqual([500, "no-store", 1]);
  expect(cached()).toEqual([]);
});
