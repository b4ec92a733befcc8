import { beforeEach, expect, test, vi } from "vitest";
import { cityCookie } from "#domain/city/city-cookie.ts";
import { readEnv } from "../env.ts";
import { PageCache, type RenderedPage } from "../cache/page-cache.ts";
import { createPageRoutes, type PageRenderInput } from "./create-page-routes.ts";

const render = vi.fn(
  async ({ url }: PageRenderInput): Promise<RenderedPage> => ({
    status: url.pathname === "/nothing" ? 404 : 200,
    html: `<p>${url.pathname}</p>`,
    ...(!/^\/(?:nothing|demand\/)/.test(url.pathname) && {
      state: { version: "v1", script: Buffer.from(`state of ${url.href}`) },
    }),
    headers: { "content-type": "text/html" },
  }),
);
const routes = createPageRoutes({
  env: readEnv({ ORIGIN: "https://site.example" }),
  context: { now: () => new Date("2026-11-21T02:00:00Z") },
  cache: new PageCache({
    maxBytes: 1_000_000,
    version: () => 1,
    changedAt: () => 0,
    onRevalidateError: () => undefined,
  }),
  answers: { learn: () => undefined },
  render,
  pickQuery: () => ({}),
});

const request = (path: string, init: RequestInit = {}) => routes.request(path, init, {});

beforeEach(() => {
  render.mockClear();
});

test("renders a page once, with the public origin and the caller", async () => {
  expect(await (await request("/case/submit?utm_source=a")).text()).toBe("<p>/case/submit</p>");
  await request("/case/submit");
  expect(render).toHaveBeenCalledOnce();
  const [{ url, config, caller }] = render.mock.calls[0]!;
  expect(url.search).toBe("");
  expect(config.origin).toBe("https://site.example");
  expect(caller).toEqual({ address: "unknown" });
});

test("renders the home page by the chosen city", async () => {
  await request("/", { headers: { cookie: `${cityCookie}=shanghai` } });
  await request("/");
  expect(render.mock.calls.map(([{ chosenCity }]) => chosenCity)).toEqual(["shanghai", undefined]);
});

test("passes a page's status on and renders an unknown page again", async () => {
  expect((await request("/nothing")).status).toBe(404);
  await request("/nothing");
  expect(render).toHaveBeenCalledTimes(2);
});

test("answers HEAD without a body and other methods with 405", async () => {
  expect(await (await request("/beijing", { method: "HEAD" })).text()).toBe("");
  const refused = await request("/beijing", { method: "POST" });
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe("GET, HEAD");
});

test("answers the state of a page from its one rendering: kept for good under its own version, not under another", async () => {
  await request("/state-of-this?utm_source=a");
  const own = await request("/page-state/v1/state-of-this");
  expect(await own.text()).toBe("state of https://site.example/state-of-this");
  expect(own.headers.get("content-type")).toContain("javascript");
  expect(own.headers.get("cache-control")).toContain("immutable");
  const older = await request("/page-state/v0/state-of-this");
  expect([older.status, older.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const zipped = await request("/page-state/v1/state-of-this", { headers: { "accept-encoding": "br, gzip" } });
  expect(zipped.headers.get("content-encoding")).toBe("br");
  expect(render).toHaveBeenCalledOnce();
  expect(await (await request("/page-state/v1")).text()).toBe("state of https://site.example/");
});

test("a page that is not stored, or is private, has no state of its own", async () => {
  expect((await request("/page-state/v1/nothing")).status).toBe(404);
  expect((await request("/page-state/v1/demand/0123456789abcdef")).status).toBe(404);
});
