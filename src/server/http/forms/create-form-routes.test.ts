import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demandCalls } from "#domain/demand/demand-call.ts";
import { demandRates, viewportContent } from "#domain/limits.ts";
import { dispatch } from "../../api/dispatch.ts";
import { createFactCounts } from "../../api/services/demand/create-fact-counts.ts";
import type { Context } from "../../api/services/context.ts";
import { createCatalogueStore } from "../../store/catalogue-store.ts";
import { type Database, openDatabase } from "../../store/database.ts";
import { createDemandStore } from "../../store/demand-store.ts";
import { createSharedLimits } from "../../store/limits/shared-limits.ts";
import { readEnv } from "../env.ts";
import { createFormRoutes } from "./create-form-routes.ts";

const now = new Date("2026-11-21T02:00:00Z");
const site = "https://venues.example";
let folder = "";
let database: Database;
let context: Context;
let forms: Hono;
let addresses = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "form-routes-"));
  database = await openDatabase({ dataDir: folder });
  const used: Partial<Context> = {
    limits: createSharedLimits(database),
    catalogue: createCatalogueStore(database),
    demands: createDemandStore(database),
    factCounts: createFactCounts(),
    now: () => now,
  };
  context = used as Context;
  forms = new Hono().route(
    "/",
    createFormRoutes({
      env: readEnv({ DATA_DIR: folder, ORIGIN: site }),
      context,
      callerOf: () => ({ address: `192.0.2.${++addresses}` }),
      onFault: (error) => {
        throw error;
      },
    }),
  );
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

let serial = 0;
/** Creates the fields of a form that every call accepts, except for its city: abroad for common/seaSubmit. */
const createFields = (call: string, more: Record<string, string> = {}) => ({
  name: "陈女士",
  mobile: `138 0013 ${String(++serial).padStart(4, "0")}`,
  company: "澜石科技",
  cityCode: call === "common/seaSubmit" ? "970201" : "110000",
  people: "120人",
  pageFrom: "case/submit",
  consent: "on",
  ...more,
});

const formType = "application/x-www-form-urlencoded";
const ownHeaders = { "content-type": formType, "sec-fetch-site": "same-origin" };
const send = (call: string, body: BodyInit, headers: Record<string, string> = ownHeaders, query = "") =>
  forms.request(`${site}/forms/${call}${query}`, {
    method: "POST",
    headers: { host: "venues.example", ...headers },
    body,
  });
const post = (call: string, fields: Record<string, string>, headers?: Record<string, string>, query?: string) =>
  send(call, String(new URLSearchParams(fields)), headers, query);
const readReference = (answer: Response) =>
  new URL(answer.headers.get("location")!, site).searchParams.get("reference");
