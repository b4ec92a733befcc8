import { createFactCounts } from "../api/services/demand/create-fact-counts.ts";
import { eventRate, fileRate } from "#domain/limits.ts";
import { createLocalLimit } from "../api/services/create-local-limit.ts";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createNoiseImage } from "#tests/create-noise-image.ts";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createPictureStore } from "../pictures/picture-store.ts";
import { openIndex } from "../search/index/search-index.ts";
import { createCatalogueStore } from "../store/catalogue-store.ts";
import { createContentStore } from "../store/content-store.ts";
import { type Database, openDatabase } from "../store/database.ts";
import { createDemandStore } from "../store/demand-store.ts";
import { createQuoteStore } from "../store/quote-store.ts";
import { createSharedListStore } from "../store/shared-list-store.ts";
import { createLocalProvider } from "../messages/providers/local/create-local-provider.ts";
import { createSmsOutbox } from "../store/message/sms-outbox.ts";
import { createVerificationCodes } from "../store/message/verification-codes.ts";
import { createSharedLimits } from "../store/limits/shared-limits.ts";
import { toAnalyticsConfig } from "./analytics/to-analytics-config.ts";
import { createApp } from "./create-app.ts";
import { readEnv } from "./env.ts";
import type { RenderedPage } from "./cache/page-cache.ts";

let folder = "";
let database: Database;
let server: Server;
let port = 0;
let picture = "";
let isReady = true;
/** Holds up the pages /slow-… until it is resolved. */
const slow = Promise.withResolvers<void>();

const html = "text/html; charset=utf-8";
const csp = "default-src 'self'";
const pages: Record<string, RenderedPage> = {
  "/": { status: 200, html: "<p>home</p>", headers: { "content-type": html, "content-security-policy": csp } },
  "/none": { status: 404, html: "<p>404</p>", headers: { "content-type": html, "content-security-policy": csp } },
};

async function createTestApp(clientDir: string) {
  const catalogue = createCatalogueStore(database);
  const space = createTestSpace("111", "11", { length: 12, width: 8, area: 96 });
  await catalogue.upsert({ source: "test", venues: [createTestVenue("11")], spaces: [space] });
  return createApp({
    env: readEnv({ DATA_DIR: folder, ORIGIN: "https://huizhi.example", OFFLINE: "0" }),
    context: {
      catalogue,
      content: createContentStore(database),
      demands: createDemandStore(database),
      quotes: createQuoteStore(database),
      sharedLists: createSharedListStore(database),
      sharedListDays: 90,
      limits: createSharedLimits(database),
      messages: createLocalProvider(createSmsOutbox(database), () => new Date()),
      onMessageFailure: () => undefined,
      codes: createVerificationCodes(database),
      verifiesMobile: false,
      index: await openIndex(catalogue),
      now: () => new Date("2026-11-21T04:00:00Z"),
      factCounts: createFactCounts(),
      events: { limit: createLocalLimit(eventRate), writer: { add: async () => undefined, written: () => 0 } },
      files: {
        limit: createLocalLimit(fileRate),
        renderer: { render: async () => new Uint8Array() },
        pictures: createPictureStore({ dir: join(folder, "pictures") }),
      },
      maps: { limit: () => undefined, onFailure: () => undefined },
      analytics: toAnalyticsConfig(readEnv({})),
      site: { hotline: "", adviser: "", icp: "", origin: "", hasDemo: true },
    },
    log: pino({ level: "silent" }),
    clientDir,
    mapsScript: "/assets/maps.js",
    health: {
      isReady: async () => isReady,
      available: isReady,
      breaker: { timeouts: 0, refused: 0, probes: 0 },
    },
    pickQuery: () => ({}),
    changedAt: () => 0,
    render: async ({ url }) => {
      if (url.pathname.startsWith("/slow-")) await slow.promise;
      const page = pages[url.pathname];
      if (!page) throw new Error("A part of the page could not be rendered.");
      return page;
    },
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-app-"));
  const clientDir = join(folder, "client");
  mkdirSync(join(clientDir, "assets"), { recursive: true });
  for (const name of ["assets/a.js", "assets/a.js.br", "favicon.svg"]) writeFileSync(join(clientDir, name), "content");
  const bytes = await createNoiseImage(400, 300).jpeg({ quality: 60 }).toBuffer();
  picture = `/pictures/${(await createPictureStore({ dir: join(folder, "pictures") }).add(bytes)).hash}-320.jpg`;
  database = await openDatabase({ dataDir: folder });
  server = (await createTestApp(clientDir)).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await database.close();
  // The encoded picture may still be being written to its cache.
  rmSync(folder, { recursive: true, maxRetries: 10, retryDelay: 100 });
});

/** Headers that Node sets from the body and the connection. */
const transport = new Set(["connection", "content-length", "date", "transfer-encoding"]);

/** Sends a request; returns the status and the header lines in their order, with `…` for values that vary. */
function readHead(method: string, path: string, headers: Record<string, string>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
      const { rawHeaders, statusCode } = answer;
      const lines = rawHeaders.flatMap((name, at) => {
        if (at % 2 === 1 || transport.has(name.toLowerCase())) return [];
        return `${name}: ${["etag", "last-modified"].includes(name) ? "…" : rawHeaders[at + 1]}`;
      });
      answer.resume().once("end", () => resolve([String(statusCode), ...lines]));
    });
    outgoing.on("error", reject).end();
  });
}

