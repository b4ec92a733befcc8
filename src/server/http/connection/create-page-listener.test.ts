import { once } from "node:events";
import { createServer, request, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cityCookie } from "#domain/city/city-cookie.ts";
import { CachedResponses } from "../cache/cached-responses.ts";
import { PageCache } from "../cache/page-cache.ts";
import { createPageListener } from "./create-page-listener.ts";
import { readEnv } from "../env.ts";
import { protectPrivatePages } from "../middleware/protect-private-pages.ts";
import { redirectToNormalizedPath } from "../middleware/redirect-to-normalized-path.ts";
import { setSecurityHeaders } from "../middleware/set-security-headers.ts";
import { createPageRoutes } from "../routes/create-page-routes.ts";

const state = { version: 1, now: new Date("2026-11-23T02:00:00Z") };
const observe = vi.fn();
const servers: Server[] = [];

/** Starts a server on a free port; returns the port. */
async function start(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Starts a site whose pages state what they depend on, with the short way and without it. */
async function startTestSite(env: Record<string, string>) {
  const cache = new PageCache({
    maxBytes: 4e6,
    version: () => state.version,
    changedAt: () => 0,
    onRevalidateError: () => undefined,
    // Compressing a page again changes its bytes between two requests.
    hitsBefore: { lasting: Number.POSITIVE_INFINITY, best: Number.POSITIVE_INFINITY },
  });
  const context = { now: () => state.now };
  const answers = new CachedResponses({ cache, isHostless: "ORIGIN" in env, now: context.now });
  const app = new Hono().use(protectPrivatePages, setSecurityHeaders, redirectToNormalizedPath);
  const render = vi.fn();
  const routes = createPageRoutes({
    env: readEnv(env),
    context,
    cache,
    answers,
    pickQuery: ({ searchParams }): Record<string, string> => {
      const people = searchParams.get("people");
      return people === null ? {} : { people };
    },
    render: async ({ url, chosenCity }) => {
      render();
      return {
        status: url.pathname.startsWith("/none") ? 404 : 200,
        html: `<p>${url.href} ${chosenCity} ${state.now.toISOString().slice(0, 10)} ${state.version}</p>`,
        ...(url.pathname.startsWith("/b") && {
          state: { version: `v${state.version}`, script: Buffer.from(url.href) },
        }),
        headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'self'" },
      };
    },
  });
  const framework = getRequestListener(app.route("/", routes).fetch);
  const next = vi.fn(framework);
  return {
    quick: await start(createPageListener({ answers, observe, next })),
    slow: await start(framework),
    next,
    render,
  };
}

interface TestRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
}

/** Sends a request; returns status, headers in their order and body, without the date. */
function send(port: number, { method, target, headers }: TestRequest): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, method, path: target, headers }, (answer) => {
      const lines = answer.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 1 || name === "Date" ? [] : [`${name}: ${all[at + 1]}`],
      );
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () => resolve([answer.statusCode, lines, Buffer.concat(chunks).toString("latin1")]));
    });
    outgoing.on("error", reject).end();
  });
}

let hosted: Awaited<ReturnType<typeof startTestSite>>;
let hostless: typeof hosted;
beforeAll(async () => {
  hosted = await startTestSite({});
  hostless = await startTestSite({ ORIGIN: "https://site.example" });
});
beforeEach(() => {
  vi.clearAllMocks();
});
afterAll(() => {
  for (const server of servers) server.close();
});

const get = (target: string, headers: Record<string, string> = {}): TestRequest => ({
  method: "GET",
  target,
  headers: { host: "a.example", "accept-encoding": "br", ...headers },
});

