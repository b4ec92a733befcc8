import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import type { Database } from "../../database.ts";
import { createDemandStore } from "../../demand-store.ts";
import { createSmsOutbox } from "../../message/sms-outbox.ts";

const at = "2026-11-23T02:00:00.000Z";
const [own, other, stranger] = ["13800000001", "13800000002", "13800000003"] as const;

/** Creates a store with a demand of each number and text messages to each, of which one number has no demand. */
async function createStores(database: Database) {
  const demands = createDemandStore(database);
  const outbox = createSmsOutbox(database);
  for (const mobile of [own, other, ""]) {
    const id = { reference: `HZ-${mobile}`, token: mobile, clientKey: mobile, mobile, contentHash: mobile };
    await demands.submit({ ...id, kind: "meeting", body: { name: "陈女士", mobile }, createdAt: at });
    await demands.addNote(`HZ-${mobile}`, `致电 ${mobile}`, at);
  }
  const addMessage = (mobile: string) =>
    outbox.add({ mobile, purpose: "verify", parameters: { code: "123456" } }, new Date(at));
  for (const mobile of [own, own, other, stranger]) await addMessage(mobile);
  const listNumbers = async () => (await outbox.list(10)).map(({ mobile }) => mobile).sort();
  const listNotes = async (mobile: string) => (await demands.history(`HZ-${mobile}`)).map(({ note }) => note);
  return { demands, addMessage, listNumbers, listNotes };
}

describeOnBothEngines("the erasure of a demand", (engine) => {
  it("deletes the text messages to its number and to no other", async () => {
    const { demands, addMessage, listNumbers } = await createStores(await engine.open());
    expect(await listNumbers()).toEqual([own, own, other, stranger]);
    expect(await demands.erase(`HZ-${own}`, at)).toBe(true);
    expect(await listNumbers()).toEqual([other, stranger]);
    // A later message to the number is not of this demand.
    await addMessage(own);
    expect(await demands.erase(`HZ-${own}`, at)).toBe(true);
    expect(await listNumbers()).toEqual([own, other, stranger]);
  });

  it("deletes no text message where the demand has no number, or there is no such demand", async () => {
    const { demands, listNumbers } = await createStores(await engine.open());
    expect(await demands.erase("HZ-", at)).toBe(true);
    expect(await demands.erase("HZ-none", at)).toBe(false);
    expect(await listNumbers()).toEqual([own, own, other, stranger]);
  });

  it("does so too where the demand was stored long enough, and leaves the others as they are", async () => {
    const { demands, listNumbers, listNotes } = await createStores(await engine.open());
    await demands.addNote(`HZ-${other}`, "改期", "2026-11-24T02:00:00.000Z");
    await demands.runRetention({ before: "2026-11-24T00:00:00.000Z", today: "2026-11-25", at });
    expect(await listNumbers()).toEqual([other, stranger]);
    expect(await listNotes(own)).toEqual(["", "", ""]);
    expect(await listNotes(other)).toEqual(["", `致电 ${other}`, "改期"]);
    expect((await demands.byReference(`HZ-${other}`))?.body).toEqual({ name: "陈女士", mobile: other });
  });

  it("ends an open demand as withdrawn, leaves a closed one closed, and tells the targets once", async () => {
    const database = await engine.open();
    const { demands } = await createStores(database);
    await demands.setStatus(`HZ-${other}`, "closed", at, "");
    for (const mobile of [own, other, own]) expect(await demands.erase(`HZ-${mobile}`, at, "visitor")).toBe(true);
    expect((await demands.byReference(`HZ-${own}`))?.status).toBe("withdrawn");
    expect((await demands.byReference(`HZ-${other}`))?.status).toBe("closed");
    const last = (await demands.history(`HZ-${own}`)).at(-1);
    expect(last).toMatchObject({ event: "erased", author: "visitor", status: "withdrawn", note: "" });
    const messages = await database.kysely
      .selectFrom("outbox")
      .select("event")
      .where("reference", "=", `HZ-${own}`)
      .orderBy("position")
      .execute();
    expect(messages.map(({ event }) => event)).toEqual(["created", "erased"]);
    const log = readFileSync(join(database.dataDir, "erased.log"), "utf8");
    expect(log.split("\n").filter(Boolean)).toEqual([`${at} HZ-${own}`, `${at} HZ-${other}`]);
  });
});
