import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls, type CallPath } from "#contract/calls.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { type CallIds, createCallInput } from "./create-call-input.ts";
import { addAnsweredQuote } from "./add-answered-quote.ts";
import { type ApiAnswer, callApi, prepareCallIds } from "./prepare-call-ids.ts";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { specifiedCalls } from "../specification/specified-routes.ts";
import { type Site, startSite } from "../start-site.ts";

let site: Site;
let ids: CallIds;
beforeAll(async () => {
  const dataDir = createDemoDataDir("contract");
  site = await startSite(dataDir);
  const prepared = await prepareCallIds(site.url);
  ids = { ...prepared, quoteId: await addAnsweredQuote(dataDir, prepared) };
});
afterAll(() => site?.stop());

/** Makes a call and expects an envelope of success, whose data are what the contract defines. */
async function expectContract(call: CallPath): Promise<void> {
  const answer = await callApi(site.url, call, createCallInput(call, ids));
  expect(answer).toEqual({ status: 200, code: 2000, message: "ok", data: answer.data });
  const { output } = endpoints[call] as Endpoint;
  const parsed = output.safeParse(answer.data);
  expect(parsed.error?.issues ?? []).toEqual([]);
  // The answer has no fields that the contract does not define.
  expect(parsed.data).toEqual(answer.data);
}

describe("every call answers according to its schema", () => {
  // Each row has the method from the specification, not from the contract.
  test.each(specifiedCalls)("$method $call, and no other method", async ({ method, call }) => {
    expect(calls[call]).toBe(method);
    await expectContract(call);
    const other = method === "GET" ? "POST" : "GET";
    const refused = await fetch(`${site.url}/api/${call}`, { method: other });
    // The library of Sensors Analytics also sends its events as the address of an image.
    if (call === "sensor/report") return;
    const allowed = method === "GET" ? "GET, HEAD" : "POST";
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, allowed]);
    expect(await refused.json()).toMatchObject({ code: 20008, message: expect.any(String) });
  });

  const isEnveloped = ({ media, file }: Endpoint) => !media && !file;
  const isSpecified = (path: CallPath) => specifiedCalls.some(({ call }) => call === path);
  const own = (Object.keys(calls) as CallPath[]).filter((path) => isEnveloped(endpoints[path]) && !isSpecified(path));
  test.each(own)("%s", expectContract);
});

test("common/sendMessage is refused without a signature, and with a wrong one", async () => {
  const message = { mobile: "13800138009", purpose: "verify" };
  for (const sign of [{}, { timestamp: Math.floor(Date.now() / 1000), sign: "0".repeat(32) }]) {
    const { status, code } = await callApi(site.url, "common/sendMessage", { ...message, ...sign });
    expect({ status, code }).toEqual({ status: 400, code: 20003 });
  }
});

test("marketing/getLanghamGroupCity answers in the language of its parameter, and not without one", async () => {
  const read = async (input: Record<string, string>) => callApi(site.url, "marketing/getLanghamGroupCity", input);
  const [zh, en, none] = await Promise.all([read({ lang: "zh" }), read({ lang: "en" }), read({})]);
  const names = (answer: ApiAnswer) => (answer.data as { name: string }[]).map(({ name }) => name);
  expect(names(zh).length).toBeGreaterThan(0);
  expect(names(zh).filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  expect(names(en).filter((name) => !/^[A-Za-z' ]+$/.test(name))).toEqual([]);
  expect([none.status, none.code]).toEqual([400, 20001]);
});

describe("space/plan.svg answers with a document instead of an envelope", () => {
  const fetchPlan = (query: string, init?: RequestInit) => fetch(`${site.url}/api/space/plan.svg?${query}`, init);
  const formatPlanQuery = () => `spaceCode=${ids.spaceCode}&layout=classroom&people=20`;

  test("sends content type, cache-control and an etag that is answered with 304", async () => {
    const first = await fetchPlan(formatPlanQuery());
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    const svg = await first.text();
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    const etag = first.headers.get("etag")!;
    const again = await fetchPlan(formatPlanQuery(), { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const other = await fetchPlan(`${formatPlanQuery()}0`, { headers: { "if-none-match": etag } });
    expect([other.status, other.headers.get("etag") === etag]).toEqual([200, false]);
    const head = await fetchPlan(formatPlanQuery(), { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  });

  test("accepts a layout by key or by number", async () => {
    const [key, number] = await Promise.all([
      fetchPlan(formatPlanQuery()),
      fetchPlan(formatPlanQuery().replace("classroom", "2")),
    ]);
    expect(await number.text()).toBe(await key.text());
  });

  test.each([
    ["", 400, 20001],
    ["spaceCode=x1", 400, 20001],
    ["spaceCode=1&layout=9", 400, 20001],
    ["spaceCode=1&layout=toString", 400, 20001],
    ["spaceCode=1&people=0", 400, 20001],
    ["spaceCode=1&people=1.5", 400, 20001],
    ["spaceCode=1&people=100001", 400, 20001],
    ["spaceCode=999999999999", 404, 20002],
  ])("rejects ?%s with an error envelope", async (query, status, code) => {
    const answer = await fetchPlan(query);
    const body = (await answer.json()) as ApiAnswer;
    expect([answer.status, body.code, answer.headers.get("cache-control")]).toEqual([status, code, "no-store"]);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  });

  test("rejects other methods with 405", async () => {
    const answer = await fetchPlan(formatPlanQuery(), { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("is described in OpenAPI with its content type", async () => {
    const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as {
      paths: Record<string, { get: { responses: Record<string, { content: object }> } }>;
    };
    const { responses } = document.paths["/api/space/plan.svg"]!.get;
    expect(Object.keys(responses["200"]!.content)).toEqual(["image/svg+xml"]);
  });
});

describe("calls that answer with a file", () => {
  const files = (Object.keys(calls) as CallPath[]).filter((path) => (endpoints[path] as Endpoint).file);
  const fetchFile = (path: CallPath, input: Record<string, unknown>) =>
    fetch(`${site.url}/api/${path}?${new URLSearchParams(input as Record<string, string>)}`);

  test.each(files)("%s sends its type and a name, and refuses with an envelope", async (path) => {
    const answer = await fetchFile(path, createCallInput(path, ids));
    const { headers } = answer;
    const length = (await answer.arrayBuffer()).byteLength;
    expect([answer.status, headers.get("content-type")]).toEqual([200, (endpoints[path] as Endpoint).file!.type]);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[^"]+"; filename\*=UTF-8''[\w.%-]+$/);
    expect([headers.get("cache-control"), headers.get("content-length")]).toEqual(["no-store", String(length)]);
    const refused = await fetchFile(path, { spaceCode: "x" });
    expect([refused.status, (await refused.json()) as ApiAnswer]).toMatchObject([400, { code: 20001 }]);
  });
});

test("lists are not empty, so the row schemas are really checked", async () => {
  for (const path of ["searchSite/getAggregateSoHotelList", "searchSite/getAggregateNewConference"] as const) {
    const { data } = await callApi(site.url, path, { city: "beijing" });
    expect((data as { list: unknown[] }).list).toHaveLength(20);
  }
});

test("the OpenAPI 3.1 document contains every call", async () => {
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(document.openapi).toBe("3.1.0");
  for (const [path, method] of Object.entries(calls)) {
    expect(document.paths[`/api/${path}`]?.[method.toLowerCase()]?.operationId).toBe(path.replace("/", "_"));
  }
});
