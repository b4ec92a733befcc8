import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import type { QuoteLines } from "#domain/quote/quote-lines-schema.ts";
import type { Database } from "./database.ts";
import { createDemandStore } from "./demand-store.ts";
import { createQuoteStore } from "./quote-store.ts";

const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const created = at("02:00");
const lines: QuoteLines = {
  hire: { status: "offered", amount: 38_000, per: "day" },
  remarks: "请找王经理 13900000000",
};

let serial = 0;
async function createStores(database: Database) {
  const [demands, quotes] = [createDemandStore(database), createQuoteStore(database)];
  const id = String(++serial).padStart(5, "0");
  const reference = `HZ-${id}`;
  const body = { name: "陈女士", mobile: `138000${id}`, people: 180, startDate: "2026-12-18" };
  await demands.submit({
    reference,
    token: `token-${id}`,
    clientKey: `key-${id}`,
    mobile: body.mobile,
    contentHash: `hash-${id}`,
    kind: "meeting",
    cityCode: "110000",
    body,
    createdAt: created,
  });
  const add = (...venueIds: string[]) =>
    quotes.add(reference, { venues: venueIds.map((venueId) => ({ venueId })), at: created, most: 5 });
  /** Sends requests to venues and returns their ids. */
  const send = async (...venueIds: string[]) => {
    const outcome = await add(...venueIds);
    if (typeof outcome === "string") throw new Error(outcome);
    for (const each of outcome.added)
      await quotes.change(each, { event: "send", actor: "adviser", at: created, dueAt: at("23:00") });
    return outcome.added;
  };
  const answer = (request: string, time = "05:00") =>
    quotes.answer(request, { lines, version: 1, author: "venue", authorName: "王经理", at: at(time) });
  const listStates = async () => (await quotes.ofDemand(reference)).map(({ state }) => state);
  const listMessages = async () => (await demands.messages(reference)).map(({ event }) => event);
  return { demands, quotes, reference, add, send, answer, listStates, listMessages };
}

