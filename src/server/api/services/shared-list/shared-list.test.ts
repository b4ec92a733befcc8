import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { ServiceError } from "#contract/codes.ts";
import { endpoints, type Parsed } from "#contract/index.ts";
import { sharedListRates } from "#domain/limits.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createSharedLimits } from "#server/store/limits/shared-limits.ts";
import { createSharedListStore } from "#server/store/shared-list-store.ts";
import { bookingsKind } from "../cards/load-bookings.ts";
import { getSharedList, giveOpinion, removeOpinion } from "./get-shared-list.ts";
import { createShareCode, shareList, takeBackList, updateSharedList } from "./share-list.ts";

let folder = "";
let database: Database;
let clock = new Date("2026-11-23T02:00:00Z");
let context: Parameters<typeof getSharedList>[0];
const space = createTestSpace("111", "11", { name: "宴会厅", length: 24, width: 16, area: 384 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shared-list-"));
  database = await openDatabase({ dataDir: folder });
  context = {
    catalogue: createCatalogueStore(database),
    content: createContentStore(database),
    sharedLists: createSharedListStore(database),
    sharedListDays: 90,
    limits: createSharedLimits(database),
    now: () => clock,
  };
  const spaces = [space, createTestSpace("112", "11", { name: "多功能厅" })];
  await context.catalogue.upsert({ source: "test", venues: [createTestVenue("11")], spaces });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const caller = { address: "192.0.2.1" };
let serial = 0;
const createSecret = () => String(++serial).padStart(32, "x");
const input = (secret: string): Parsed<"sharedList/share"> =>
  endpoints["sharedList/share"].input.parse({
    secret,
    sharedBy: " 陈女士 ",
    event: { people: 180, layout: "classroom" },
    items: [
      { siteId: "11", spaceCode: "112", note: "先问\n价格" },
      { siteId: "11", spaceCode: "111" },
      { siteId: "9", spaceCode: "999" },
    ],
  });
const getRefusal = async (answer: Promise<unknown>) => {
  const error = await answer.catch((reason: unknown) => reason);
  if (!(error instanceof ServiceError)) throw error;
  return error;
};

it("shows the list in its order with what the catalogue knows, and its colleagues, to whoever has the code", async () => {
  const { code, expiresAt } = await shareList(context, input(createSecret()), caller);
  expect(expiresAt).toBe("2027-02-21T02:00:00.000Z");
  const key = createSecret();
  const opinion = { surname: "赵", marks: { "112": "choice", "5": "question" }, remark: "近" } as const;
  const { opinionId, list } = await giveOpinion(context, { code, key, opinion }, caller);
  expect(list).toMatchObject({
    state: "open",
    sharedBy: "陈女士",
    expiresAt,
    rows: [
      { spaceCode: "112", note: "先问 价格", space: { name: "多功能厅" } },
      { spaceCode: "111", space: { name: "宴会厅", length: 24, venue: {} } },
      { spaceCode: "999" },
    ],
    opinions: [{ id: opinionId, surname: "赵", marks: { "112": "choice" }, remark: "近" }],
  });
  expect(JSON.stringify(list)).not.toContain(key);
  const changed = { surname: "赵", marks: { "111": "unsuitable" }, remark: undefined } as const;
  expect((await giveOpinion(context, { code, key, opinion: changed }, caller)).opinionId).toBe(opinionId);
  expect(await removeOpinion(context, { code, key }, caller)).toMatchObject({ opinions: [] });
  expect(list).toEqual(endpoints["sharedList/get"].output.parse(list));
});

it("tells the blocked dates of its spaces from today on, where the event has dates", async () => {
  const ended = { from: "2026-10-01", to: "2026-10-02", state: "booked" as const, confirmedOn: "2026-09-01" };
  const next = { from: "2026-12-10", to: "2026-12-11", state: "held" as const, confirmedOn: "2026-11-20" };
  await context.content.replace(bookingsKind, [{ id: "111", body: { periods: [ended, next] } }]);
  const secret = createSecret();
  const { code } = await shareList(context, input(secret), caller);
  const readBookings = async () => {
    const list = endpoints["sharedList/get"].output.parse(await getSharedList(context, { code }, caller));
    return list.state === "open" ? list.rows.map(({ space: found }) => found?.bookings) : undefined;
  };
  expect(await readBookings()).toEqual([undefined, undefined, undefined]);
  const event = { people: 180, dates: ["2026-12-10", "2026-12-17"] };
  await updateSharedList(context, { ...input(secret), event, code }, caller);
  expect(await readBookings()).toEqual([undefined, { periods: [next] }, undefined]);
});

it("keeps the name of a space that leaves the catalogue", async () => {
  const secret = createSecret();
  const { code } = await shareList(context, input(secret), caller);
  await context.catalogue.upsert({ source: "test", venues: [createTestVenue("11")], spaces: [space] });
  await database.kysely.deleteFrom("space").where("id", "=", "112").execute();
  const row = { spaceCode: "112", name: "多功能厅", venueName: expect.any(String) };
  expect(await getSharedList(context, { code }, caller)).toMatchObject({ rows: [row, {}, {}] });
  await updateSharedList(context, { ...input(secret), code }, caller);
  expect(await getSharedList(context, { code }, caller)).toMatchObject({ rows: [row, {}, {}] });
});

it("says of a list that has ended only that, and nothing of one that never was", async () => {
  const [secret, other] = [createSecret(), createSecret()];
  const { code } = await shareList(context, input(secret), caller);
  const later = await shareList(context, input(other), caller);
  await takeBackList(context, { code, secret }, caller);
  const now = clock.toISOString();
  expect(await getSharedList(context, { code }, caller)).toEqual({ state: "takenBack", now });
  const opinion = { surname: "赵", marks: {}, remark: "近" };
  expect((await getRefusal(giveOpinion(context, { code, key: secret, opinion }, caller))).reason).toBe("notFound");
  expect((await getRefusal(shareList(context, input(secret), caller))).reason).toBe("notFound");
  clock = new Date("2027-02-21T02:00:00Z");
  const expired = { state: "expired", now: clock.toISOString() };
  expect(await getSharedList(context, { code: later.code }, caller)).toEqual(expired);
  clock = new Date("2026-11-23T02:00:00Z");
});

it("refuses a wrong secret as it refuses an unknown code, and an address that tries many", async () => {
  const guesser = { address: "192.0.2.9" };
  const { code } = await shareList(context, input(createSecret()), caller);
  const attempts = [
    () => getSharedList(context, { code: createShareCode() }, guesser),
    () => takeBackList(context, { code, secret: createSecret() }, guesser),
    () => updateSharedList(context, { ...input(createSecret()), code }, guesser),
  ];
  for (let each = 0; each < sharedListRates.unknown.most; each++)
    expect((await getRefusal(attempts[each % attempts.length]!())).reason).toBe("notFound");
  const refusal = await getRefusal(attempts[0]!());
  expect(refusal.reason).toBe("tooMany");
  expect(refusal.retryAfter).toBeGreaterThan(0);
  expect(await getSharedList(context, { code }, guesser)).toMatchObject({ state: "open" });
});

it("takes no list and no opinion beyond the limits", () => {
  const share = endpoints["sharedList/share"].input;
  const valid = { secret: createSecret(), items: [{ siteId: "11", spaceCode: "111" }] };
  const items = Array.from({ length: 41 }, (_, at) => ({ siteId: "1", spaceCode: String(at) }));
  expect(share.safeParse(valid).success).toBe(true);
  for (const wrong of [
    { secret: "short" },
    { items: [] },
    { items },
    { items: [valid.items[0], valid.items[0]] },
    { items: [{ ...valid.items[0], note: "注".repeat(201) }] },
    { event: { dates: ["2026-02-30"] } },
    { event: { dates: ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"] } },
    { event: { people: 0 } },
    { title: "题".repeat(41) },
  ])
    expect([wrong, share.safeParse({ ...valid, ...wrong }).success]).toEqual([wrong, false]);
  const give = endpoints["sharedList/giveOpinion"].input;
  const opinion = { surname: "赵", marks: { "1": "choice" } };
  const given = { code: createShareCode(), key: createSecret(), opinion };
  expect(give.safeParse(given).success).toBe(true);
  for (const wrong of [
    { surname: "  " },
    { surname: "赵".repeat(13) },
    { marks: { "1": "approved" } },
    { marks: {} },
    { marks: { x: "choice" } },
    { remark: "近".repeat(101) },
  ])
    expect([wrong, give.safeParse({ ...given, opinion: { ...opinion, ...wrong } }).success]).toEqual([wrong, false]);
});
