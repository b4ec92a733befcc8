import { webcrypto } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/start-webhook-receiver.ts";
import { createCatalogueStore } from "../../store/catalogue-store.ts";
import { addHistoryEntry } from "../../store/demand/add-history-entry.ts";
import { addOutboxMessage } from "../../store/demand/add-outbox-message.ts";
import type { Database } from "../../store/database.ts";
import { createDeliveryStore } from "../../store/delivery-store.ts";
import { createDemandStore } from "../../store/demand-store.ts";
import { createQuoteStore } from "../../store/quote-store.ts";
import { createChannels } from "../create-channels.ts";
import { noDeliverySettings } from "#tests/no-delivery-settings.ts";
import type { DeliverySettings } from "../delivery-settings.ts";
import { createMessageBuilder } from "../message/create-message-builder.ts";
import { createDeliveryWorker, type DeliveryWorker } from "./create-delivery-worker.ts";
import type { WorkerTimes } from "./worker-options.ts";

const secret = "a webhook's secret";
const times: WorkerTimes = {
  pollMs: 40,
  timeoutMs: 300,
  leaseMs: 3000,
  backoffMs: 15,
  reminderMinutes: 0,
  digestHour: undefined,
};
/** Times that a busy machine does not exceed. */
const patient = { timeoutMs: 20_000, leaseMs: 60_000 };
const now = () => new Date();

const workers: DeliveryWorker[] = [];
const receivers: WebhookReceiver[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(0)));
  await Promise.all(receivers.splice(0).map((receiver) => receiver.goDown()));
});

async function startReceiver(): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver();
  receivers.push(receiver);
  return receiver;
}

/** Waits until a condition holds. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

const lines: string[] = [];
const write = (fields: Record<string, unknown>, text: string) => lines.push(JSON.stringify({ ...fields, text }));

function startWorker(database: Database, settings: Partial<DeliverySettings>, more: Partial<WorkerTimes> = {}) {
  const store = createDeliveryStore(database);
  const worker = createDeliveryWorker({
    store,
    channels: createChannels({ ...noDeliverySettings, ...settings }),
    buildMessage: createMessageBuilder({
      demands: createDemandStore(database),
      catalogue: createCatalogueStore(database),
      deliveries: store,
      quotes: createQuoteStore(database),
      findCity: () => ({ name: "北京", nameEn: "Beijing" }),
      now,
      digestHour: 9,
      reminderMinutes: 90,
    }),
    log: { info: write, warn: write, error: write },
    now,
    times: { ...times, ...more },
  });
  workers.push(worker);
  return { store, worker };
}

let serial = 0;
async function submit(database: Database): Promise<string> {
  const reference = `HZ-D${++serial}`;
  const id = { reference, token: reference, clientKey: reference, mobile: `1380013${serial}`, contentHash: "h" };
  const body = { name: "陈女士", mobile: "13800138000", people: 200, eventType: "training", consent: true };
  await createDemandStore(database).submit({ ...id, kind: "meeting", body, createdAt: now().toISOString() });
  return reference;
}

const addRemark = ({ kysely }: Database, reference: string, note: string) =>
  kysely.transaction().execute(async (trx) => {
    const at = now().toISOString();
    await trx.updateTable("demand").set({ updated_at: at }).where("reference", "=", reference).execute();
    const entry = { reference, event: "remark", author: "visitor", status: "new", at, note } as const;
    await addOutboxMessage(trx, { reference, event: "remark", at, subjectId: await addHistoryEntry(trx, entry) });
  });

const keyOf = ({ headers }: { headers: WebhookReceiver["requests"][number]["headers"] }) =>
  String(headers["idempotency-key"]);

/** Returns what a receiver that recognizes repetitions has: the first of each key, in order of arrival. */
function listEffective({ requests }: WebhookReceiver) {
  const byKey = new Map<string, { event: string; reference: string; remark?: string }>();
  for (const request of requests.filter(({ mode }) => mode === "ok" || mode === "cut"))
    if (!byKey.has(keyOf(request))) byKey.set(keyOf(request), JSON.parse(request.text));
  return [...byKey.values()];
}

/** Verifies a signature as docs/operations.md tells receivers to, with another implementation of HMAC. */
async function isSigned({ headers, text }: WebhookReceiver["requests"][number]): Promise<boolean> {
  const encode = (value: string) => new TextEncoder().encode(value);
  const timestamp = String(headers["x-huizhi-timestamp"]);
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = await webcrypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  const given = Buffer.from(String(headers["x-huizhi-signature"]).replace(/^sha256=/, ""), "hex");
  return webcrypto.subtle.verify("HMAC", key, given, encode(`${timestamp}.${text}`));
}

