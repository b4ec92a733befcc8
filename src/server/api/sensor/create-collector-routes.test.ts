import { gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { eventLimits, eventRate } from "#domain/limits.ts";
import { hashTrackedData } from "#domain/tracking/hash-tracked-data.ts";
import type { NewEvent } from "../../store/event-store.ts";
import { createLocalLimit } from "../services/create-local-limit.ts";
import type { Context } from "../services/context.ts";
import { createCollectorRoutes } from "./create-collector-routes.ts";

const now = new Date("2026-11-23T04:00:00Z");
let stored: NewEvent[] = [];
let app: Hono;
beforeEach(() => {
  stored = [];
  const writer = { add: async (events: readonly NewEvent[]) => void stored.push(...events), written: () => 0 };
  app = createCollectorRoutes({
    context: { events: { limit: createLocalLimit(eventRate), writer }, now: () => now } as unknown as Context,
    inTurn: (work) => work(),
    callerOf: () => ({ address: "192.0.2.1" }),
    onFault: (error) => {
      throw error;
    },
  });
});

const event = (name = "$pageview", properties: object = { $url: "https://huizhi.example/beijing" }) => ({
  type: "track",
  event: name,
  time: now.getTime() - 1000,
  distinct_id: "19ab34f0c2b1d0-0a1b2c3d4e5f6-1a525636",
  properties,
  _track_id: 1,
});
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const toForm = (data: string, crc = hashTrackedData(data)) =>
  `data=${encodeURIComponent(data)}&ext=${encodeURIComponent(`crc=${crc}`)}`;
const post = (body: string, type?: string, path = "/api/sensor/report?project=site") =>
  app.request(path, { method: "POST", body, headers: type ? { "content-type": type } : {} });
const form = "application/x-www-form-urlencoded";
const json = "application/json";

describe("every encoding of the libraries", () => {
  const data = encode(event());
  const list = encode([event(), event("hotel_view")]);
  const packed = gzipSync(JSON.stringify([event()])).toString("base64");
  it.each<[string, string, string | undefined, number]>([
    ["a beacon", toForm(data), "text/plain;charset=UTF-8", 1],
    ["a beacon without a type", toForm(data), undefined, 1],
    ["a request's form", toForm(data), form, 1],
    ["a batch", `data_list=${encodeURIComponent(list)}`, form, 2],
    [
      "a batch with a checksum beside it",
      `crc=${hashTrackedData(list)}&gzip=0&data_list=${encodeURIComponent(list)}`,
      form,
      2,
    ],
    ["a packed batch", `gzip=1&data_list=${encodeURIComponent(packed)}`, form, 1],
    ["a plus sign that was not encoded", `data=${encode(event("$pageview", { $title: "~~~???>>>" }))}`, form, 1],
    ["JSON", JSON.stringify(event()), json, 1],
    ["a list as JSON", JSON.stringify([event(), event()]), json, 2],
    ["JSON as text", JSON.stringify({ events: [event()] }), "text/plain", 1],
  ])("%s", async (_, body, type, count) => {
    const answer = await post(body, type);
    expect([answer.status, await answer.json()]).toEqual([200, { code: 2000, message: "ok", data: {} }]);
    expect(stored.map(({ project, at }) => [project, at])).toEqual(
      Array.from({ length: count }, () => ["site", "2026-11-23T03:59:59.000Z"]),
    );
  });

  it.each(["/api/sensor/report", "/sa", "/sa.gif"])("an image of %s", async (path) => {
    const answer = await app.request(`${path}?project=site&${toForm(data)}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/gif"]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(30);
    expect(stored).toHaveLength(1);
  });

  it("leaves /sa without data to the pages, and names its methods", async () => {
    expect((await app.request("/sa")).status).toBe(404);
    const answer = await app.request("/api/sensor/report", { method: "PUT" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("hostile reports are answered in the envelope and store nothing", () => {
  const data = encode(event());
  const bomb = gzipSync(Buffer.alloc(20_000_000, " ")).toString("base64");
  const deep = `${"[".repeat(500)}${"]".repeat(500)}`;
  const many = Object.fromEntries(Array.from({ length: eventLimits.properties + 1 }, (_, at) => [`p${at}`, 1]));
  it.each<[string, string, string, number, number]>([
    ["nothing", "", form, 400, 20001],
    ["no data", "project=x", form, 400, 20001],
    ["no base64", "data=%00%ff", form, 400, 20001],
    ["base64 of no JSON", `data=${Buffer.from("{").toString("base64")}`, form, 400, 20001],
    ["base64 of no UTF-8", `data=${Buffer.from([0xff, 0xfe]).toString("base64")}`, form, 400, 20001],
    ["a wrong checksum", toForm(data, 1), form, 400, 20001],
    ["an encrypted batch", `gzip=9&data_list=${data}`, form, 400, 20001],
    ["gzip that is none", `gzip=1&data_list=${data}`, form, 400, 20001],
    ["a gzip bomb", `gzip=1&data_list=${encodeURIComponent(bomb)}`, form, 413, 20009],
    ["a large body", "x".repeat(eventLimits.bytes + 1), form, 413, 20009],
    ["a file's form", "--x", "multipart/form-data; boundary=x", 415, 20010],
    ["XML", "<x/>", "text/xml", 415, 20010],
    ["an empty batch", encodeBatch([]), form, 400, 20001],
    ["too many events", encodeBatch(Array.from({ length: eventLimits.events + 1 }, () => event())), form, 400, 20001],
    ["a number", "1", json, 400, 20001],
    ["null", "null", json, 400, 20001],
    ["deep nesting", deep, json, 400, 20001],
    ["deep nesting in data", `data=${Buffer.from(deep).toString("base64")}`, form, 400, 20001],
    ["too many properties", JSON.stringify(event("x", many)), json, 400, 20001],
    ["U+0000", JSON.stringify(event("x", { $title: "\0" })), json, 400, 20001],
    ["no name", JSON.stringify({ type: "track" }), json, 400, 20001],
    ["a name with a number to call", JSON.stringify(event("call_13800138000")), json, 400, 20001],
    ["a name with markup", JSON.stringify(event("<b>")), json, 400, 20001],
    ["an unknown type", JSON.stringify({ type: "drop" }), json, 400, 20001],
    ["a time that is no number", JSON.stringify({ ...event(), time: "now" }), json, 400, 20001],
    ["an endless time", `{"type":"track","event":"x","time":1e999}`, json, 400, 20001],
    ["properties as a list", JSON.stringify({ ...event(), properties: [1] }), json, 400, 20001],
  ])("%s", async (_, body, type, status, code) => {
    const answer = await post(body, type);
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([status, code]);
    expect(stored).toEqual([]);
  });

  it.each(["a b", "x".repeat(65), "<x>"])("the project %s", async (project) => {
    const path = `/api/sensor/report?project=${encodeURIComponent(project)}`;
    expect((await post(toForm(data), form, path)).status).toBe(400);
  });

  it("prototypes stay as they are", async () => {
    const body =
      '{"type":"track","event":"x","__proto__":{"a":1},"properties":{"__proto__":{"a":1},"constructor":"b"}}';
    expect((await post(body, json)).status).toBe(200);
    expect(stored[0]!.properties).toEqual({});
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it("an address that reports too much waits", async () => {
    const batch = encodeBatch(Array.from({ length: eventLimits.events }, () => event()));
    const answers = await Promise.all(
      Array.from({ length: eventRate.most / eventLimits.events + 1 }, () => post(batch, form)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(eventRate.most / eventLimits.events);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(eventRate.seconds)]);
  });
});

function encodeBatch(events: object[]): string {
  return `data_list=${encodeURIComponent(encode(events))}`;
}
