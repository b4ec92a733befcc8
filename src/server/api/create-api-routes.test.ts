import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demandCalls } from "#domain/demand/demand-call.ts";
import { computeSignature } from "#domain/request-sign.ts";
import { createCatalogueStore } from "../store/catalogue-store.ts";
import { type Database, openDatabase } from "../store/database.ts";
import { createDemandStore } from "../store/demand-store.ts";
import { createSharedLimits } from "../store/limits/shared-limits.ts";
import { createApiRoutes } from "./create-api-routes.ts";
import { createFactCounts } from "./services/demand/create-fact-counts.ts";
import type { Context } from "./services/context.ts";
import { createSignatureGuard } from "./signature-guard.ts";

const key = "sign-key";
const now = new Date("2026-11-21T02:00:00Z");
let folder = "";
let database: Database;
let api: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "api-routes-"));
  database = await openDatabase({ dataDir: folder });
  const limits = createSharedLimits(database);
  const context: Partial<Context> = {
    limits,
    catalogue: createCatalogueStore(database),
    demands: createDemandStore(database),
    factCounts: createFactCounts(),
    now: () => now,
  };
  const routes = createApiRoutes({
    context: context as Context,
    guard: createSignatureGuard(key, limits, () => now.getTime() / 1000),
    callerOf: () => ({ address: "192.0.2.1" }),
    inTurn: (work) => work(),
    onFault: (error) => {
      throw error;
    },
  });
  api = new Hono().route("/api", routes);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

let serial = 0;
/** Creates a demand that every form call accepts, except for its city: abroad for common/seaSubmit. */
const createDemand = (call: string, more: Record<string, unknown> = {}) => ({
  name: "陈女士",
  mobile: `1380013${String(++serial).padStart(4, "0")}`,
  company: "澜石科技",
  cityCode: call === "common/seaSubmit" ? "970201" : "110000",
  people: 120,
  consent: true,
  clientKey: `api-routes-${serial}`,
  ...more,
});

interface Answer {
  status: number;
  code: number;
  data: { reference?: string; issues?: { field: string; rule: string }[] };
}

async function send(call: string, body: BodyInit, headers: Record<string, string>): Promise<Answer> {
  const response = await api.request(`/api/${call}`, { method: "POST", headers, body });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  return { status: response.status, ...((await response.json()) as Omit<Answer, "status">) };
}

const post = (call: string, body: unknown) => send(call, JSON.stringify(body), { "content-type": "application/json" });

describe.each(demandCalls)("%s", (call) => {
  const sign = (body: Record<string, unknown>, withKey = key) => {
    const stamped = { ...body, timestamp: now.getTime() / 1000 };
    return { ...stamped, sign: computeSignature(stamped, withKey) };
  };

  it("accepts a right signature and none, and refuses a wrong one", async () => {
    expect(await post(call, createDemand(call))).toMatchObject({ status: 200, code: 2000 });
    expect(await post(call, sign(createDemand(call)))).toMatchObject({ status: 200, code: 2000 });
    expect(await post(call, sign(createDemand(call), "another"))).toMatchObject({ status: 400, code: 20003 });
    expect(await post(call, { ...sign(createDemand(call)), people: 121 })).toMatchObject({ status: 400, code: 20003 });
    expect(await post(call, { ...createDemand(call), sign: "" })).toMatchObject({ status: 400, code: 20003 });
  });

  it("stores a double tap once and answers both with one reference", async () => {
    const body = createDemand(call);
    const answers = await Promise.all([post(call, body), post(call, body)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([2000, 20006]);
    expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
  });

  it("refuses the forms that another site can post, and its preflight", async () => {
    const origin = "https://elsewhere.example";
    const body = JSON.stringify(createDemand(call));
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]) {
      expect(await send(call, body, { "content-type": type, origin })).toMatchObject({ status: 415, code: 20010 });
    }
    const preflight = await api.request(`/api/${call}`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
    });
    expect(preflight.status).toBe(405);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("refuses a filled honeypot and a city that it does not serve", async () => {
    const filled = await post(call, createDemand(call, { website: "https://spam.example" }));
    expect(filled).toMatchObject({ code: 20001, data: { issues: [{ field: "website", rule: "leaveEmpty" }] } });
    const cityCode = call === "common/seaSubmit" ? "110000" : "999999";
    const issues = [{ field: "cityCode", rule: "unknown" }];
    expect(await post(call, createDemand(call, { cityCode }))).toMatchObject({ code: 20001, data: { issues } });
  });
});

it("takes landlines where the call does, and requires the company of an enterprise", async () => {
  const mobile = "021-58880000";
  const getBrokenFields = async (call: string, more: Record<string, unknown>) =>
    (await post(call, createDemand(call, more))).data.issues?.map(({ field }) => field) ?? [];
  expect(await getBrokenFields("common/caseSubmit", { mobile })).toEqual(["mobile"]);
  expect(await getBrokenFields("common/caseSubmit", { mobile, locale: "en" })).toEqual([]);
  expect(await getBrokenFields("common/seaSubmit", { mobile })).toEqual([]);
  expect(await getBrokenFields("activity/enterpriseApply", { mobile, people: undefined })).toEqual([]);
  expect(await getBrokenFields("activity/enterpriseApply", { mobile, company: "" })).toEqual(["company"]);
  expect(await getBrokenFields("activity/enterpriseApply", { mobile, company: "-1" })).toEqual(["company"]);
});

it("takes facts without personal data, and drops what is none", async () => {
  const facts = { kind: "sea", people: 80, name: "陈女士", mobile: "13800138000" };
  expect(await post("common/caseSubmitSensor", facts)).toMatchObject({ code: 2000, data: {} });
  expect(await post("common/caseSubmitSensor", { kind: "party" })).toMatchObject({ status: 400, code: 20001 });
  expect(await post("common/caseSubmitSensor", { ...facts, people: 0 })).toMatchObject({ status: 400, code: 20001 });
});
