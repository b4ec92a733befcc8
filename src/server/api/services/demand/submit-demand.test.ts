import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ServiceError } from "#contract/codes.ts";
import { type DemandInput, demandSchema } from "#domain/demand/demand-schema.ts";
import { demandRates } from "#domain/limits.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { createVerificationCodes } from "#server/store/message/verification-codes.ts";
import { createSharedLimits, type SharedLimits } from "#server/store/limits/shared-limits.ts";
import { hashDemandContent } from "./hash-demand-content.ts";
import { submitDemand } from "./submit-demand.ts";

const venue: Venue = {
  id: "11",
  name: "测试会议中心",
  aliases: [],
  cityCode: "110000",
  regionIds: [],
  type: "conference-centre",
  nearPlaces: [],
  facilities: [],
  features: [],
  transport: [],
  hasVr: false,
  demo: true,
  source: { name: "test" },
  listedAt: "2026-11-01",
};
const space: Space = {
  id: "111",
  venueId: "11",
  name: "宴会厅",
  capacity: {},
  features: [],
  hasVr: false,
  demo: true,
  listedAt: "2026-11-01",
};

let folder = "";
let database: Database;
let clock = new Date("2026-11-21T02:00:00Z");
let limits: SharedLimits;
let context: Parameters<typeof submitDemand>[0];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demand-"));
  database = await openDatabase({ dataDir: folder });
  limits = createSharedLimits(database);
  await createCatalogueStore(database).upsert({ source: "test", venues: [venue], spaces: [space] });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  context = {
    catalogue: createCatalogueStore(database),
    demands: createDemandStore(database),
    limits,
    codes: createVerificationCodes(database),
    verifiesMobile: false,
    now: () => clock,
  };
});

const caller = { address: "192.0.2.1" };
let serial = 0;
const fresh = (more: Partial<DemandInput> = {}) =>
  demandSchema.parse({
    name: "陈女士",
    mobile: `1380013${String(++serial).padStart(4, "0")}`,
    cityCode: "110000",
    people: 200,
    consent: true,
    clientKey: `client-key-${serial}`,
    ...more,
  });
const refusal = async (answer: Promise<unknown>): Promise<ServiceError> => {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceError)) throw error ?? new Error("It was not refused.");
  return error;
};