describeOnBothEngines("delivery", (engine) => {
  it("brings everything once the receiver is back, in order, whatever it did before", async () => {
    const database = await engine.open();
    const receiver = await startReceiver();
    await receiver.goDown();
    const sent: string[] = [];
    for (let count = 0; count < 8; count++) sent.push(await submit(database));
    for (const reference of sent) {
      await addRemark(database, reference, "第一条");
      await addRemark(database, reference, "第二条");
    }
    const url = `${receiver.url}/hook?key=hidden-key`;
    const { store } = startWorker(database, { webhooks: [{ name: "", url }], webhookSecret: secret });
    await until(async () => (await store.listFailing()).length >= 4);
    expect((await store.listFailing()).map(({ error }) => error)).toContain("连接被拒绝（ECONNREFUSED）");
    for (const mode of ["error", "cut", "silent", "redirect"] as const) {
      receiver.setMode(mode);
      if (mode === "error") await receiver.comeBack();
      await until(() => receiver.requests.filter((request) => request.mode === mode).length >= 4);
    }
    receiver.setMode("ok");
    await until(async () => (await store.counts()).length === 0);
    const effective = listEffective(receiver);
    expect(effective).toHaveLength(24);
    for (const reference of sent) {
      const own = effective.filter((message) => message.reference === reference);
      expect(own.map(({ event, remark }) => remark ?? event)).toEqual(["created", "第一条", "第二条"]);
    }
    expect(receiver.requests.every(({ path }) => path === "/hook?key=hidden-key")).toBe(true);
    expect(await Promise.all(receiver.requests.map(isSigned))).not.toContain(false);
    expect(lines.length).toBeGreaterThan(24);
    expect(lines.join("\n")).not.toMatch(/hidden-key|13800138000|陈女士|第一条/);
  });

  it("sends each message once where nothing fails, and wakes without waiting for the next look", async () => {
    const database = await engine.open();
    const receiver = await startReceiver();
    const { store, worker } = startWorker(
      database,
      { webhooks: [{ name: "", url: receiver.url }] },
      { pollMs: 60_000, ...patient },
    );
    for (let count = 0; count < 20; count++) await submit(database);
    worker.wake();
    await until(async () => (await store.counts()).length === 0 && receiver.requests.length >= 20);
    expect(new Set(receiver.requests.map(keyOf)).size).toBe(20);
    expect(receiver.requests).toHaveLength(20);
    expect(worker.outcomes.list()).toEqual([{ target: "webhook", outcome: "delivered", count: 20 }]);
    expect(receiver.mostOpen()).toBeLessThanOrEqual(4);
    const [{ headers, text }] = receiver.requests as [WebhookReceiver["requests"][number]];
    expect(headers["x-huizhi-signature"]).toBeUndefined();
    const body = JSON.parse(text);
    expect(body).toMatchObject({ event: "created", demand: { name: "陈女士", mobile: "13800138000", people: 200 } });
    expect(JSON.stringify(body)).not.toContain('"token"');
  });

  it("repeats under one key what the first attempt sent, but nothing of a demand that was erased meanwhile", async () => {
    const database = await engine.open();
    const demands = createDemandStore(database);
    const receiver = await startReceiver();
    receiver.setMode("error");
    const [changed, erased] = [await submit(database), await submit(database)];
    const requestsOf = (reference: string) =>
      receiver.requests.filter(({ text }) => JSON.parse(text).reference === reference);
    const { store } = startWorker(database, { webhooks: [{ name: "", url: receiver.url }] }, patient);
    await until(() => requestsOf(changed).length > 0 && requestsOf(erased).length > 0);
    await demands.assign(changed, "林舟", now().toISOString());
    await demands.setStatus(changed, "quoted", now().toISOString(), "");
    expect(await demands.erase(erased, now().toISOString())).toBe(true);
    const before = requestsOf(erased).length;
    await until(() => requestsOf(changed).length > 5 && requestsOf(erased).length > before + 5);
    receiver.setMode("ok");
    await until(async () => (await store.counts()).length === 0);
    const created = requestsOf(changed).filter(({ headers }) => headers["x-huizhi-event"] === "created");
    expect(new Set(created.map(({ text }) => text)).size).toBe(1);
    expect(created[0]!.text).toContain("陈女士");
    // An attempt may have been on its way while the demand was erased.
    for (const { text } of requestsOf(erased).slice(before + 1)) expect(text).not.toContain("陈女士");
    const rows = await database.kysely.selectFrom("delivery").select("body").execute();
    expect(rows.filter(({ body }) => body !== "")).toEqual([]);
  });

  it("goes on at all targets while one never answers", async () => {
    const database = await engine.open();
    const [slow, quick] = [await startReceiver(), await startReceiver()];
    slow.setMode("silent");
    for (let count = 0; count < 12; count++) await submit(database);
    const webhooks = [
      { name: "slow", url: slow.url },
      { name: "quick", url: quick.url },
    ];
    const { store, worker } = startWorker(database, { webhooks }, patient);
    await until(() => quick.requests.length >= 12);
    await until(async () => (await store.counts()).every(({ target }) => target === "webhook-slow"));
    expect(await store.counts()).toMatchObject([{ target: "webhook-slow", waiting: 12 }]);
    expect(slow.requests).toHaveLength(4);
    // Stopping gives the messages back at once, and their attempts are not counted.
    await worker.stop(0);
    slow.setMode("ok");
    startWorker(database, { webhooks });
    await until(async () => (await store.counts()).length === 0);
    expect(listEffective(slow)).toHaveLength(12);
    expect(await store.listFailing()).toEqual([]);
  });

  it("pauses where the target says so, and does not read an answer without end", async () => {
    const database = await engine.open();
    const receiver = await startReceiver();
    receiver.setMode("busy");
    for (let count = 0; count < 6; count++) await submit(database);
    const start = Date.now();
    const { store } = startWorker(database, { webhooks: [{ name: "", url: receiver.url }] }, patient);
    await until(async () => (await store.listFailing()).length >= 4);
    const failing = await store.listFailing();
    expect(failing[0]!.error).toBe("对方回答 HTTP 429");
    // Retry-After says a second; by itself the worker would come back after 15 ms.
    for (const { nextAt } of failing) expect(Date.parse(nextAt)).toBeGreaterThanOrEqual(start + 1000);
    receiver.setMode("endless");
    await until(async () => (await store.counts()).length === 0);
    expect(receiver.requests.filter(({ mode }) => mode === "endless")).toHaveLength(6);
  });
});