const securityHeaders = [
  "referrer-policy: strict-origin-when-cross-origin",
  "x-content-type-options: nosniff",
  "x-frame-options: SAMEORIGIN",
];
const json = ["cache-control: no-store", "content-type: application/json; charset=utf-8"];
const plain = ["content-type: text/plain; charset=UTF-8"];
const notAllowed = ["allow: GET, HEAD", ...plain];
const fault = [
  "content-security-policy: default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  "content-type: text/html; charset=UTF-8",
];
const pageHeaders = [
  "cache-control: private, no-cache",
  `content-security-policy: ${csp}`,
  `content-type: ${html}`,
  "etag: …",
  "vary: accept-encoding, cookie",
];
const asset = [
  "cache-control: public, max-age=31536000, immutable",
  "content-type: text/javascript; charset=utf-8",
  "last-modified: …",
];
const icon = ["cache-control: public, max-age=86400", "content-type: image/svg+xml; charset=utf-8", "last-modified: …"];
const jpeg = ["cache-control: public, max-age=31536000, immutable", "content-type: image/jpeg", "etag: …"];
const noPicture = ["cache-control: no-store", "content-type: text/plain"];
const plan = [
  "cache-control: public, max-age=300",
  "content-security-policy: default-src 'none'; style-src 'unsafe-inline'",
  "content-type: image/svg+xml; charset=utf-8",
  "etag: …",
  "vary: accept-encoding",
];