const countStored = async () =>
  Number(
    (
      await database.kysely
        .selectFrom("demand")
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe.each(demandCalls)("the form of %s", (call) => {
  it("is stored and leads to its success page, whose address has nothing personal", async () => {
    const answer = await post(call, createFields(call));
    expect(answer.status).toBe(303);
    const { pathname, searchParams } = new URL(answer.headers.get("location")!, site);
    expect(pathname).toBe(call === "activity/enterpriseApply" ? "/customer/ent-success" : "/case/success");
    expect([...searchParams.keys()]).toEqual(["reference"]);
    const reference = searchParams.get("reference")!;
    const stored = await context.demands.byReference(reference);
    expect(stored).toMatchObject({ body: { name: "陈女士", people: 120, consent: true, locale: "zh" } });
    expect(answer.headers.get("set-cookie")).toBe(
      `demand_token=${stored!.token}; Max-Age=600; Path=${pathname}; Secure; SameSite=Strict`,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("is stored once for a double press, also where the page's own code has sent it before", async () => {
    const fields = createFields(call, { startDate: "2026-12-18", days: "2", remarks: "靠窗\r\n有投影" });
    const before = await countStored();
    const answers = await Promise.all([post(call, fields), post(call, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(new Set(answers.map(readReference)).size).toBe(1);
    const { people: _, ...sent } = { ...fields, mobile: fields.mobile.replaceAll(" ", ""), consent: true };
    const demand = { ...sent, people: 120, days: 2, endDate: "2026-12-19", remarks: "靠窗\n有投影" };
    await expect(dispatch(context, call, demand, { address: "192.0.2.250" })).rejects.toMatchObject({
      reason: "duplicateDemand",
      data: { reference: readReference(answers[0]!) },
    });
    expect(await countStored()).toBe(before + 1);
  });

  it("takes the days of a calendar's boxes, how to reach the visitor, and a budget with its kind", async () => {
    const more =
      "&budgetKind=total&shareBudget=false&shareBudget=on&alternativeDates=2031-03-01&alternativeDates=2031-03-03";
    const fields = createFields(call, { budget: "8 万", contactBy: "wechat", startDate: "2031-03-03" });
    const answer = await send(call, new URLSearchParams(fields) + more);
    expect((await context.demands.byReference(readReference(answer)!))?.body).toMatchObject({
      budget: "80000",
      budgetKind: "total",
      shareBudget: true,
      contactBy: "wechat",
      startDate: "2031-03-03",
      alternativeDates: ["2031-03-01"],
    });
  });

  it("is refused where it comes from another site, or where nothing says where from", async () => {
    const before = await countStored();
    for (const headers of [
      { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
      { origin: "https://elsewhere.venues.example", "sec-fetch-site": "same-site" },
      { origin: "null" },
      { origin: "https://elsewhere.example" },
      {},
    ] as Record<string, string>[]) {
      const answer = await post(call, createFields(call), { "content-type": formType, ...headers });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain("陈女士");
    }
    expect(await countStored()).toBe(before);
    const own = await post(call, createFields(call), { "content-type": formType, origin: site });
    expect(own.status).toBe(303);
  });

  it("comes again with what is missing and what was entered", async () => {
    const answer = await post(call, {
      ...createFields(call),
      mobile: "打电话",
      remarks: `</textarea><script>alert("1")</script>`,
      name: `"><b>陈</b>`,
      consent: "",
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html.match(/<li><a href="#field-\w+">/g)!.map((line) => line.slice(20, -2))).toEqual(["mobile", "consent"]);
    expect(html).toContain("请填写正确的电话");
    expect(html).toContain("请勾选同意");
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;陈&lt;/b&gt;"');
    expect(html).toContain('value="打电话"');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain(`action="/forms/${call}"`);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

it("reads no other type than that of a form, nothing too large and no broken text", async () => {
  const call = "common/caseSubmit";
  const before = await countStored();
  const fields = String(new URLSearchParams(createFields(call)));
  const types = ["application/json", "multipart/form-data; boundary=x", "text/plain", ""];
  for (const type of types)
    expect((await send(call, fields, { ...ownHeaders, "content-type": type })).status).toBe(415);
  expect((await post(call, { ...createFields(call), remarks: "长".repeat(30_000) })).status).toBe(413);
  const streamed = new ReadableStream({ start: (controller) => controller.error(new Error("cut")) });
  const cut = new Request(`${site}/forms/${call}`, {
    method: "POST",
    headers: { host: "venues.example", ...ownHeaders },
    body: streamed,
    duplex: "half",
  } as RequestInit);
  expect((await forms.request(cut)).status).toBe(400);
  expect((await post(call, { ...createFields(call), name: "陈\0" })).status).toBe(400);
  const many = new URLSearchParams(Array.from({ length: 2000 }, (_, at) => ["needs", String(at)]));
  expect((await send(call, String(many))).status).toBe(400);
  expect(await countStored()).toBe(before);
});

it("refuses a filled honeypot, unknown choices and days, as the call does", async () => {
  const fields = createFields("common/caseSubmit");
  for (const more of [
    { website: "https://spam.example" },
    { cityCode: "999999" },
    { people: "很多" },
    { days: "999999999999999" },
    { layout: "standing" },
    { siteIds: "123456789" },
  ] as Record<string, string>[]) {
    expect((await post("common/caseSubmit", { ...fields, ...more })).status).toBe(400);
  }
  // What the server does not know does not travel on.
  const html = await (await post("common/caseSubmit", { ...fields, siteIds: "123456789" })).text();
  expect(html).toContain("所选场地已下架");
  expect(html).not.toContain("123456789");
});

it("says that there were too many, with what was entered", async () => {
  const fields = createFields("common/caseSubmit");
  for (let sent = 0; sent < demandRates.mobile.most; sent++)
    expect((await post("common/caseSubmit", { ...fields, remarks: `第 ${sent} 次` })).status).toBe(303);
  const answer = await post("common/caseSubmit", { ...fields, remarks: "又一次" });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const html = await answer.text();
  expect(html).toContain("操作太频繁");
  expect(html).toContain("又一次");
});

it("is in English for an English form", async () => {
  const call = "common/caseSubmit";
  const missing = await post(call, createFields(call, { mobile: "", name: "Chen" }), ownHeaders, "?lang=en");
  const html = await missing.text();
  expect(html).toContain('<html lang="en">');
  expect(html).not.toMatch(/请|提交/);
  const landline = createFields(call, { mobile: "021-58880000" });
  const answer = await post(call, landline, ownHeaders, "?lang=en");
  expect(answer.headers.get("location")).toMatch(/^\/case\/success\?reference=HZ-[\w-]+&lang=en$/);
});

it("carries the cookies of the visit, and counts what was accepted", async () => {
  const fields = createFields("common/caseSubmit");
  const cookie = `utm_campaign=${encodeURIComponent("秋季")}; other=1; h_location=${"x".repeat(3000)}`;
  const answer = await post("common/caseSubmit", fields, { ...ownHeaders, cookie });
  const stored = await context.demands.byReference(readReference(answer)!);
  expect(stored!.body.tracking).toEqual({ utm_campaign: "秋季", h_location: "x".repeat(2048) });
  expect(context.factCounts.list().length).toBeGreaterThan(0);
});

it("shows the form to whoever opens its address", async () => {
  const answer = await forms.request(`${site}/forms/common/seaSubmit?page_from=southeastAsia`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("新加坡");
  expect(html).not.toContain("石家庄");
  expect(html).toContain('name="pageFrom" value="southeastAsia"');
  expect(html).toContain(`<meta name="viewport" content="${viewportContent}">`);
});

it("takes answers to the form's own questions and the country of the number", async () => {
  const more = {
    mobile: "6123 4567",
    mobileCountry: "SG",
    remarks: "靠海",
    "answer:护照所在地": "中国",
    "answer:桌数": "",
    remarkLine: "行程：4 天 3 晚",
  };
  const fields = createFields("common/seaSubmit", more);
  const again = await (await post("common/seaSubmit", { ...fields, consent: "" })).text();
  expect(again).toContain('<label for="field-answer:护照所在地"><span>护照所在地</span>');
  expect(again).toContain('value="中国"');
  expect(again).toContain('value="+65 6123 4567"');
  const stored = await context.demands.byReference(readReference(await post("common/seaSubmit", fields))!);
  expect(stored!.body).toMatchObject({ mobile: "+6561234567", remarks: "靠海\n护照所在地：中国\n行程：4 天 3 晚" });
});

it("counts the last of several values, since a visible field follows the hidden one, and a box that says false is not ticked", async () => {
  const body = new URLSearchParams([
    ...Object.entries(createFields("common/caseSubmit")),
    ["people", "80"],
    ["dateFlexible", "true"],
    ["dateFlexible", "false"],
    ["startDate", "2026-12-18"],
    ["startDate", ""],
  ]);
  const stored = await context.demands.byReference(readReference(await send("common/caseSubmit", String(body)))!);
  expect(stored!.body.people).toBe(80);
  expect(stored!.body.startDate || undefined).toBeUndefined();
  expect(stored!.body.dateFlexible).toBeUndefined();
});

it("opens the form to change what a page only shows, and stores nothing", async () => {
  const before = await countStored();
  const answer = await post("common/caseSubmit", { ...createFields("common/caseSubmit"), edit: "true" });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('value="陈女士"');
  expect(html).toContain('<option value="110000" selected>');
  expect(html).not.toContain('role="alert"');
  expect(await countStored()).toBe(before);
});
