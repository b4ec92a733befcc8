import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { respondWithPage, PageCache } from "./page-cache.ts";

function createTestCache(maxBytes = 1_000_000) {
  const state = { version: 1, rendered: 0 };
  const cache = new PageCache({ maxBytes, version: () => state.version, onRevalidateError: () => undefined });
  const get = (key: string, status = 200, size = 10) =>
    cache.get(key, async () => {
      state.rendered++;
      return { status, html: `<p>${state.rendered}${"x".repeat(size)}</p>`, headers: { "content-type": "text/html" } };
    });
  return { state, cache, get };
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
  const { state, get } = createTestCache();
  const first = await get("/");
  state.version = 2;
  const grace = await get("/");
  expect(grace.etag).toBe(first.etag);
  await expect.poll(() => state.rendered).toBe(2);
  await expect.poll(async () => (await get("/")).etag === first.etag).toBe(false);
});

test("serves the stale page as long as the new one cannot be rendered", async () => {
  const { state, get } = createTestCache();
  const first = await get("/");
  state.version = 2;
  // The change is seen here, and the grace ends a minute before the page is asked for.
  expect((await get("/other", 503)).status).toBe(503);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await get("/", 503)).etag).toBe(first.etag);
  expect((await get("/")).etag).not.toBe(first.etag);
});

test("evicts pages beyond maxBytes", async () => {
  const { state, get } = createTestCache(4000);
  for (let at = 0; at < 20; at++) await get(`/${at}`);
  expect(state.rendered).toBe(20);
  await get("/0");
  expect(state.rendered).toBe(21);
});

test("negotiates the encoding and answers 304 to a matching ETag", async () => {
  const { get } = createTestCache();
  const page = await get("/");
  const read = async (accept: string | undefined) => {
    const answer = respondWithPage(page, requestWith(accept === undefined ? {} : { "accept-encoding": accept }));
    return { encoding: answer.headers.get("content-encoding"), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const html = "<p>1xxxxxxxxxx</p>";
  const [br, gzip, plain, refusing] = [
    await read("gzip, br"),
    await read("gzip"),
    await read(undefined),
    await read("br;q=0"),
  ];
  expect([br.encoding, brotliDecompressSync(br.bytes).toString()]).toEqual(["br", html]);
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(["gzip", html]);
  expect([plain.encoding, plain.bytes.toString()]).toEqual([null, html]);
  expect(refusing.encoding).toBeNull();
  expect(respondWithPage(page, requestWith({ "if-none-match": page.etag })).status).toBe(304);
});