describe("response headers", () => {
  it.each<[string, string, number, string[], Record<string, string>?]>([
    ["a page", "GET /", 200, pageHeaders],
    ["a compressed page", "GET /", 200, [...pageHeaders, "content-encoding: br"], { "accept-encoding": "br" }],
    ["a page without its body", "HEAD /", 200, pageHeaders],
    ["an unchanged page", "GET /", 304, pageHeaders, { "if-none-match": "*" }],
    [
      "an unknown page",
      "GET /none",
      404,
      [
        "cache-control: no-store",
        `content-security-policy: ${csp}`,
        `content-type: ${html}`,
        "vary: accept-encoding, cookie",
      ],
    ],
    ["a page that fails", "GET /broken", 500, fault],
    ["a redirect", "GET /beijing/", 308, ["location: /beijing"]],
    ["a link with a full stop", "GET /beijing%E3%80%82", 308, ["location: /beijing"]],
    ["a link with a comma", "GET /compare?spaceCode=1,2%EF%BC%8C", 308, ["location: /compare?spaceCode=1,2"]],
    ["a method that pages do not have", "POST /", 405, notAllowed],
    ["the health check", "GET /healthz", 200, plain],
    ["the readiness check", "GET /readyz", 200, plain],
    ["the metrics", "GET /metrics", 200, ["content-type: text/plain; version=0.0.4; charset=utf-8"]],
    ["robots.txt", "GET /robots.txt", 200, plain],
    [
      "the site map",
      "GET /sitemap.xml",
      200,
      [
        "cache-control: private, no-cache",
        "content-type: application/xml; charset=utf-8",
        "etag: …",
        "vary: accept-encoding, cookie",
      ],
    ],
    [
      "an unknown part of the site map",
      "GET /sitemap/none.xml",
      404,
      ["cache-control: no-store", "content-type: text/plain", "vary: accept-encoding, cookie"],
    ],
    ["an asset", "GET /assets/a.js", 200, asset],
    [
      "a compressed asset",
      "GET /assets/a.js",
      200,
      [...asset, "content-encoding: br", "vary: Accept-Encoding"],
      { "accept-encoding": "br" },
    ],
    ["the icon", "GET /favicon.svg", 200, icon],
    ["the icon without its body", "HEAD /favicon.svg", 200, icon],
    ["an unknown picture", "GET /pictures/none", 404, noPicture],
    ["a method that pictures do not have", "POST /pictures/none", 405, notAllowed],
    ["a call", "GET /api/home/getCooperate", 200, json],
    ["a call with a missing parameter", "GET /api/hotel/getConfNew", 400, json],
    ["a call with a form body", "POST /api/common/caseSubmit", 415, json],
    ["an unknown call", "GET /api/none", 404, json],
    ["a call with the wrong method", "POST /api/home/getCooperate", 405, ["allow: GET, HEAD", ...json]],
    ["a document", "GET /api/space/plan.svg?spaceCode=111", 200, plan],
    ["an unchanged document", "GET /api/space/plan.svg?spaceCode=111", 304, plan, { "if-none-match": "*" }],
    ["the OpenAPI document", "GET /api/openapi.json", 200, ["content-type: application/json; charset=utf-8"]],
  ])("of %s: %s", async (_, line, status, own, headers = {}) => {
    const [method = "", path = ""] = line.split(" ");
    expect(await readHead(method, path, headers)).toEqual([String(status), ...[...own, ...securityHeaders].toSorted()]);
  });

  it("of a picture", async () => {
    const expected = [...jpeg, ...securityHeaders].toSorted();
    expect(await readHead("GET", picture, {})).toEqual(["200", ...expected]);
    expect(await readHead("HEAD", picture, {})).toEqual(["200", ...expected]);
    expect(await readHead("GET", picture, { "if-none-match": "*" })).toEqual(["304", ...expected]);
  });

  it("of a page beyond those that can be rendered soon, while cached pages flow", async () => {
    // Two are rendered, a hundred wait, and one is refused: the only one that is answered meanwhile.
    const requests = Array.from({ length: 103 }, (_, at) => readHead("GET", `/slow-${at}`, {}));
    const refused = ["retry-after: 5", ...fault, ...securityHeaders].toSorted();
    expect(await Promise.race(requests)).toEqual(["503", ...refused]);
    expect((await readHead("GET", "/", { "accept-encoding": "br" }))[0]).toBe("200");
    slow.resolve();
    const statuses = (await Promise.all(requests)).map(([status]) => status);
    expect(statuses.filter((status) => status === "503")).toHaveLength(1);
  });

  it("of a server that is not ready", async () => {
    isReady = false;
    expect(await readHead("GET", "/readyz", {})).toEqual(["503", ...[...plain, ...securityHeaders].toSorted()]);
  });
});