describeOnBothEngines("requests for quotes", (engine) => {
  let opened: Promise<Database> | undefined;
  const openShared = () => (opened ??= engine.open());

  it("asks each venue once, freezes the first version without the visitor's name, and asks five at most", async () => {
    const { quotes, reference, add } = await createStores(await openShared());
    expect(await add("1", "2")).toMatchObject({ added: [expect.any(String), expect.any(String)] });
    expect(await add("2", "3")).toMatchObject({ added: [expect.any(String)] });
    expect(await add("4", "5", "6")).toBe("full");
    expect((await quotes.ofDemand(reference)).map(({ venueId }) => venueId)).toEqual(
      expect.arrayContaining(["1", "2", "3"]),
    );
    expect(await quotes.version(reference, 1)).toEqual({ people: 180, startDate: "2026-12-18" });
    expect(await add()).toEqual({ added: [] });
    expect(await quotes.add("HZ-none", { venues: [], at: created, most: 5 })).toBe("gone");
  });

  it("stores each answer as a version, makes the demand quoted, and tells the operator", async () => {
    const { demands, quotes, reference, send, answer, listMessages } = await createStores(await openShared());
    const [request] = await send("1");
    await answer(request!);
    await answer(request!, "06:00");
    const [stored] = await quotes.ofDemand(reference);
    expect(stored).toMatchObject({ state: "answered", stateAt: at("06:00") });
    expect(stored!.quotes.map(({ position, authorName, lines: read }) => [position, authorName, read])).toEqual([
      [1, "王经理", lines],
      [2, "王经理", lines],
    ]);
    expect((await demands.byReference(reference))?.status).toBe("quoted");
    expect(await listMessages()).toEqual(["created", "quoteAnswered", "quoteAnswered"]);
    expect((await quotes.history(request!)).map(({ event, actor }) => [event, actor])).toEqual([
      ["send", "adviser"],
      ["answer", "venue"],
      ["answer", "venue"],
    ]);
  });

  it("refuses what the process does not have, and writes nothing then", async () => {
    const { quotes, reference, send, answer, listMessages } = await createStores(await openShared());
    const [request] = await send("1");
    expect(await quotes.change(request!, { event: "choose", actor: "visitor", at: at("03:00") })).toBe("refused");
    await quotes.change(request!, { event: "decline", actor: "venue", reason: "booked", at: at("03:00") });
    expect(await answer(request!)).toBe("refused");
    expect((await quotes.ofDemand(reference))[0]).toMatchObject({ state: "declined", reason: "booked", quotes: [] });
    expect(await listMessages()).toEqual(["created", "quoteDeclined"]);
    expect(await quotes.change("none", { event: "choose", actor: "visitor", at: at("03:00") })).toBe("gone");
  });

  it("lets a venue take back that it declined, for five minutes", async () => {
    const { quotes, send } = await createStores(await openShared());
    const [soon, late] = await send("1", "2");
    for (const id of [soon!, late!])
      await quotes.change(id, { event: "decline", actor: "venue", reason: "other", at: at("03:00") });
    const undo = (id: string, time: string) =>
      quotes.change(id, { event: "undoDecline", actor: "venue", at: at(time) });
    expect(await undo(soon!, "03:05")).toMatchObject({ request: { state: "opened", reason: "" } });
    expect(await undo(late!, "03:06")).toBe("refused");
  });

  it("asks for a last offer once", async () => {
    const { quotes, send, answer } = await createStores(await openShared());
    const [request] = await send("1");
    await answer(request!);
    const requestFinal = () =>
      quotes.change(request!, { event: "requestFinal", actor: "visitor", at: at("06:00"), dueAt: at("09:00") });
    expect(await requestFinal()).toMatchObject({ request: { state: "finalRound", due_at: at("09:00") } });
    await answer(request!, "07:00");
    expect(await requestFinal()).toBe("refused");
  });

  it("makes one choice, takes it back for ten minutes, and ends the other requests once it is final", async () => {
    const { quotes, reference, send, answer, listStates, listMessages } = await createStores(await openShared());
    const [first, second, silent] = await send("1", "2", "3");
    for (const id of [first!, second!]) await answer(id);
    const choose = (id: string, time: string) =>
      quotes.change(id, {
        event: "choose",
        actor: "visitor",
        at: at(time),
        lostReasons: { [first!]: "price", [second!]: "place" },
      });
    await choose(second!, "06:00");
    expect(await choose(first!, "06:01")).toBe("refused");
    expect(await quotes.confirmChoices(at("06:09"))).toBe(0);
    expect(await listStates()).toEqual(expect.arrayContaining(["answered", "chosen", "sent"]));
    await quotes.change(second!, { event: "undoChoice", actor: "visitor", at: at("06:09") });
    await choose(second!, "06:10");
    expect(await quotes.confirmChoices(at("06:21"))).toBe(1);
    expect(await quotes.confirmChoices(at("06:22"))).toBe(0);
    const byId = new Map((await quotes.ofDemand(reference)).map((request) => [request.id, request]));
    expect(byId.get(first!)).toMatchObject({ state: "lost", reason: "price" });
    expect(byId.get(second!)).toMatchObject({ state: "chosen", confirmedAt: at("06:21") });
    expect(byId.get(silent!)).toMatchObject({ state: "recalled" });
    expect((await listMessages()).filter((event) => event === "quoteChosen")).toHaveLength(1);
    expect(await quotes.change(second!, { event: "undoChoice", actor: "visitor", at: at("06:22") })).toBe("refused");
  });

  it("ends requests on the event's day, and answers that are no longer valid", async () => {
    const { quotes, reference, send, answer } = await createStores(await openShared());
    const [silent, valid, invalid] = await send("1", "2", "3");
    await answer(valid!);
    const short = {
      lines: { ...lines, validUntil: "2026-11-30" },
      version: 1,
      author: "venue",
      at: at("05:00"),
    } as const;
    await quotes.answer(invalid!, short);
    const getStates = async () => {
      const byId = new Map((await quotes.ofDemand(reference)).map(({ id, state }) => [id, state]));
      return [silent, valid, invalid].map((id) => byId.get(id!));
    };
    await quotes.expire("2026-11-30T10:00:00.000Z");
    expect(await getStates()).toEqual(["sent", "answered", "answered"]);
    await quotes.expire("2026-11-30T16:00:00.000Z");
    expect(await getStates()).toEqual(["sent", "answered", "expired"]);
    await quotes.expire("2026-12-17T16:00:00.000Z");
    expect(await getStates()).toEqual(["expired", "answered", "expired"]);
  });

  it("recalls the requests of a withdrawn demand", async () => {
    const { demands, reference, send, answer, listStates } = await createStores(await openShared());
    const [request] = await send("1", "2");
    await answer(request!);
    await demands.withdraw(reference, at("06:00"));
    expect(await listStates()).toEqual(["recalled", "recalled"]);
  });

  it("erases prices, names, notes and versions of an erased demand, and answers nothing of it any more", async () => {
    const database = await openShared();
    const { demands, quotes, reference, send, answer, listStates } = await createStores(database);
    const [request, open] = await send("1", "2");
    await answer(request!);
    await quotes.change(open!, {
      event: "decline",
      actor: "adviser",
      reason: "booked",
      at: at("05:30"),
      note: "王经理说的",
    });
    await demands.erase(reference, at("06:00"));
    expect((await listStates()).sort()).toEqual(["declined", "recalled"]);
    expect(await quotes.version(reference, 1)).toBeUndefined();
    expect((await quotes.ofDemand(reference)).flatMap((each) => each.quotes)).toEqual([]);
    expect((await quotes.history(open!)).map(({ note }) => note)).toEqual(["", ""]);
    expect(await answer(request!)).toBe("gone");
  });
});
