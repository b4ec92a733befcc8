import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createDeliveryStore } from "#server/store/delivery-store.ts";
import { findPostgresPrograms, type Postgres, startPostgres } from "../postgres.ts";
import { createDataDir, type Site, startSite } from "../start-site.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../start-webhook-receiver.ts";
import { submitDemand } from "./create-demand-stream.ts";

const sites: Site[] = [];
let receiver: WebhookReceiver;
let database: Database | undefined;

/** Starts a server that delivers to the receiver, with a short lease. */
async function startServer(dataDir: string, more: Record<string, string> = {}): Promise<Site> {
  const site = await startSite(dataDir, {
    TRUST_PROXY: "1",
    DEMO: "0",
    WEBHOOK_URLS: receiver.url,
    DELIVERY_TIMEOUT_SECONDS: "2",
    DELIVERY_LEASE_SECONDS: "3",
    DELIVERY_BACKOFF_SECONDS: "0.1",
    REMINDER_MINUTES: "0",
    DIGEST_HOUR: "off",
    ...more,
  });
  sites.push(site);
  return site;
}

async function kill({ process: child }: Site): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

let serial = 0;
/** Sends demands to the servers in turn, each until it is acknowledged. */
async function submitMany(servers: readonly Site[], count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const number = ++serial;
    const { url } = servers[index % servers.length]!;
    await until(async () => [2000, 20006].includes((await submitDemand(url, number)).code));
  }
}

/** Returns whether the store can be read and no message waits in it. In the order of a message's way, so that none slips by. */
async function isAllDelivered(): Promise<boolean> {
  const store = createDeliveryStore(database!);
  try {
    return (await store.undispatched()).count === 0 && (await store.counts()).length === 0;
  } catch {
    return false;
  }
}

const countOf = (mode: string) => receiver.requests.filter((request) => request.mode === mode).length;
const countKeys = () => new Set(receiver.requests.map(({ headers }) => headers["idempotency-key"])).size;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.process.kill("SIGKILL")));
  await database?.close();
  await receiver.goDown();
});

test("a server that is killed in the middle of deliveries finishes them after its start", async () => {
  const dataDir = createDataDir("delivery");
  const first = await startServer(dataDir);
  receiver.setMode("silent");
  await submitMany([first], 10);
  await until(() => countOf("silent") >= 4);
  await kill(first);
  receiver.setMode("ok");
  const second = await startServer(dataDir);
  database = await openDatabase({ dataDir });
  await until(isAllDelivered);
  await database.close();
  expect(countKeys()).toBe(10);
  expect(countOf("ok")).toBe(10);
  const metrics = await (await fetch(`${second.url}/metrics`)).text();
  expect(metrics).toContain('huizhi_delivery_attempts{target="webhook",outcome="delivered"} 10');
  expect(metrics).toContain('huizhi_deliveries_waiting{target="outbox"} 0');
  expect(`${first.log()}${second.log()}`).not.toMatch(/137\d{8}|陈女士/);
  await second.stop();
  expect(second.process.exitCode).toBe(0);
});

const hasPostgres = findPostgresPrograms() !== undefined;
if (!hasPostgres) console.warn("SKIPPED: delivery by two servers, since this machine has no initdb and postgres.");

describe.skipIf(!hasPostgres)("two servers on one PostgreSQL", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = (await startPostgres())!;
  });
  afterAll(() => postgres?.stop());

  test("deliver each message once, also after the store was killed, and what a killed one was sending", async () => {
    receiver.requests.length = 0;
    receiver.setMode("ok");
    const databaseUrl = await postgres.createDatabase("delivery");
    const dataDirs = [createDataDir("delivery-1"), createDataDir("delivery-2")] as const;
    database = await openDatabase({ dataDir: dataDirs[0], databaseUrl });
    const more = { DATABASE_URL: databaseUrl };
    const servers = await Promise.all(dataDirs.map((dataDir) => startServer(dataDir, more)));
    await submitMany(servers, 40);
    await until(isAllDelivered);
    expect(countKeys()).toBe(40);
    expect(receiver.requests).toHaveLength(40);

    // Both workers survive that the store ends under them.
    await postgres.kill();
    await postgres.restart();
    await submitMany(servers, 10);
    await until(isAllDelivered);
    expect(countKeys()).toBe(50);

    const answered = countOf("ok");
    receiver.setMode("silent");
    await submitMany(servers, 12);
    await until(() => countOf("silent") >= 8);
    await kill(servers[0]!);
    receiver.setMode("ok");
    await until(isAllDelivered);
    expect(countKeys()).toBe(62);
    expect(countOf("ok")).toBe(answered + 12);
    await servers[1]!.stop();
    await database.close();
    database = undefined;
  });
});
