import { expect, it } from "vitest";
import { describeOnBothEngines, type Engine } from "#tests/describe-on-both-engines.ts";
import { addOutboxMessage, type OutboxEvent } from "./demand/add-outbox-message.ts";
import type { Database } from "./database.ts";
import { createDemandStore } from "./demand-store.ts";
import { createDeliveryStore, type LeasedDelivery } from "./delivery-store.ts";

const start = Date.parse("2026-11-23T02:00:00.000Z");
/** The time `seconds` after the start. */
const at = (seconds: number): string => new Date(start + seconds * 1000).toISOString();
const since = at(-7 * 86_400);

let serial = 0;
/** Stores a demand with its first message and returns its reference. */
async function submit(database: Database, createdAt = at(0)): Promise<string> {
  const reference = `HZ-${String(++serial).padStart(4, "0")}`;
  const id = { reference, token: reference, clientKey: reference, mobile: reference, contentHash: "h" };
  await createDemandStore(database).submit({ ...id, kind: "meeting", body: { name: "陈女士" }, createdAt });
  return reference;
}

const addMessage = ({ kysely }: Database, reference: string, event: OutboxEvent, time = at(1)) =>
  kysely.transaction().execute((trx) => addOutboxMessage(trx, { reference, event, at: time }));

/** Opens a store on two connections, as two nodes do. */
async function openTwice(engine: Engine) {
  const place = await engine.createLocation();
  const databases = [await engine.open(place), await engine.open(place)] as const;
  return { database: databases[0], nodes: databases.map((one) => createDeliveryStore(one)) };
}

const lease = (store: ReturnType<typeof createDeliveryStore>, seconds: number, most = 10, target = "webhook") =>
  store.lease({ target, most, now: at(seconds), until: at(seconds + 60) });
const references = (leased: readonly LeasedDelivery[]) => leased.map(({ reference }) => reference).sort();