describe("submitDemand", () => {
  it("stores a demand before it answers, with the wire's names and the consent's time", async () => {
    const demand = fresh({
      siteIds: ["11"],
      spaceCodes: ["111"],
      remarks: "",
      tracking: { utmSource: "wx" },
      timestamp: 1,
      sign: "x",
    });
    const { reference, token } = await submitDemand(context, demand, caller);
    expect(reference).toMatch(/^HZ-20261121-[2-9B-DF-HJ-NP-TV-Z]{4}$/);
    expect(Buffer.from(token ?? "", "base64url").length).toBeGreaterThanOrEqual(24);
    const stored = await context.demands.byReference(reference);
    expect(stored).toMatchObject({ status: "new", kind: "meeting", mobile: demand.mobile, cityCode: "110000" });
    expect(stored?.body).toEqual({
      name: "陈女士",
      mobile: demand.mobile,
      cityCode: "110000",
      people: 200,
      siteIds: ["11"],
      spaceCodes: ["111"],
      consent: true,
      tracking: { utmSource: "wx" },
      locale: "zh",
      consentTime: "2026-11-21T02:00:00.000Z",
    });
  });

  it("rejects a date before today in China, in the demand's language", async () => {
    // 2026-11-21 10:00 in China.
    const messages = ["日期已过，请选择今天或以后的日期", "This day has passed. Please choose today or a later day"];
    for (const [at, locale] of (["zh", "en"] as const).entries()) {
      const refused = await refusal(submitDemand(context, fresh({ startDate: "2026-11-20", days: 3, locale }), caller));
      expect(refused).toMatchObject({
        reason: "malformed",
        data: { issues: [{ field: "startDate", rule: "datePast", message: messages[at] }] },
      });
    }
    const { reference } = await submitDemand(context, fresh({ startDate: "2026-11-21" }), caller);
    expect(reference).toMatch(/^HZ-/);
  });

  it("tells demands apart by the dates that suit as well, and stores them", async () => {
    const dates = { startDate: "2026-12-03", alternativeDates: ["2026-12-10", "2026-12-17"] };
    const demand = fresh(dates);
    const { reference } = await submitDemand(context, demand, caller);
    expect((await context.demands.byReference(reference))?.body).toMatchObject(dates);
    await submitDemand(context, { ...demand, clientKey: undefined, alternativeDates: ["2026-12-10"] }, caller);
    const again = { ...demand, clientKey: undefined, alternativeDates: ["2026-12-17", "2026-12-10"] };
    expect(await refusal(submitDemand(context, again, caller))).toMatchObject({ reason: "duplicateDemand" });
    const none = { ...demand, alternativeDates: undefined };
    expect(hashDemandContent(none, "meeting")).toBe(hashDemandContent({ ...none, alternativeDates: [] }, "meeting"));
  });

  it("stores how to reach the visitor and what of the budget venues are told, and tells demands apart by them", async () => {
    const terms = { budget: "80000", budgetKind: "total", shareBudget: true, contactBy: "text" } as const;
    const demand = fresh(terms);
    const { reference } = await submitDemand(context, demand, caller);
    expect((await context.demands.byReference(reference))?.body).toMatchObject(terms);
    const old = { ...demand, budgetKind: undefined, shareBudget: undefined, contactBy: undefined };
    const hashes = [demand, old, { ...old, contactBy: "call" as const }].map((one) =>
      hashDemandContent(one, "meeting"),
    );
    expect(new Set(hashes).size).toBe(3);
    // As a form of an older release sends it.
    expect(hashDemandContent({ ...old, contactBy: "", budgetKind: "" }, "meeting")).toBe(hashes[1]);
  });

  it("answers a retry with the first reference and token, even if the rest is now invalid", async () => {
    const demand = fresh();
    const first = await submitDemand(context, demand, caller);
    const again = await refusal(
      submitDemand(context, { ...demand, siteIds: ["999"], startDate: "2020-01-01", website: "x" }, caller),
    );
    expect(again).toMatchObject({ reason: "duplicateDemand", data: first });
  });

  it("stores one demand for concurrent submissions", async () => {
    const demand = fresh();
    const answers = await Promise.allSettled([1, 2, 3].map(() => submitDemand(context, demand, caller)));
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(answer.reason.reason).toBe("duplicateDemand");
  });

  it("rejects the same content of the same number within a day, without the token", async () => {
    const demand = fresh({ needs: ["led", "coach"] });
    const { reference } = await submitDemand(context, demand, caller);
    const twin = {
      ...demand,
      clientKey: "another-key-1",
      needs: ["coach", "led"],
      pageFrom: "/other",
      tracking: { utm_term: "t" },
    };
    expect((await refusal(submitDemand(context, twin, caller))).data).toEqual({ reference, token: undefined });
    const changed = await submitDemand(context, { ...twin, clientKey: "another-key-2", people: 201 }, caller);
    expect(changed.reference).not.toBe(reference);
    clock = new Date(clock.getTime() + 25 * 3_600_000);
    expect((await submitDemand(context, twin, caller)).reference).not.toBe(reference);
  });

  it("rejects ids unknown to the catalogue, by field and in the page's language", async () => {
    const unknown = await refusal(
      submitDemand(context, fresh({ siteIds: ["11", "12"], spaceCodes: ["5"], cityCode: "999999" }), caller),
    );
    expect(unknown).toMatchObject({
      reason: "malformed",
      data: {
        issues: [
          { field: "cityCode", rule: "unknown", message: "该城市暂不支持提交，请选择其他城市" },
          { field: "siteIds", rule: "unknown", message: "所选场地已下架，请重新选择" },
          { field: "spaceCodes", rule: "unknown", message: "所选会场已下架，请重新选择" },
        ],
      },
    });
    const english = await refusal(submitDemand(context, fresh({ siteIds: ["12"], locale: "en" }), caller));
    expect(english.data).toMatchObject({
      issues: [{ message: "The chosen venue is no longer listed, please choose again" }],
    });
  });

  it("needs the code of a mainland mobile where the operator asks for it, once, and lets a retry pass", async () => {
    const verifying = { ...context, verifiesMobile: true };
    const demand = fresh();
    const mobile = demand.mobile!;
    expect(await refusal(submitDemand(verifying, demand, caller))).toMatchObject({
      reason: "malformed",
      data: { issues: [{ field: "captcha", rule: "required", message: "请填写短信验证码" }] },
    });
    const captcha = await context.codes.issue(mobile, clock);
    const wrong = captcha === "000000" ? "111111" : "000000";
    expect((await refusal(submitDemand(verifying, { ...demand, captcha: wrong }, caller))).reason).toBe(
      "badVerification",
    );
    const { reference } = await submitDemand(verifying, { ...demand, captcha }, caller);
    expect((await context.demands.byReference(reference))?.body).not.toHaveProperty("captcha");
    expect(await refusal(submitDemand(verifying, { ...demand, captcha }, caller))).toMatchObject({
      reason: "duplicateDemand",
      data: { reference },
    });
    const second = fresh({ mobile, captcha });
    expect((await refusal(submitDemand(verifying, second, caller))).reason).toBe("badVerification");
    const landline = fresh({ mobile: "021-58880000", locale: "en" });
    expect((await submitDemand(verifying, landline, caller)).reference).toBeDefined();
  });

  it("rejects a filled honeypot with an issue", async () => {
    const demand = fresh({ website: "https://spam.test" });
    const refused = await refusal(submitDemand(context, demand, caller));
    expect(refused).toMatchObject({
      reason: "malformed",
      data: { issues: [{ field: "website", rule: "leaveEmpty" }] },
    });
    expect(await context.demands.byClientKey(demand.clientKey ?? "")).toBeUndefined();
  });

  it("rejects a demand from a page that was open for no time, and takes it a moment later", async () => {
    const demand = fresh({ filledMs: 1400 });
    expect(await refusal(submitDemand(context, demand, caller))).toMatchObject({
      reason: "malformed",
      data: { issues: [{ field: "filledMs", rule: "tooFast", message: "提交得太快，请核对内容后再提交一次" }] },
    });
    const { reference } = await submitDemand(context, { ...demand, filledMs: 2000 }, caller);
    expect((await context.demands.byReference(reference))?.body).not.toHaveProperty("filledMs");
  });

  it("limits submissions by address and by number, with retryAfter", async () => {
    const flood = { address: "192.0.2.99" };
    for (let at = 0; at < demandRates.address.most; at++) await submitDemand(context, fresh(), flood);
    const late = await refusal(submitDemand(context, fresh(), flood));
    expect(late).toMatchObject({ reason: "tooMany", retryAfter: demandRates.address.seconds });
    expect((await submitDemand(context, fresh(), caller)).reference).toBeDefined();

    const mobile = "13900139000";
    for (let at = 0; at < demandRates.mobile.most; at++)
      await submitDemand(context, fresh({ mobile, people: at + 1 }), caller);
    expect((await refusal(submitDemand(context, fresh({ mobile }), caller))).retryAfter).toBe(
      demandRates.mobile.seconds,
    );
    clock = new Date(clock.getTime() + demandRates.mobile.seconds * 1000);
    expect((await submitDemand(context, fresh({ mobile }), caller)).reference).toBeDefined();
  });

  it("detects the kind of demand from activity pages", async () => {
    const { reference } = await submitDemand(context, fresh({ pageFrom: "/activity/budget" }), caller);
    expect((await context.demands.byReference(reference))?.kind).toBe("activity");
  });

  it("creates another reference if one is taken", async () => {
    const taken = await submitDemand(context, fresh(), caller);
    let tries = 0;
    const demands = {
      ...context.demands,
      submit: (demand: Parameters<typeof context.demands.submit>[0]) =>
        context.demands.submit(tries++ === 0 ? { ...demand, reference: taken.reference } : demand),
      byReference: async (reference: string) =>
        tries === 1 ? context.demands.byReference(taken.reference) : context.demands.byReference(reference),
    };
    const second = await submitDemand({ ...context, demands }, fresh(), caller);
    expect(tries).toBe(2);
    expect(second.reference).not.toBe(taken.reference);
  });
});
