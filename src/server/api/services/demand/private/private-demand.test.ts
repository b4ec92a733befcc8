import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ServiceError } from "#contract/codes.ts";
import { unknownTokenRate } from "#domain/limits.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { createQuoteStore } from "#server/store/quote-store.ts";
import { createSharedLimits } from "#server/store/limits/shared-limits.ts";
import { createToken } from "../create-reference.ts";
import { chooseQuote, undoChoice } from "./choose-quote.ts";
import { addRemark, eraseDemand, getDemand, restoreDemand, withdrawDemand } from "./get-demand.ts";

let folder = "";
let database: Database;
let clock = new Date("2026-11-23T02:00:00Z");
let context: Parameters<typeof getDemand>[0];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "private-demand-"));
  database = await openDatabase({ dataDir: folder });
  context = {
    catalogue: createCatalogueStore(database),
    content: createContentStore(database),
    demands: createDemandStore(database),
    quotes: createQuoteStore(database),
    limits: createSharedLimits(database),
    now: () => clock,
  };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const caller = { address: "192.0.2.1" };
let serial = 0;
async function submit() {
  const token = createToken();
  const reference = `HZ-${++serial}`;
  const body = {
    name: "陈女士",
    mobile: "13800136021",
    email: "chen@example.com",
    company: "澜石科技",
    cityCode: "310000",
    people: 180,
    layout: "classroom",
    budget: "40000",
    remarks: "有外宾",
    siteIds: ["404"],
    locale: "zh",
  };
  await context.demands.submit({
    reference,
    token,
    clientKey: `key-${serial}`,
    mobile: body.mobile,
    contentHash: `hash-${serial}`,
    kind: "meeting",
    cityCode: body.cityCode,
    body,
    createdAt: clock.toISOString(),
  });
  return { token, reference };
}
const getRefusal = async (answer: Promise<unknown>) => {
  const error = await answer.catch((reason: unknown) => reason);
  if (!(error instanceof ServiceError)) throw error;
  return error;
};

it("answers what was asked, without name, company, full number, address or the operator's notes", async () => {
  const { token, reference } = await submit();
  await context.demands.setStatus(reference, "contacted", clock.toISOString(), "预算有弹性");
  await context.demands.assign(reference, "林舟", clock.toISOString());
  await context.demands.addNote(reference, "老客户", clock.toISOString());
  const view = await getDemand(context, { token }, caller);
  expect(view).toMatchObject({
    state: "stored",
    status: "contacted",
    city: { code: "310000", name: "上海", pinyin: "shanghai" },
    requested: { cityName: "上海", people: 180, layout: "classroom", budget: 40_000, remarks: "有外宾" },
    contact: { phone: "138****6021", email: "c***@example.com" },
    assignee: "林舟",
    venues: [],
  });
  expect("history" in view && view.history.map(({ event }) => event)).toEqual(["status", "status", "assigned"]);
  expect(JSON.stringify(view)).not.toMatch(/陈女士|澜石|13800136021|chen@|预算有弹性|老客户/);
});

it("refuses unknown tokens, and an address that tries many of them", async () => {
  const other = { address: "192.0.2.9" };
  const { token } = await submit();
  for (let tries = 0; tries < unknownTokenRate.most; tries++)
    expect((await getRefusal(getDemand(context, { token: createToken() }, other))).reason).toBe("notFound");
  const refusal = await getRefusal(getDemand(context, { token: createToken() }, other));
  expect(refusal).toMatchObject({ reason: "tooMany" });
  expect(refusal.retryAfter).toBeGreaterThan(0);
  expect(await getDemand(context, { token }, other)).toMatchObject({ state: "stored" });
});

