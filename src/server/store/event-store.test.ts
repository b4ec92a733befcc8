import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createEventWriter } from "../api/services/sensor/create-event-writer.ts";
import { createEventStore, type EventFilter, type NewEvent } from "./event-store.ts";
import { StoreUnavailableError } from "./store-unavailable-error.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23) + minutes * 60_000);
const event = (minutes: number, name = "$pageview", changed: Partial<NewEvent> = {}): NewEvent => ({
  project: "default",
  type: "track",
  event: name,
  at: at(minutes).toISOString(),
  receivedAt: at(minutes).toISOString(),
  distinctId: "a-browser-with-an-id",
  properties: { $url: `https://huizhi.example/${minutes}` },
  ...changed,
});

describeOnBothEngines("events of visits", (engine) => {
  const read = async (store: ReturnType<typeof createEventStore>, filter: EventFilter = {}) => {
    const events = [];
    for await (const { id: _, ...each } of store.each(filter)) events.push(each);
    return events;
  };

  it("are read by time, of a range and a project, in more than one page", async () => {
    const store = createEventStore(await engine.open());
    const events = Array.from({ length: 501 }, (_, minute) => event(minute));
    await store.add(events.toReversed(), at(600));
    await store.add([event(30, "hotel_view", { project: "other" })], at(600));
    expect(await read(store, { project: "default" })).toEqual(events);
    const range = { from: at(30).toISOString(), to: at(31).toISOString() };
    expect((await read(store, range)).map(({ event: name }) => name)).toEqual(["$pageview", "hotel_view"]);
  });

  it("are counted by day of China and name, browsers once", async () => {
    const store = createEventStore(await engine.open());
    const evening = 16 * 60;
    await store.add(
      [
        event(evening - 1),
        event(evening),
        event(evening + 1),
        event(evening, "$pageview", { distinctId: "another-browser-id" }),
      ],
      at(evening),
    );
    await store.add([event(evening, "hotel_view", { distinctId: "" })], at(evening));
    expect(await store.counts({})).toEqual([
      { day: "2026-11-23", event: "$pageview", events: 1, visitors: 1 },
      { day: "2026-11-24", event: "$pageview", events: 3, visitors: 2 },
      { day: "2026-11-24", event: "hotel_view", events: 1, visitors: 0 },
    ]);
  });

  it("are removed by age of arrival, then the oldest beyond the maximum", async () => {
    const store = createEventStore(await engine.open());
    for (const minute of [1, 2, 3])
      await store.add(
        Array.from({ length: 1001 }, () => event(minute)),
        at(minute),
      );
    expect(await store.prune(at(2), 5000)).toBe(1001);
    expect(await store.prune(at(2), 1500)).toBe(502);
    expect(await read(store)).toHaveLength(1500);
    expect(await store.prune(at(2), 1500)).toBe(0);
  });

  it("of many reports are written together, and are stored when their report resolves", async () => {
    const store = createEventStore(await engine.open());
    let writes = 0;
    const add: typeof store.add = (events, now) => {
      writes++;
      return store.add(events, now);
    };
    const writer = createEventWriter({ add }, () => at(0));
    const reports = Array.from({ length: 60 }, (_, minute) =>
      writer.add(Array.from({ length: 10 }, () => event(minute))).then(async () => (await read(store)).length),
    );
    for (const found of await Promise.all(reports)) expect(found).toBeGreaterThanOrEqual(500);
    expect([writes, writer.written()]).toEqual([2, 600]);
  });

  it("that cannot be stored, or are too many to wait, are refused", async () => {
    const failing = { add: () => Promise.reject(new StoreUnavailableError("full")) };
    const writer = createEventWriter(failing, () => at(0));
    const first = writer.add([event(1)]);
    await expect(writer.add(Array.from({ length: 10_000 }, () => event(1)))).rejects.toThrow(/Too many/);
    await expect(first).rejects.toThrow(StoreUnavailableError);
    await expect(writer.add([event(1)])).rejects.toThrow(StoreUnavailableError);
  });
});
