import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import type { ServiceError } from "#contract/codes.ts";
import { endpoints } from "#contract/index.ts";
import { messageRates } from "#domain/limits.ts";
import type { TextMessage } from "#domain/message/message-purpose.ts";
import { MessageError } from "#server/messages/message-provider.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createSharedLimits } from "#server/store/limits/shared-limits.ts";
import { createVerificationCodes } from "#server/store/message/verification-codes.ts";
import { sendMessage } from "./send-message.ts";

let folder = "";
let database: Database;
let context: Parameters<typeof sendMessage>[0];
let clock = new Date("2026-11-23T02:00:00Z");
let sent: TextMessage[] = [];
let failure: MessageError | undefined;
const failures: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-message-"));
  database = await openDatabase({ dataDir: folder });
  const catalogue = createCatalogueStore(database);
  const venues = [createTestVenue("11", { name: "云栖会议酒店", address: "建国路 88 号" }), createTestVenue("12")];
  await catalogue.upsert({ source: "test", venues, spaces: [] });
  context = {
    catalogue,
    codes: createVerificationCodes(database),
    limits: createSharedLimits(database),
    now: () => clock,
    site: { hotline: "", adviser: "", icp: "", origin: "https://huizhi.example", hasDemo: true },
    messages: {
      name: "test",
      reachesPhones: true,
      purposes: new Set(["verify", "venue", "download"] as const),
      send: async (message) => {
        if (failure) throw failure;
        sent.push(message);
      },
    },
    onMessageFailure: (error) => failures.push(error.message),
  };
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  sent = [];
  failure = undefined;
  // Another day: no window of an earlier test is open.
  clock = new Date(clock.getTime() + 2 * 86_400_000);
});

let serial = 0;
const createMobile = () => String(13_800_138_000 + ++serial);
const send = (mobile: string, more: object = {}, address = "192.0.2.1") => {
  const { input } = endpoints["common/sendMessage"];
  const parsed = input.parse({ mobile, purpose: "verify", timestamp: 1, sign: "x", ...more });
  return sendMessage(context, parsed, { address });
};
const getRefusal = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: ServiceError) => ({ reason: error.reason, retryAfter: error.retryAfter, message: error.message }),
  );
const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

it("sends a code that is then accepted, and says how long", async () => {
  const mobile = createMobile();
  expect(await send(`+86 ${mobile}`)).toEqual({ expiresIn: 600 });
  const [message] = sent;
  expect(message).toMatchObject({ mobile, purpose: "verify" });
  expect(await context.codes.check(mobile, message!.parameters.code!, clock)).toBeDefined();
});

it("sends a venue's address and the link to the app", async () => {
  const mobile = createMobile();
  expect(await send(mobile, { purpose: "venue", siteId: "11" })).toEqual({ expiresIn: 0 });
  wait(61);
  await send(mobile, { purpose: "venue", siteId: "12" });
  wait(61);
  await send(mobile, { purpose: "download" });
  expect(sent.map(({ parameters }) => parameters)).toEqual([
    { name: "云栖会议酒店", address: "建国路 88 号", link: "https://huizhi.example/view/hotel-11" },
    { name: expect.any(String), address: "北京", link: "https://huizhi.example/view/hotel-12" },
    { link: "https://huizhi.example/app/download" },
  ]);
  expect(await getRefusal(send(createMobile(), { purpose: "venue", siteId: "404" }))).toMatchObject({
    reason: "notFound",
  });
});

it("gives a number one a minute and five a day, in any spelling", async () => {
  const mobile = createMobile();
  await send(mobile);
  wait(20);
  expect(await getRefusal(send(`0086-${mobile}`))).toEqual({
    reason: "tooMany",
    retryAfter: 40,
    message: "请 40 秒后再发送",
  });
  for (let day = 1; day < messageRates.mobile.most; day++) {
    wait(60);
    await send(mobile);
  }
  wait(60);
  expect(await getRefusal(send(mobile))).toMatchObject({ reason: "tooMany", message: "发送次数已达上限，请稍后再试" });
  wait(messageRates.mobile.seconds);
  await send(mobile);
});

it("lets an address send twenty an hour", async () => {
  const address = "198.51.100.7";
  for (let each = 0; each < messageRates.address.most; each++) await send(createMobile(), {}, address);
  const refusal = await getRefusal(send(createMobile(), {}, address));
  expect(refusal).toMatchObject({ reason: "tooMany", retryAfter: messageRates.address.seconds });
  await send(createMobile(), {}, "198.51.100.8");
});

it("answers what the provider says, does not count it for the number, and tells the operator its code", async () => {
  const mobile = createMobile();
  const outcomes = [];
  for (const reason of ["limited", "badNumber", "failed"] as const) {
    failure = new MessageError(reason, `code of ${reason}`);
    outcomes.push((await getRefusal(send(mobile)))?.reason);
  }
  expect(outcomes).toEqual(["tooMany", "malformed", "unavailable"]);
  expect(failures).toEqual(["code of limited", "code of badNumber", "code of failed"]);
  failure = undefined;
  expect(await send(mobile)).toEqual({ expiresIn: 600 });
});

it("refuses numbers that get no messages, a venue without its id, and a purpose without a template", async () => {
  const { input } = endpoints["common/sendMessage"];
  const given = { mobile: createMobile(), purpose: "verify", timestamp: 1, sign: "x" };
  for (const more of [
    { mobile: "021-58880000" },
    { mobile: "+6561234567" },
    { purpose: "venue" },
    { purpose: "party" },
  ])
    expect(input.safeParse({ ...given, ...more }).success, JSON.stringify(more)).toBe(false);
  const messages = { ...context.messages, purposes: new Set(["verify"] as const) };
  const refused = sendMessage({ ...context, messages }, input.parse({ ...given, purpose: "download" }), {
    address: "192.0.2.1",
  });
  expect(await getRefusal(refused)).toMatchObject({ reason: "malformed" });
});