describeOnBothEngines("deliveries", (engine) => {
  it("writes one delivery a message and target, whoever dispatches, and none without a target", async () => {
    const { database, nodes } = await openTwice(engine);
    const sent = [];
    for (let count = 0; count < 25; count++) sent.push(await submit(database));
    await addMessage(database, sent[0]!, "withdrawn");
    expect(await nodes[0]!.dispatch({ targets: [], now: at(2), since })).toBe(0);
    expect(await nodes[0]!.undispatched()).toEqual({ count: 26, oldestAt: at(0) });
    const targets = [{ name: "webhook" }, { name: "visitor", events: ["created"] }];
    const done = await Promise.all([...nodes, ...nodes].map((store) => store.dispatch({ targets, now: at(2), since })));
    expect(done.reduce((sum, count) => sum + count)).toBe(26);
    expect(await nodes[0]!.undispatched()).toEqual({ count: 0, oldestAt: "" });
    const counts = (await nodes[0]!.counts()).toSorted((a, b) => a.target.localeCompare(b.target));
    expect(counts).toEqual([
      { target: "visitor", waiting: 25, dead: 0, oldestWaitingAt: at(2) },
      { target: "webhook", waiting: 26, dead: 0, oldestWaitingAt: at(2) },
    ]);
  });

  it("leaves out what was written before any target was of interest", async () => {
    const database = await engine.open();
    const store = createDeliveryStore(database);
    await submit(database, at(-8 * 86_400));
    const recent = await submit(database, at(-6 * 86_400));
    expect(await store.dispatch({ targets: [{ name: "webhook" }], now: at(2), since })).toBe(2);
    expect(references(await lease(store, 3))).toEqual([recent]);
  });

  it("leases each message to one of two nodes, and again after the lease of a dead node", async () => {
    const { database, nodes } = await openTwice(engine);
    const sent = [];
    for (let count = 0; count < 40; count++) sent.push(await submit(database));
    await nodes[0]!.dispatch({ targets: [{ name: "webhook" }], now: at(2), since });
    expect(await nodes[0]!.dueTargets(at(2))).toEqual(["webhook"]);
    const rounds = await Promise.all([1, 2, 3, 4, 5].flatMap(() => nodes.map((store) => lease(store, 3, 7))));
    const first = rounds.flat();
    // A node that waits for the rows of another gets none of them; what remains is leased afterwards.
    first.push(...(await lease(nodes[1]!, 3, 100)));
    expect(references(first)).toEqual(sent.toSorted());
    expect(await lease(nodes[0]!, 62)).toEqual([]);
    expect(await nodes[0]!.dueTargets(at(62))).toEqual([]);
    const again = await lease(nodes[1]!, 63, 100);
    expect(references(again)).toEqual(sent.toSorted());
    expect(again.map(({ attempt }) => attempt)).toEqual(sent.map(() => 2));
    // The first node was only slow: its failure counts no more, its success does.
    await nodes[0]!.failed(first[0]!, { error: "late", nextAt: undefined });
    await nodes[0]!.delivered(first[1]!, at(64));
    expect(await nodes[0]!.listDead()).toEqual([]);
    expect((await nodes[0]!.counts())[0]!.waiting).toBe(39);
  });

  it("sends the messages of a demand in order, those of others meanwhile, and none again once delivered", async () => {
    const database = await engine.open();
    const store = createDeliveryStore(database);
    const [one, two] = [await submit(database), await submit(database)];
    await addMessage(database, one, "remark");
    await addMessage(database, one, "withdrawn");
    await store.dispatch({ targets: [{ name: "webhook" }, { name: "wecom" }], now: at(2), since });
    const [first, other] = (await lease(store, 3)).toSorted((a, b) => a.reference.localeCompare(b.reference));
    expect([first!.event, first!.reference, other!.reference]).toEqual(["created", one, two]);
    expect(await lease(store, 4)).toEqual([]);
    await store.failed(first!, { error: "503", nextAt: at(30) });
    expect(await lease(store, 29)).toEqual([]);
    const [retried] = await lease(store, 30);
    expect(retried).toMatchObject({ event: "created", attempt: 2 });
    await store.delivered(retried!, at(31));
    const [remark] = await lease(store, 32);
    expect(remark).toMatchObject({ event: "remark", reference: one });
    // A dead message holds up nobody; the other target is not concerned.
    await store.failed(remark!, { error: "410", nextAt: undefined });
    expect((await lease(store, 33)).map(({ event }) => event)).toEqual(["withdrawn"]);
    expect(references(await lease(store, 33, 10, "wecom"))).toEqual([one, two]);
  });

  it("lists dead messages and retries one, those of a demand, or all", async () => {
    const database = await engine.open();
    const store = createDeliveryStore(database);
    const sent = [await submit(database), await submit(database), await submit(database)];
    await store.dispatch({ targets: [{ name: "webhook" }], now: at(2), since });
    for (const leased of await lease(store, 3)) await store.failed(leased, { error: "HTTP 500", nextAt: undefined });
    const dead = await store.listDead();
    expect(dead.map(({ reference }) => reference)).toEqual(sent);
    expect(dead[0]).toMatchObject({ target: "webhook", event: "created", attempts: 1, error: "HTTP 500" });
    expect(await store.counts()).toEqual([{ target: "webhook", waiting: 0, dead: 3, oldestWaitingAt: "" }]);
    expect(await store.retry("HZ-none", at(10))).toBe(0);
    expect(await store.retry(dead[0]!.id, at(10))).toBe(1);
    expect(await store.retry(sent[1]!, at(10))).toBe(1);
    const [leased] = await lease(store, 10);
    expect(leased!.attempt).toBe(1);
    await store.failed(leased!, { error: "HTTP 500", nextAt: at(5000) });
    expect(await store.listFailing()).toMatchObject([{ error: "HTTP 500", nextAt: at(5000), attempts: 1 }]);
    expect(await store.retry("all", at(20))).toBe(2);
    expect((await store.counts())[0]).toMatchObject({ waiting: 3, dead: 0 });
    expect(await lease(store, 20)).toHaveLength(2);
  });

  it("delivers what a clock far ahead has leased or put off, once the clock is right", async () => {
    const database = await engine.open();
    const store = createDeliveryStore(database);
    const [leasedAhead, failedAhead] = [await submit(database), await submit(database)];
    await store.dispatch({ targets: [{ name: "webhook" }], now: at(2), since });
    const years = 800 * 86_400;
    const leased = await lease(store, years);
    expect(references(leased)).toEqual([leasedAhead, failedAhead]);
    const failed = leased.find(({ reference }) => reference === failedAhead)!;
    await store.failed(failed, { error: "HTTP 500", nextAt: at(years + 3600) });
    expect(await store.dueTargets(at(years + 1))).toEqual([]);
    expect(await store.dueTargets(at(3))).toEqual(["webhook"]);
    expect(references(await lease(store, 3))).toEqual([leasedAhead, failedAhead]);
    expect(await store.dueTargets(at(4))).toEqual([]);
  });

  it("gives a lease back without counting, and ends what waits for a target that is configured no more", async () => {
    const database = await engine.open();
    const store = createDeliveryStore(database);
    await submit(database);
    await store.dispatch({ targets: [{ name: "webhook" }, { name: "former" }], now: at(2), since });
    await store.release((await lease(store, 3))[0]!);
    expect(await lease(store, 3)).toMatchObject([{ attempt: 1 }]);
    expect(await store.endOrphans(["webhook"], at(1), "gone")).toBe(0);
    expect(await store.endOrphans(["webhook"], at(4), "gone")).toBe(1);
    expect(await store.listDead()).toMatchObject([{ target: "former", error: "gone" }]);
  });

  it("writes a reminder and a digest once, whichever node is first", async () => {
    const { database, nodes } = await openTwice(engine);
    const [waiting, contacted] = [await submit(database), await submit(database)];
    await createDemandStore(database).setStatus(contacted, "contacted", at(5));
    const range = { from: at(-60), to: at(60) };
    expect(await nodes[0]!.unreminded(range)).toEqual([]);
    await nodes[0]!.dispatch({ targets: [{ name: "webhook" }], now: at(2), since });
    expect(await nodes[0]!.unreminded({ from: at(-60), to: at(1) })).toEqual([]);
    expect(await nodes[0]!.unreminded(range)).toEqual([{ reference: waiting, createdAt: at(0) }]);
    const attempts = [...nodes, ...nodes, ...nodes];
    const reminders = await Promise.all(attempts.map((store) => store.addReminder(waiting, at(90))));
    expect(reminders.filter(Boolean)).toHaveLength(1);
    expect(await nodes[0]!.addReminder(contacted, at(90))).toBe(false);
    expect(await nodes[0]!.unreminded(range)).toEqual([]);
    const digests = await Promise.all(attempts.map((store) => store.addDigest("2026-11-23", at(90))));
    expect(digests.filter(Boolean)).toHaveLength(1);
    const figures = await nodes[0]!.digestFigures({ addedSince: at(-60), statusesSince: at(-60) });
    expect(figures).toEqual({
      added: 2,
      waiting: [{ reference: waiting, createdAt: at(0) }],
      byStatus: new Map([
        ["contacted", 1],
        ["new", 1],
      ]),
      dead: 0,
      failing: 0,
    });
  });
});
