import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import type { Database } from "../database.ts";
import { createDemandStore } from "../demand-store.ts";

let serial = 0;
const createStore = (database: Database) => {
  const store = createDemandStore(database);
  const submit = async (createdAt = "2026-11-20T02:00:00.000Z") => {
    const id = String(++serial).padStart(5, "0");
    const reference = `HZ-${id}`;
    const body = { name: "陈女士", mobile: `138000${id}`, people: 200 };
    const common = { kind: "meeting", cityCode: "110000", body, createdAt, contentHash: `hash-${id}` };
    await store.submit({ ...common, reference, token: `token-${id}`, clientKey: `key-${id}`, mobile: body.mobile });
    return reference;
  };
  const read = async (reference: string) => {
    const history = await store.history(reference);
    const messages = await database.kysely
      .selectFrom("outbox")
      .select("event")
      .where("reference", "=", reference)
      .orderBy("position")
      .execute();
    return {
      status: (await store.byReference(reference))?.status,
      history: history.slice(1).map(({ event, author, status, note }) => [event, author, status, note]),
      messages: messages.slice(1).map(({ event }) => event),
    };
  };
  return { ...store, submit, read };
};
const at = (day: string, time = "02:00") => `2026-11-${day}T${time}:00.000Z`;

describeOnBothEngines("a visitor's demand", (engine) => {
  let opened: Promise<Database> | undefined;
  /** One database for the tests that look at their own demand only. */
  const openShared = () => (opened ??= engine.open());

  it("finds a demand by its token only", async () => {
    const store = createStore(await openShared());
    const reference = await store.submit();
    const { token } = (await store.byReference(reference))!;
    expect((await store.byToken(token))?.reference).toBe(reference);
    expect(await store.byToken(reference)).toBeUndefined();
  });

  it("adds remarks once each, as many a day as allowed", async () => {
    const store = createStore(await openShared());
    const reference = await store.submit();
    const add = (text: string, day = "21") => store.addRemark(reference, { text, at: at(day), mostPerDay: 2 });
    expect([await add("多了 10 人"), await add("多了 10 人"), await add("要茶歇"), await add("再一句")]).toEqual([
      "added",
      "repeated",
      "added",
      "too-many",
    ]);
    expect(await add("再一句", "23")).toBe("added");
    expect(await store.addRemark("HZ-none", { text: "x", at: at("21"), mostPerDay: 2 })).toBe("gone");
    expect(await store.read(reference)).toEqual({
      status: "new",
      history: ["多了 10 人", "要茶歇", "再一句"].map((note) => ["remark", "visitor", "new", note]),
      messages: ["remark", "remark", "remark"],
    });
  });

  it("counts no remark that was written before the clock went back", async () => {
    const store = createStore(await openShared());
    const reference = await store.submit();
    const add = (text: string, day: string) => store.addRemark(reference, { text, at: at(day), mostPerDay: 1 });
    expect([await add("多了 10 人", "29"), await add("多了 10 人", "21"), await add("要茶歇", "21")]).toEqual([
      "added",
      "added",
      "too-many",
    ]);
  });

  it("keeps the limit and the order of concurrent remarks", async () => {
    const place = await engine.createLocation();
    const stores = [createStore(await engine.open(place)), createStore(await engine.open(place))];
    const reference = await stores[0]!.submit();
    const texts = Array.from({ length: 12 }, (_, one) => `第 ${one} 句`);
    const outcomes = await Promise.all(
      texts.map((text, one) => stores[one % 2]!.addRemark(reference, { text, at: at("21"), mostPerDay: 5 })),
    );
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(5);
    expect((await stores[0]!.read(reference)).messages).toHaveLength(5);
  });

  it("withdraws an open demand and restores the status that it had, within the days allowed", async () => {
    const store = createStore(await openShared());
    const reference = await store.submit();
    await store.setStatus(reference, "contacted", at("20", "03:00"));
    expect([await store.withdraw(reference, at("21")), await store.withdraw(reference, at("21"))]).toEqual([
      "done",
      "done",
    ]);
    expect((await store.read(reference)).status).toBe("withdrawn");
    const restore = (since: string) => store.restore(reference, { at: at("24"), since });
    expect(await restore(at("22"))).toBe("refused");
    expect([await restore(at("20")), await restore(at("20"))]).toEqual(["done", "done"]);
    expect(await store.read(reference)).toEqual({
      status: "contacted",
      history: [
        ["status", "operator", "contacted", ""],
        ["status", "visitor", "withdrawn", ""],
        ["restored", "visitor", "contacted", ""],
      ],
      messages: ["withdrawn", "restored"],
    });
  });

  it("leaves a booked or closed demand to the operator", async () => {
    const store = createStore(await openShared());
    const reference = await store.submit();
    for (const status of ["booked", "closed"]) {
      await store.setStatus(reference, status, at("21"));
      expect(await store.withdraw(reference, at("22"))).toBe("refused");
      expect(await store.restore(reference, { at: at("22"), since: at("20") })).toBe("refused");
      expect((await store.read(reference)).messages).toEqual([]);
    }
    expect(await store.erase(reference, at("23"), "visitor")).toBe(true);
    expect((await store.read(reference)).status).toBe("closed");
  });

  it("erases once, and nothing can be done with the demand afterwards", async () => {
    const store = createStore(await openShared());
    const reference = await store.submit();
    await store.addRemark(reference, { text: "请找陈女士", at: at("21"), mostPerDay: 5 });
    expect([
      await store.erase(reference, at("22"), "visitor"),
      await store.erase(reference, at("23"), "operator"),
    ]).toEqual([true, true]);
    expect(await store.addRemark(reference, { text: "x", at: at("24"), mostPerDay: 5 })).toBe("gone");
    expect(await store.withdraw(reference, at("24"))).toBe("gone");
    expect(await store.restore(reference, { at: at("24"), since: at("01") })).toBe("gone");
    expect(await store.byReference(reference)).toMatchObject({ erasedAt: at("22"), body: { people: 200 }, mobile: "" });
    expect(await store.read(reference)).toEqual({
      status: "withdrawn",
      history: [
        ["remark", "visitor", "new", ""],
        ["erased", "visitor", "withdrawn", ""],
      ],
      messages: ["remark", "erased"],
    });
  });

  it("answers a retry of an erased demand with its reference, and takes the same content as a new one", async () => {
    const database = await openShared();
    const reference = await createStore(database).submit();
    const { submit, erase, byReference } = createDemandStore(database);
    const id = reference.slice(3);
    await erase(reference, at("22"), "visitor");
    const sent = { kind: "meeting", mobile: `138000${id}`, contentHash: `hash-${id}`, body: { name: "陈女士" } };
    const again = { ...sent, reference: "HZ-other", token: "token-other", createdAt: "2026-11-20T02:00:01.000Z" };
    expect(await submit({ ...again, clientKey: `key-${id}` })).toMatchObject({ outcome: "same-key", reference });
    expect(await byReference(reference)).toMatchObject({ mobile: "", body: { people: 200 } });
    expect(await submit({ ...again, clientKey: "key-other" })).toMatchObject({ outcome: "stored" });
  });

  it("erases what nobody changed for long enough, once a day on one node", async () => {
    const place = await engine.createLocation();
    const nodes = [createStore(await engine.open(place)), createStore(await engine.open(place))];
    const references = [];
    for (let one = 0; one < 3; one++) references.push(await nodes[0]!.submit("2024-01-01T00:00:00.000Z"));
    await nodes[0]!.setStatus(references[2]!, "quoted", "2026-01-01T00:00:00.000Z");
    const run = (today: string) => ({ before: "2025-01-01T00:00:00.000Z", today, at: at("23") });
    const counts = await Promise.all(nodes.map((node) => node.runRetention(run("2026-11-23"))));
    expect(counts.sort()).toEqual([0, 2]);
    const erased = await Promise.all(references.map((reference) => nodes[0]!.byReference(reference)));
    expect(erased.map((one) => one?.erasedAt)).toEqual([at("23"), at("23"), ""]);
    expect(await nodes[1]!.runRetention(run("2026-11-24"))).toBe(0);
  });
});
