import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOwnAnswer } from "./is-own-answer.ts";
import { offlineCaches } from "./is-stored-path.ts";
import { ownFilesPlugin, removeWrongAnswers } from "./own-files-plugin.ts";
import { workerScope } from "./worker-scope.ts";

const origin = "https://site.example";
const script = "export {};";
const document = '<!DOCTYPE html><html lang="zh-CN" data-site=""><head></head></html>';
const olderDocument = '<html><body><script id="page-start" type="application/json">{}</script></body></html>';
const html = "text/html; charset=utf-8";
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": type } });
const portal = () => answer("<html>登录</html>", html);
const rightScript = () => answer(script, "text/javascript; charset=utf-8");

/** What the caches hold, by name and address. */
const stored = new Map<string, Map<string, Response>>();
const openCache = (name: string) => stored.get(name) ?? stored.set(name, new Map()).get(name)!;
/** What the network answers, one after another, and how it was asked. */
const answers: Response[] = [];
const requests: Request[] = [];

beforeEach(() => {
  stored.clear();
  answers.length = 0;
  requests.length = 0;
  workerScope.fileHashes = { "/assets/page-1a.js": createHash("sha256").update(script).digest("base64").slice(0, 16) };
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request);
    return answers.shift()!;
  });
  vi.stubGlobal("caches", {
    open: async (name: string) => ({
      keys: async () => [...openCache(name).keys()].map((url) => new Request(url)),
      delete: async ({ url }: Request) => openCache(name).delete(url),
    }),
    match: async ({ url }: Request, { cacheName }: { cacheName: string }) => openCache(cacheName).get(url),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete workerScope.fileHashes;
});

test.each([
  ["/assets/page-1a.js", rightScript()],
  ["/assets/of-another-release-2b.js", answer("1;", "application/javascript")],
  ["/assets/sheet-3c.css", answer("a{}", "text/css; charset=utf-8")],
  ["/assets/marker-4d.png", answer("…", "image/png")],
  ["/assets/font-5e.woff2", answer("…", "font/woff2")],
  ["/assets/data-6f.json", answer("{}", "application/json")],
  ["/page-state/v1/beijing", answer("self.pageData=[];", "text/javascript")],
  ["/pictures/a-480.webp", answer("…", "image/webp")],
  ["/plans/a", answer("<svg/>", "image/svg+xml")],
  ["/view/hotel-1?people=80", answer(document, html)],
  ["/view/hotel-1", answer(olderDocument, html)],
])("what the site has at %s is its own", async (path, response) => {
  expect(await isOwnAnswer(origin + path, response)).toBe(true);
  expect(response.bodyUsed).toBe(false);
});

test.each([
  ["/assets/page-1a.js", portal()],
  ["/assets/page-1a.js", answer("alert(1);", "text/javascript")],
  ["/assets/page-1a.js", answer("export {", "text/javascript")],
  ["/assets/of-another-release-2b.js", portal()],
  ["/assets/sheet-3c.css", portal()],
  ["/assets/marker-4d.png", portal()],
  ["/assets/font-5e.woff2", portal()],
  ["/assets/data-6f.json", portal()],
  ["/page-state/v1/beijing", portal()],
  ["/pictures/a-480.webp", portal()],
  ["/plans/a", answer("{}", "application/json")],
  ["/view/hotel-1", portal()],
  ["/view/hotel-1", answer(document, "application/json")],
])("another answer with status 200 at %s is not", async (path, response) => {
  expect(await isOwnAnswer(origin + path, response)).toBe(false);
});

const request = new Request(`${origin}/assets/page-1a.js`);
const receive = (response: Response) => ownFilesPlugin.fetchDidSucceed!({ request, response } as never);

test("a document is known by its beginning, before the rest has come", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  void writable.getWriter().write(new TextEncoder().encode(document));
  const response = new Response(readable, { headers: { "content-type": html } });
  expect(await isOwnAnswer(`${origin}/beijing`, response)).toBe(true);
});

test("a wrong file is fetched once more, past the browser's cache", async () => {
  answers.push(rightScript());
  expect(await (await receive(portal())).text()).toBe(script);
  expect(requests.map(({ url, cache }) => [url, cache])).toEqual([[request.url, "reload"]]);
});

test("a file that is wrong twice is an error", async () => {
  answers.push(portal(), rightScript());
  await expect(receive(portal())).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

test("an answer that is no success is handed on", async () => {
  expect((await receive(answer("", html, 404))).status).toBe(404);
  answers.push(answer("", html, 503));
  expect((await receive(portal())).status).toBe(503);
});

test("what an older release stored wrongly is not read, and goes", async () => {
  const { files, pages, pictures } = offlineCaches;
  openCache(files).set(request.url, portal());
  const cachedResponse = openCache(files).get(request.url)!;
  const read = await ownFilesPlugin.cachedResponseWillBeUsed!({
    cacheName: files,
    request,
    cachedResponse,
  } as never);
  expect(read ?? undefined).toBeUndefined();
  expect(openCache(files).size).toBe(0);

  openCache(files).set(request.url, rightScript()).set(`${origin}/assets/b.js`, portal());
  openCache(pages).set(`${origin}/beijing`, answer(document, html)).set(`${origin}/`, portal());
  openCache(pictures).set(`${origin}/pictures/a.webp`, portal());
  await removeWrongAnswers();
  expect([files, pages, pictures].map((name) => [...openCache(name).keys()])).toEqual([
    [request.url],
    [`${origin}/beijing`],
    [],
  ]);
});
