import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import type { PageEncoding } from "./encode-page.ts";
import { PageCache, type PageCacheOptions } from "./page-cache.ts";
import { measureAnswer } from "./ready-answer.ts";
import { RenderBusyError, RenderGate } from "./render-gate.ts";
import { readPageEncodings, respondWithPage } from "./respond-with-page.ts";

/** Returns markup of so many rows that compresses as a list's does. */
const createRows = (rows: number) =>
  Array.from(
    { length: rows },
    (_, at) => `<li><a href="/view/hotel-${at * 7919}">${(at * 104_729) % 997}</a></li>`,
  ).join("");

/** For tests of what a page is compressed to at first. */
const neverAgain = { lasting: Number.POSITIVE_INFINITY, best: Number.POSITIVE_INFINITY };

function createTestCache({ maxBytes = 1_000_000, hitsBefore = neverAgain }: Partial<PageCacheOptions> = {}) {
  const state = { version: 1, changedAt: 0, rendered: 0 };
  const cache = new PageCache({
    maxBytes,
    version: () => state.version,
    changedAt: () => state.changedAt,
    onRevalidateError: () => undefined,
    hitsBefore,
  });
  const change = () => {
    state.version++;
    state.changedAt = Date.now();
  };
  const get = (key: string, status = 200, size = 10, encodings?: readonly PageEncoding[]) =>
    cache.get(
      key,
      async () => {
        state.rendered++;
        const html = `<p>${state.rendered}${size > 100 ? createRows(size) : "x".repeat(size)}</p>`;
        return { status, html, headers: { "content-type": "text/html" } };
      },
      encodings,
    );
  return { state, cache, get, change };
}
const requestWith = (headers: Record<string, string>) => new Request("http://huizhi.example/", { headers });

test("renders a page once for concurrent requests", async () => {
  const { state, get } = createTestCache();
  await Promise.all([get("/"), get("/"), get("/")]);
  await get("/");
  expect(state.rendered).toBe(1);
});

test("does not cache a 404 page", async () => {
  const { state, get } = createTestCache();
  await get("/no", 404);
  await get("/no", 404);
  expect(state.rendered).toBe(2);
});

test("serves the stale page once after a catalogue change, then the new one", async () => {
  const { state, get, change } = createTestCache();
  const first = await get("/");
  change();
  const grace = await get("/");
  expect(grace.etag).toBe(first.etag);
  await expect.poll(() => state.rendered).toBe(2);
  await expect.poll(async () => (await get("/")).etag === first.etag).toBe(false);
});

test("shows a change of the catalogue to whoever asks first more than a second after it", async () => {
  const { state, get } = createTestCache();
  const first = await get("/");
  state.version = 2;
  state.changedAt = Date.now() - 1000;
  expect((await get("/")).etag).not.toBe(first.etag);
});

test("serves the stale page as long as the new one cannot be rendered", async () => {
  const { get, change } = createTestCache();
  const first = await get("/");
  change();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await get("/", 503)).etag).toBe(first.etag);
  expect((await get("/")).etag).not.toBe(first.etag);
});

test("evicts pages beyond maxBytes", async () => {
  const { state, get } = createTestCache({ maxBytes: 12_000 });
  for (let at = 0; at < 20; at++) await get(`/${at}`);
  expect(state.rendered).toBe(20);
  await get("/0");
  expect(state.rendered).toBe(21);
});