const paths = [
  "/",
  "/beijing",
  "/beijing/",
  "//beijing",
  "/none",
  "/%62eijing",
  "/./beijing",
  "/a%20",
  "/demand/x",
  "/page-state/v1/beijing",
  "/page-state/v0/beijing",
  "/page-state/v1",
];
const queries = ["", "?", "?people=20", "?people=21&utm_source=a", "?utm_source=b&people=20", "?people=20&people=9"];
const requests = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
  target: fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...queries)).map((parts) => parts.join("")),
  headers: fc.record(
    {
      host: fc.constantFrom("a.example", "b.example:3000", "A.example", "a b"),
      "accept-encoding": fc.constantFrom(
        "br",
        "gzip",
        "gzip, deflate, br",
        "br, zstd",
        "zstd",
        "br;q=0, gzip",
        "identity",
        "*",
      ),
      cookie: fc.constantFrom(`${cityCookie}=shanghai`, `a=b; ${cityCookie}=beijing`, `${cityCookie}=atlantis`, "c=d"),
      "if-none-match": fc.constantFrom("*", '"other"', 'W/"x", *'),
    },
    { requiredKeys: ["host"] },
  ),
});

test("answers every request as the framework does, byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(requests, fc.boolean(), async (request, isHosted) => {
      const { quick, slow } = isHosted ? hosted : hostless;
      // The first request fills the cache where it can be filled.
      const [first, again] = [await send(quick, request), await send(quick, request)];
      expect(again).toEqual(await send(slow, request));
      expect(first).toEqual(again);
    }),
    { numRuns: 300 },
  );
});

test("sends a cached page without the framework, and tells of it", async () => {
  const { quick, next } = hosted;
  await send(quick, get("/sent?utm_source=a"));
  next.mockClear();
  const [status, headers] = await send(quick, get("/sent?utm_source=a"));
  expect([status, headers]).toEqual([200, expect.arrayContaining(["x-content-type-options: nosniff"])]);
  const etag = (headers as string[]).find((line) => line.startsWith("etag: "))!.slice(6);
  expect((await send(quick, get("/sent?utm_source=a", { "if-none-match": etag })))[0]).toBe(304);
  expect(next).not.toHaveBeenCalled();
  expect(observe.mock.calls).toEqual([
    ["GET", "/sent", 200, expect.any(Number)],
    ["GET", "/sent", 304, expect.any(Number)],
  ]);
});

test("sends the state of a cached page without the framework, of its version only", async () => {
  const { quick, next } = hosted;
  await send(quick, get("/bei?people=20"));
  for (const version of ["v1", "v0", "v1", "v0"]) await send(quick, get(`/page-state/${version}/bei?people=20`));
  expect(next.mock.calls.map(([{ url }]) => url)).toEqual([
    "/bei?people=20",
    ...["v1", "v0", "v0"].map((version) => `/page-state/${version}/bei?people=20`),
  ]);
});

test("renders a page once for every unknown parameter, and every Host where the origin is set", async () => {
  await send(hostless.quick, get("/once?utm_source=a"));
  await send(hostless.quick, get("/once?gclid=b", { host: "other.example" }));
  expect(hostless.render).toHaveBeenCalledOnce();
  await send(hosted.quick, get("/once"));
  await send(hosted.quick, get("/once", { host: "other.example" }));
  expect(hosted.render).toHaveBeenCalledTimes(2);
});

test("asks the framework again after a change of the catalogue, and on another day for a page of the day", async () => {
  const { quick, next } = hosted;
  const countUncached = async (target: string) => {
    next.mockClear();
    await send(quick, get(target));
    return next.mock.calls.length;
  };
  await send(quick, get("/view/hotel-1"));
  await send(quick, get("/shanghai"));
  expect([await countUncached("/view/hotel-1"), await countUncached("/shanghai")]).toEqual([0, 0]);
  state.now = new Date("2026-11-23T16:00:00Z");
  expect([await countUncached("/view/hotel-1"), await countUncached("/shanghai")]).toEqual([0, 1]);
  state.version++;
  expect([await countUncached("/view/hotel-1"), await countUncached("/shanghai")]).toEqual([1, 1]);
  await expect.poll(() => countUncached("/view/hotel-1")).toBe(0);
});

test("never keeps a private page", async () => {
  const { quick, next } = hosted;
  const private_ = get("/demand/abc");
  for (let at = 0; at < 3; at++)
    expect((await send(quick, private_))[1]).toEqual(expect.arrayContaining(["cache-control: no-store"]));
  expect(next).toHaveBeenCalledTimes(3);
});
