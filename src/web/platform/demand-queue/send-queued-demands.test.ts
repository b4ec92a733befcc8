import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Verdict } from "../api/classify-response.ts";
import { onQueueEvent, type QueueEvent } from "./queue-event.ts";
import { createMemoryLayer } from "./queue-layer.ts";
import { createQueueStore } from "./queue-store.ts";
import { type AddressedDemand, createQueuedDemand } from "./queued-demand.ts";
import { sendQueuedDemands } from "./send-queued-demands.ts";

const accepted: Verdict = { kind: "accepted", isFirst: true, sent: { reference: "HZ-1", token: "t" } };
const offline: Verdict = { kind: "queued", because: "offline" };
const rejection = { code: 20001, message: "格式不对", issues: [] };

let events: QueueEvent[] = [];
let isReported = true;
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  events = [];
  isReported = true;
  stop = onQueueEvent((event) => events.push(event) > 0 && isReported);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Returns a queue with these demands, and a stub that answers in order and records what it got. */
async function setUp(keys: string[], ...verdicts: Verdict[]) {
  const store = createQueueStore([createMemoryLayer()]);
  for (const [at, clientKey] of keys.entries()) {
    const demand = { clientKey, name: "陈", mobile: "13800138000", cityCode: "110000", consent: true };
    await store.write(
      createQueuedDemand({ path: "common/seaSubmit", demand }, { form: undefined, now: at, leaseUntil: 0 }),
    );
  }
  const got: string[] = [];
  const post = async ({ demand }: AddressedDemand) => {
    got.push(demand.clientKey);
    return verdicts.shift() ?? offline;
  };
  return { store, got, post };
}

test("sends one after the other, and removes what the visitor was told of", async () => {
  const { store, got, post } = await setUp(["key-1", "key-2"], accepted, accepted);
  await sendQueuedDemands(store, { post });
  expect(got).toEqual(["key-1", "key-2"]);
  expect(events[0]).toMatchObject({
    kind: "sent",
    sent: { clientKey: "key-1", reference: "HZ-1", token: "t" },
    href: "/case/success?reference=HZ-1",
  });
  expect(await store.list()).toEqual([]);
});

test("leaves the reference, and nothing personal, for the next page where nobody was told", async () => {
  isReported = false;
  const { store, post } = await setUp(["key-1"], accepted);
  await sendQueuedDemands(store, { post });
  const left = await store.list();
  expect(left).toMatchObject([{ sent: { reference: "HZ-1" } }]);
  expect(JSON.stringify(left)).not.toMatch(/陈|138/);
  const again = await setUp([]);
  await sendQueuedDemands(store, { post: again.post });
  expect(again.got).toEqual([]);
});

test("keeps a demand, with backoff and Retry-After, and ends the round where the network fails", async () => {
  const held: Verdict = { kind: "queued", because: "busy", retryAfterMs: 60_000 };
  const { store, got, post } = await setUp(["key-1", "key-2", "key-3"], held, offline);
  await sendQueuedDemands(store, { post });
  expect(got).toEqual(["key-1", "key-2"]);
  expect(await store.list()).toMatchObject([
    { because: "busy", attempts: 1, leaseUntil: 0, holdUntil: Date.now() + 60_000 },
    { because: "offline", attempts: 1, holdUntil: 0 },
    { attempts: 0 },
  ]);
  await sendQueuedDemands(store, { post, haste: "hastened" });
  expect(got.slice(2)).toEqual(["key-2"]);
  vi.setSystemTime(Date.now() + 61_000);
  await sendQueuedDemands(store, { post });
  expect(got.slice(3)).toEqual(["key-1"]);
});

test("keeps a rejected demand for mending and sends it no more", async () => {
  const { store, got, post } = await setUp(["key-1"], { kind: "rejected", rejection });
  await sendQueuedDemands(store, { post });
  expect(events).toEqual([{ kind: "rejected", clientKey: "key-1", rejection }]);
  await sendQueuedDemands(store, { post, haste: "forced" });
  expect(got).toEqual(["key-1"]);
  expect(await store.list()).toMatchObject([{ rejection, demand: { name: "陈" } }]);
});

test("two senders never send the same demand at once; a lease of a tab that died ends", async () => {
  const { store, got, post } = await setUp(["key-1"]);
  await Promise.all([sendQueuedDemands(store, { post }), sendQueuedDemands(store, { post, haste: "forced" })]);
  expect(got).toHaveLength(1);
  await store.update("key-1", (entry) => (entry.sent ? entry : { ...entry, leaseUntil: Date.now() + 30_000 }));
  await sendQueuedDemands(store, { post, haste: "forced" });
  expect(got).toHaveLength(1);
  vi.setSystemTime(Date.now() + 30_000);
  await sendQueuedDemands(store, { post, haste: "forced" });
  expect(got).toHaveLength(2);
});