test("negotiates the encoding and answers 304 to a matching ETag", async () => {
  const { get } = createTestCache();
  const read = async (accept: string | undefined) => {
    const request = requestWith(accept === undefined ? {} : { "accept-encoding": accept });
    const answer = await respondWithPage(await get("/", 200, 10, readPageEncodings(request)), request);
    return { encoding: answer.headers.get("content-encoding"), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const html = "<p>1xxxxxxxxxx</p>";
  const [gzip, br, plain, refusing] = [
    await read("gzip"),
    await read("gzip, br"),
    await read(undefined),
    await read("br;q=0"),
  ];
  expect([br.encoding, brotliDecompressSync(br.bytes).toString()]).toEqual(["br", html]);
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(["gzip", html]);
  expect([plain.encoding, plain.bytes.toString()]).toEqual([null, html]);
  expect(refusing.encoding).toBeNull();
  const page = await get("/");
  expect((await respondWithPage(page, requestWith({ "if-none-match": page.etag! }))).status).toBe(304);
});

test("compresses in the encoding that is asked for, derives others, and counts the bytes of both", async () => {
  const { state, cache, get } = createTestCache();
  expect(Object.keys((await get("/", 200, 300, ["gzip"])).document.answers)).toEqual(["gzip"]);
  const before = cache.bytes;
  const [one, other] = await Promise.all([get("/", 200, 300, ["br"]), get("/", 200, 300, ["br"])]);
  expect(Object.keys(one.document.answers)).toEqual(["gzip", "br"]);
  expect(other).toBe(one);
  expect(cache.bytes).toBe(before + measureAnswer(one.document.answers.br!));
  expect(await get("/", 200, 300, [])).toBe(one);
  expect(state.rendered).toBe(1);
});

test("compresses in zstd for who accepts it, and sends who accepts both what is there", async () => {
  const { state, get } = createTestCache();
  const both = readPageEncodings(requestWith({ "accept-encoding": "gzip, deflate, br, zstd" }));
  const { document } = await get("/", 200, 300, both);
  expect(Object.keys(document.answers)).toEqual(["zstd"]);
  expect(zstdDecompressSync(document.answers.zstd!.body).toString()).toMatch(/^<p>1<li>/);
  expect(Object.keys((await get("/", 200, 300, ["br"])).document.answers)).toEqual(["zstd", "br"]);
  expect(state.rendered).toBe(1);
  await get("/other", 200, 300, ["br"]);
  expect(Object.keys((await get("/other", 200, 300, both)).document.answers)).toEqual(["br"]);
});

test("holds exactly the memory of a page's bytes", async () => {
  const { body } = (await createTestCache().get("/")).document.answers.br!;
  expect(body.buffer.byteLength).toBe(body.length);
});

test("compresses a page again once it is sent again, at the best level once it is hot, and sends the same document", async () => {
  const { cache, get } = createTestCache({ hitsBefore: { lasting: 1, best: 30 } });
  const first = await get("/", 200, 200);
  const { body: quick } = first.document.answers.br!;
  await get("/");
  await expect.poll(() => cache.find("/")?.level).toBe("lasting");
  const { body: lasting } = cache.find("/")!.document.answers.br!;
  expect(lasting.length).toBeLessThan(quick.length);
  for (let hit = 1; hit < 30; hit++) await get("/");
  await expect.poll(() => cache.find("/")?.level).toBe("best");
  const best = cache.find("/")!;
  expect(best.document.answers.br!.body.length).toBeLessThan(lasting.length);
  expect(brotliDecompressSync(best.document.answers.br!.body)).toEqual(brotliDecompressSync(quick));
  expect(best.etag).toBe(first.etag);
});

test("compresses a page once at each level, however often it is sent meanwhile", async () => {
  const { cache, get } = createTestCache({ hitsBefore: { lasting: 1, best: 2 } });
  await get("/", 200, 2000);
  for (let hit = 0; hit < 2; hit++) await get("/");
  await expect
    .poll(async () => {
      await get("/");
      return cache.find("/")?.level;
    })
    .toBe("best");
  const best = cache.find("/");
  // One after another: what was added for the first page has run by then.
  await get("/other", 200, 300);
  await get("/other");
  await expect.poll(() => cache.find("/other")?.level).toBe("lasting");
  expect(cache.find("/")).toBe(best);
});

test("brotli that is smaller takes the place of zstd", async () => {
  const { cache, get } = createTestCache({ hitsBefore: { lasting: 1, best: 30 } });
  const both = readPageEncodings(requestWith({ "accept-encoding": "br, zstd" }));
  await get("/", 200, 300, both);
  await get("/", 200, 300, both);
  await expect.poll(() => cache.find("/")?.level).toBe("lasting");
  const page = await get("/", 200, 300, both);
  expect(Object.keys(page.document.answers)).toEqual(["br"]);
  const sent = await respondWithPage(page, requestWith({ "accept-encoding": "br, zstd" }));
  expect(sent.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await sent.arrayBuffer())).toString()).toMatch(/^<p>1<li>/);
});

test("serves the stale page where no turn to render is free", async () => {
  const { cache, get, change } = createTestCache();
  const first = await get("/");
  change();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  onTestFinished(() => void vi.restoreAllMocks());
  const gate = new RenderGate({ atOnce: 1, mostWaiting: 0 });
  const busy = () => gate.run(async () => ({ status: 200, html: "", headers: {} }));
  const held = Promise.withResolvers<void>();
  const running = gate.run(() => held.promise);
  expect(await cache.get("/", busy)).toBe(first);
  await expect(cache.get("/unknown", busy)).rejects.toThrow(RenderBusyError);
  held.resolve();
  await running;
});
