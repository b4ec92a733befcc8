import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../store/database.ts";
import { createDeliveryStore } from "../../store/delivery-store.ts";
import { createDemandStore } from "../../store/demand-store.ts";
import { createQuoteStore } from "../../store/quote-store.ts";
import { createMessageBuilder } from "../message/create-message-builder.ts";
import { runScheduledJobs } from "./run-scheduled-jobs.ts";

/** The moment by China's clock. 2026-11-23 is a Monday. */
const inChina = (text: string) => new Date(`${text.replace(" ", "T")}:00+08:00`);
let now = inChina("2026-11-23 10:00");
afterEach(() => {
  now = inChina("2026-11-23 10:00");
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const times = { pollMs: 0, timeoutMs: 0, leaseMs: 0, backoffMs: 0, reminderMinutes: 90, digestHour: 9 };

function createNode(database: Database) {
  const store = createDeliveryStore(database);
  const channels = [{ name: "webhook", send: async () => "sent" as const }];
  const options = { store, channels, buildMessage: async () => undefined, log: quiet, now: () => now, times };
  return { store, run: () => runScheduledJobs(options) };
}

const folders: string[] = [];
const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Opens a new store on two connections, as two nodes do. */
async function openTwice(): Promise<[Database, Database]> {
  const dataDir = mkdtempSync(join(tmpdir(), "huizhi-jobs-"));
  folders.push(dataDir);
  const databases: [Database, Database] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })];
  opened.push(...databases);
  return databases;
}

let serial = 0;
async function submit(database: Database, createdAt: string): Promise<string> {
  const reference = `HZ-R${++serial}`;
  const id = { reference, token: reference, clientKey: reference, mobile: reference, contentHash: "h" };
  const body = { name: "陈女士" };
  const at = inChina(createdAt).toISOString();
  await createDemandStore(database).submit({ ...id, kind: "meeting", body, createdAt: at });
  await createDeliveryStore(database).dispatch({ targets: [{ name: "webhook" }], now: at, since: "" });
  return reference;
}

const listMessages = ({ kysely }: Database, event: string) =>
  kysely.selectFrom("outbox").select(["id", "reference", "subject_id"]).where("event", "=", event).execute();

describe("messages by the clock", () => {
  it("reminds of a demand once over all nodes, in working time, while nobody has changed its status", async () => {
    const [database, other] = await openTwice();
    const nodes = [createNode(database), createNode(other)];
    const friday = await submit(database, "2026-11-20 17:00");
    const monday = await submit(database, "2026-11-23 09:10");
    const contacted = await submit(database, "2026-11-20 16:00");
    await createDemandStore(database).setStatus(contacted, "contacted", now.toISOString());
    await submit(database, "2026-11-01 10:00");
    const runAll = () => Promise.all([...nodes, ...nodes].map((node) => node.run()));
    now = inChina("2026-11-20 22:00");
    await runAll();
    expect(await listMessages(database, "reminder")).toEqual([]);
    // An hour of Friday and half an hour of Monday.
    now = inChina("2026-11-23 09:30");
    await runAll();
    expect((await listMessages(database, "reminder")).map(({ reference }) => reference)).toEqual([friday]);
    now = inChina("2026-11-23 10:39");
    await runAll();
    expect(await listMessages(database, "reminder")).toHaveLength(1);
    now = inChina("2026-11-23 10:40");
    await runAll();
    await runAll();
    expect((await listMessages(database, "reminder")).map(({ reference }) => reference).sort()).toEqual(
      [friday, monday].sort(),
    );
  });

  it("reminds of nothing before nine o'clock and after six, however long ago it was due", async () => {
    const [database] = await openTwice();
    const { run } = createNode(database);
    const reference = await submit(database, "2026-11-20 10:00");
    for (const time of [
      "2026-11-20 11:29",
      "2026-11-20 18:00",
      "2026-11-22 12:00",
      "2026-11-23 00:00",
      "2026-11-23 08:59",
    ]) {
      now = inChina(time);
      await run();
    }
    expect(await listMessages(database, "reminder")).toEqual([]);
    now = inChina("2026-11-23 09:00");
    await run();
    expect((await listMessages(database, "reminder")).map((message) => message.reference)).toEqual([reference]);
  });

  it("writes one digest a working day over all nodes, with figures and no personal data", async () => {
    const [database, other] = await openTwice();
    const nodes = [createNode(database), createNode(other)];
    const runAll = () => Promise.all([...nodes, ...nodes].map((node) => node.run()));
    await submit(database, "2026-11-18 10:00");
    const overdue = await submit(database, "2026-11-20 10:00");
    await submit(database, "2026-11-23 08:59");
    for (const time of ["2026-11-21 12:00", "2026-11-23 08:59", "2026-11-23 18:00"]) {
      now = inChina(time);
      await runAll();
    }
    expect(await listMessages(database, "digest")).toEqual([]);
    now = inChina("2026-11-23 09:00");
    await runAll();
    now = inChina("2026-11-23 14:00");
    await runAll();
    expect(await listMessages(database, "digest")).toEqual([
      { id: "digest-2026-11-23", reference: "", subject_id: "2026-11-23" },
    ]);
    now = inChina("2026-11-23 09:05");
    const [{ store }] = nodes as [ReturnType<typeof createNode>];
    const since = inChina("2026-11-17 00:00").toISOString();
    await store.dispatch({ targets: [{ name: "webhook" }], now: now.toISOString(), since });
    const leased = await store.lease({
      target: "webhook",
      most: 20,
      now: now.toISOString(),
      until: "2027-01-01T00:00:00.000Z",
    });
    const demand = leased.find(({ event }) => event === "created")!;
    await store.failed(demand, { error: "HTTP 500", nextAt: undefined });
    const build = createMessageBuilder({
      demands: createDemandStore(database),
      catalogue: { venuesByIds: async () => [], spacesByIds: async () => [] },
      deliveries: store,
      quotes: createQuoteStore(database),
      findCity: () => undefined,
      now: () => now,
      digestHour: 9,
      reminderMinutes: 90,
    });
    const message = (await build(leased.find(({ event }) => event === "digest")!))!;
    expect(message.title).toBe("需求日报 11 月 23 日 周一");
    const lines = message.facts.map(({ label, value }) => `${label}：${value}`);
    expect(lines[0]).toBe("新需求：2 条（11 月 20 日 周五 9:00 起）");
    expect(lines[1]).toMatch(/^超过承诺时间未联系：2 条：HZ-R\d+、HZ-R\d+$/);
    expect(lines[1]).toContain(overdue);
    expect(lines.slice(2)).toEqual([
      "等待联系：3 条",
      "近 30 天各状态：已收到 3",
      "消息未送达：停止重试 1 条，等待重试 0 条",
    ]);
    expect(message.note).toBe("请先联系超过承诺时间的需求。 未送达的消息：npm run demands -- failures");
    expect(JSON.stringify(message)).not.toContain("陈女士");
  });
});