it("withdraws with the time until which it can be restored, restores, and refuses what the status does not allow", async () => {
  const { token, reference } = await submit();
  clock = new Date("2026-11-24T02:00:00Z");
  const withdrawn = await withdrawDemand(context, { token }, caller);
  expect(withdrawn).toMatchObject({ status: "withdrawn", restoreBy: "2026-12-24T02:00:00.000Z" });
  clock = new Date("2026-12-24T02:00:01Z");
  const late = await getRefusal(restoreDemand(context, { token }, caller));
  expect(late).toMatchObject({ reason: "malformed", data: { issues: [{ field: "status" }] } });
  clock = new Date("2026-12-24T02:00:00Z");
  expect(await restoreDemand(context, { token }, caller)).toMatchObject({ status: "new" });
  await context.demands.setStatus(reference, "booked", clock.toISOString());
  expect((await getRefusal(withdrawDemand(context, { token }, caller))).reason).toBe("malformed");
});

it("adds remarks up to the day's limit, and answers nothing of an erased demand", async () => {
  const { token, reference } = await submit();
  for (let each = 0; each < 10; each++) await addRemark(context, { token, remark: `第 ${each} 句` }, caller);
  expect((await getRefusal(addRemark(context, { token, remark: "再一句" }, caller))).reason).toBe("tooMany");
  const erased = await eraseDemand(context, { token, confirm: true }, caller);
  const erasedAt = clock.toISOString();
  expect(erased).toEqual({ state: "erased", reference, locale: "zh", now: erasedAt, erasedAt });
  expect(await getDemand(context, { token }, caller)).toEqual(erased);
});

it("shows what venues answered without their links, and lets the visitor choose one and take it back", async () => {
  const { token, reference } = await submit();
  const at = clock.toISOString();
  await context.quotes.add(reference, { venues: [{ venueId: "404" }, { venueId: "405" }], at, most: 5 });
  const [first, second] = await context.quotes.ofDemand(reference);
  const dueAt = new Date(clock.getTime() + 3_600_000).toISOString();
  for (const { id } of [first!, second!])
    await context.quotes.change(id, { event: "send", actor: "adviser", at, dueAt, note: "王经理 13900000000" });
  await context.quotes.answer(first!.id, {
    lines: { hire: { status: "offered", amount: 38_000, per: "event" }, serviceCharge: { status: "included" } },
    version: 1,
    author: "adviser",
    at,
  });
  const view = await getDemand(context, { token }, caller);
  expect(view).toMatchObject({
    status: "quoted",
    quotes: [
      {
        id: first!.id,
        state: "answered",
        answer: {
          isByAdviser: true,
          lines: [{ line: "hire", difference: expect.stringMatching(/^比估算 /) }, { line: "serviceCharge" }],
          total: { kind: "atLeast", yuan: 38_000, missing: ["tax"] },
        },
      },
      { id: second!.id, state: "sent", dueAt },
    ],
  });
  for (const secret of [first!.token, second!.token, "13900000000"]) expect(JSON.stringify(view)).not.toContain(secret);

  const chosen = await chooseQuote(
    context,
    { token, quoteId: first!.id, lostReasons: { [second!.id]: "price" } },
    caller,
  );
  expect(chosen).toMatchObject({ quotes: [{ state: "chosen", undoBy: expect.any(String) }, { state: "sent" }] });
  expect((await getRefusal(chooseQuote(context, { token, quoteId: second!.id }, caller))).reason).toBe("malformed");
  const undone = await undoChoice(context, { token, quoteId: first!.id }, caller);
  expect(undone).toMatchObject({ quotes: [{ state: "answered" }, { state: "sent" }] });
});

it("refuses a quote of another demand", async () => {
  const [own, other] = [await submit(), await submit()];
  const at = clock.toISOString();
  await context.quotes.add(other.reference, { venues: [{ venueId: "404" }], at, most: 5 });
  const [foreign] = await context.quotes.ofDemand(other.reference);
  const refusal = await getRefusal(chooseQuote(context, { token: own.token, quoteId: foreign!.id }, caller));
  expect(refusal.reason).toBe("malformed");
});
