import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createDemandStore, type NewDemand, type StoredDemand } from "./demand-store.ts";

let serial = 0;
const demand = (more: Partial<NewDemand> = {}): NewDemand => {
  const id = String(++serial).padStart(5, "0");
  return {
    reference: `HZ-${id}`,
    token: `token-${id}`,
    clientKey: `key-${id}`,
    mobile: `138000${id}`,
    contentHash: `hash-${id}`,
    kind: "meeting",
    cityCode: "110000",
    body: { name: "陈女士", people: 200, remarks: "两行\n'引号\"" },
    createdAt: "2026-11-21T02:00:00.000Z",
    ...more,
  };
};
/** Returns the same demand with another reference, token and client key. */
const again = (first: NewDemand, more: Partial<NewDemand> = {}) => {
  const { reference, token, clientKey } = demand();
  return { ...first, reference, token, clientKey, ...more };
};

describeOnBothEngines("demands", (engine) => {
  it("stores a demand with its first history line and one outbox row", async () => {
    const database = await engine.open();
    const store = createDemandStore(database);
    const sent = demand();
    const { reference, token, createdAt } = sent;
    expect(await store.submit(sent)).toEqual({ outcome: "stored", reference, token });
    expect(await store.byReference(reference)).toEqual({
      reference,
      token,
      kind: "meeting",
      status: "new",
      mobile: sent.mobile,
      cityCode: "110000",
      body: sent.body,
      createdAt,
      updatedAt: createdAt,
      missedAt: "",
      assignee: "",
      erasedAt: "",
    });
    expect(await store.history(reference)).toEqual([
      { event: "status", author: "visitor", status: "new", at: createdAt, note: "" },
    ]);
    const outbox = await database.kysely.selectFrom("outbox").select(["reference", "event", "dispatched_at"]).execute();
    expect(outbox).toEqual([{ reference, event: "created", dispatched_at: "" }]);
    expect(await database.kysely.selectFrom("meta").select("key").where("key", "like", "demand %").execute()).toEqual(
      [],
    );
  });

  it("recognizes a client key without time limit and returns its token", async () => {
    const store = createDemandStore(await engine.open());
    const first = demand();
    await store.submit(first);
    const later = again(first, {
      clientKey: first.clientKey,
      contentHash: "other",
      mobile: "1",
      createdAt: "2029-01-01T00:00:00.000Z",
    });
    expect(await store.submit(later)).toEqual({ outcome: "same-key", reference: first.reference, token: first.token });
  });

  it("recognizes the same content of the same number for 24 hours, without the token", async () => {
    const store = createDemandStore(await engine.open());
    const first = demand();
    await store.submit(first);
    const at = (createdAt: string) => store.submit(again(first, { createdAt }));
    const duplicate = { outcome: "same-content", reference: first.reference };
    expect(await at("2026-11-22T01:59:59.999Z")).toEqual(duplicate);
    expect((await store.submit(again(first, { mobile: "139" }))).outcome).toBe("stored");
    expect((await store.submit(again(first, { contentHash: "other" }))).outcome).toBe("stored");
    expect((await at("2026-11-22T02:00:00.000Z")).outcome).toBe("stored");
  });

  it("stores a demand whose twin was stored before the clock went back", async () => {
    const store = createDemandStore(await engine.open());
    const ahead = demand({ createdAt: "2029-01-31T02:00:00.000Z" });
    await store.submit(ahead);
    const sent = again(ahead, { createdAt: "2026-11-22T02:00:00.000Z" });
    expect((await store.submit(sent)).outcome).toBe("stored");
    // The clock of another node may be a minute behind.
    const repeated = again(ahead, { createdAt: "2026-11-22T01:59:00.000Z" });
    expect(await store.submit(repeated)).toEqual({ outcome: "same-content", reference: sent.reference });
  });

  it("prefers the client key if both match", async () => {
    const store = createDemandStore(await engine.open());
    const older = demand();
    const own = demand({ mobile: older.mobile });
    await store.submit(older);
    await store.submit(own);
    const repeated = again(older, { clientKey: own.clientKey });
    expect(await store.submit(repeated)).toEqual({ outcome: "same-key", reference: own.reference, token: own.token });
  });

  it("stores one of many concurrent duplicates on two connections", async () => {
    const place = await engine.createLocation();
    const stores = [createDemandStore(await engine.open(place)), createDemandStore(await engine.open(place))];
    for (let round = 0; round < 5; round++) {
      const first = demand();
      const twins = Array.from({ length: 8 }, () => again(first));
      const keys = Array.from({ length: 8 }, (_, at) =>
        again(first, { clientKey: `shared-${round}`, mobile: `${round}${at % 3}` }),
      );
      const outcomes = async (sent: NewDemand[]) =>
        (await Promise.all(sent.map((one, at) => stores[at % 2]!.submit(one)))).map(({ outcome }) => outcome).sort();
      expect(await outcomes(twins)).toEqual([...Array(7).fill("same-content"), "stored"]);
      expect(await outcomes(keys)).toEqual([...Array(7).fill("same-key"), "stored"]);
    }
    expect(await stores[0]!.list()).toHaveLength(10);
  });

  it("rolls back a demand whose reference is taken", async () => {
    const database = await engine.open();
    const store = createDemandStore(database);
    const first = demand();
    await store.submit(first);
    await expect(store.submit(demand({ reference: first.reference }))).rejects.toThrow();
    const { n } = await database.kysely
      .selectFrom("outbox")
      .select((row) => row.fn.countAll().as("n"))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(1);
    expect((await store.submit(demand())).outcome).toBe("stored");
  });

  it("lists by time and status, records status changes, and iterates over all demands", async () => {
    const store = createDemandStore(await engine.open());
    const days = Array.from({ length: 1100 }, (_, at) =>
      new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 2) * 86_400_000).toISOString(),
    );
    for (const createdAt of days) await store.submit(demand({ createdAt }));
    const latest = await store.list({ limit: 3 });
    expect(latest.map(({ createdAt }) => createdAt)).toEqual([days.at(-1), days.at(-2), days.at(-3)]);
    expect(await store.list({ since: days.at(-4) })).toHaveLength(4);

    const { reference } = latest[1]!;
    const at = "2027-12-01T00:00:00.000Z";
    expect(await store.setStatus(reference, "contacted", at, "已致电")).toBe(true);
    expect(await store.setStatus("HZ-none", "contacted", at)).toBe(false);
    expect(await store.list({ statuses: ["contacted"] })).toEqual([
      { ...latest[1], status: "contacted", updatedAt: at },
    ]);
    expect((await store.history(reference)).map(({ status, note }) => [status, note])).toEqual([
      ["new", ""],
      ["contacted", "已致电"],
    ]);

    const all: StoredDemand[] = [];
    for await (const one of store.each()) all.push(one);
    expect(all).toHaveLength(days.length);
    expect(new Set(all.map((one) => one.reference)).size).toBe(days.length);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(days);
  });

  it("tells when the last call was made that was not answered", async () => {
    const store = createDemandStore(await engine.open());
    const { reference } = await store.submit(demand());
    const other = await store.submit(demand());
    const [first, last] = ["2026-11-22T02:00:00.000Z", "2026-11-22T05:00:00.000Z"];
    expect(await store.addMissedCall(reference, "占线", first)).toBe(true);
    expect(await store.addMissedCall(reference, "", last)).toBe(true);
    await store.addNote(reference, "改天再打", "2026-11-22T06:00:00.000Z");
    expect(await store.addMissedCall("HZ-none", "", last)).toBe(false);
    expect(await store.byReference(reference)).toMatchObject({ status: "new", missedAt: last });
    const listed = new Map((await store.list()).map((one) => [one.reference, one.missedAt]));
    expect([listed.get(reference), listed.get(other.reference)]).toEqual([last, ""]);
    expect((await store.history(reference)).map(({ event, note }) => [event, note])).toContainEqual(["missed", "占线"]);
  });

  it("erases personal data and preserves the rest of the demand", async () => {
    const database = await engine.open();
    const store = createDemandStore(database);
    const body = { name: "陈女士", mobile: "13912345678", remarks: "请找陈女士", people: 120, cityCode: "110000" };
    const { reference } = await store.submit(demand({ mobile: "13912345678", body }));
    await store.setStatus(reference, "contacted", "2026-11-22T00:00:00.000Z", "陈女士说下周");
    expect(await store.erase(reference, "2026-11-23T00:00:00.000Z")).toBe(true);
    expect(await store.byReference(reference)).toMatchObject({ status: "withdrawn", mobile: "" });
    expect((await store.byReference(reference))?.body).toEqual({ people: 120, cityCode: "110000" });
    for (const table of ["demand", "demand_history", "outbox", "meta"] as const) {
      const rows = JSON.stringify(await database.kysely.selectFrom(table).selectAll().execute());
      expect(rows).not.toMatch(/陈女士|13912345678/);
    }
    expect(await store.erase("HZ-none", "2026-11-23T00:00:00.000Z")).toBe(false);
  });
});
