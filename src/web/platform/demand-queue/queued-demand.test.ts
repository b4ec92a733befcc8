import { expect, test } from "vitest";
import { createQueuedDemand, isRejected, isWaiting, parseQueueEntry } from "./queued-demand.ts";

const demand = { clientKey: "key-00001", name: "陈", mobile: "13800138000", cityCode: "110000", consent: true };
const form = {
  href: "/case/submit?city=beijing",
  values: { name: "陈" },
  lines: [{ label: "称呼", text: "陈" }],
  extras: [],
};
const entry = createQueuedDemand({ path: "common/seaSubmit", demand }, { form, now: 7, leaseUntil: 9 });

test("reads back what it stores", () => {
  const rejected = { ...entry, rejection: { code: 20001, message: "格式不对", issues: [] } };
  const sent = { clientKey: "key-00001", sent: { clientKey: "key-00001", reference: "HZ-1" }, href: "/case/success" };
  for (const stored of [entry, rejected, sent]) {
    expect(parseQueueEntry(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  }
  expect([isWaiting(entry), isWaiting(rejected), isWaiting(sent), isRejected(rejected)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("reads the entries of older releases: demand with call, demand only", () => {
  expect(parseQueueEntry({ path: "common/seaSubmit", demand })).toMatchObject({ path: "common/seaSubmit", demand });
  expect(parseQueueEntry(demand)).toMatchObject({ path: "common/caseSubmit", clientKey: "key-00001", attempts: 0 });
});

test("keeps what was answered, and reads a reason that it does not have as one that passes", () => {
  const failure = { code: 3001, status: 200, message: "活动已结束" };
  const refused = { ...entry, because: "refused", failure };
  expect(parseQueueEntry(refused)).toMatchObject({ because: "refused", failure });
  expect(parseQueueEntry({ ...refused, because: "limited", failure: { code: "x" } })).toEqual({
    ...entry,
    leaseUntil: 9,
    because: "busy",
  });
});

test("reads a demand that was a duplicate without a reference", () => {
  const sent = { clientKey: "key-00001", sent: { clientKey: "key-00001" }, href: "/case/success?duplicate=1" };
  expect(parseQueueEntry(sent)).toEqual(sent);
});

test("drops a signature that would be out of time when it is sent", () => {
  const signed = { ...demand, sign: "0".repeat(32), timestamp: 1 };
  expect(parseQueueEntry({ path: "common/caseSubmit", demand: signed })).toMatchObject({ demand });
  expect(parseQueueEntry(signed)).not.toHaveProperty("demand.sign");
});

test.each([null, 7, {}, { path: "common/other", demand }, { path: "common/caseSubmit", demand: {} }, { sent: {} }])(
  "refuses %j",
  (stored) => {
    expect(parseQueueEntry(stored)).toBeUndefined();
  },
);

test("refuses a form on another site", () => {
  expect(parseQueueEntry({ ...entry, form: { ...form, href: "//evil.example/" } })).not.toHaveProperty("form");
});
