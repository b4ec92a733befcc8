import { expect, it, vi } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createClockStore } from "../store/clock-store.ts";
import { createDemandStore } from "../store/demand-store.ts";
import { createClockGuard } from "./create-clock-guard.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = Date.parse("2026-11-23T02:00:00.000Z");
/** The time `ms` after the start. */
const at = (ms: number) => new Date(start + ms);

describeOnBothEngines("the guard of the clock", (engine) => {
  /** Creates guards of one store, each as a process with a clock that nobody sets. */
  async function createNode() {
    const database = await engine.open();
    const clock = createClockStore(database);
    const log = {
      info: vi.fn<(facts: object, message: string) => void>(),
      error: vi.fn<(facts: object, message: string) => void>(),
    };
    let passed = 0;
    return {
      database,
      clock,
      log,
      start: () => createClockGuard({ clock, log, elapsed: () => passed }),
      pass: (ms: number) => {
        passed += ms;
      },
    };
  }

  it("accepts a step of two days and refuses a longer one, of a process that runs and of one that starts", async () => {
    const { start: startGuard } = await createNode();
    const guard = startGuard();
    expect(await guard.check(at(0))).toBe(true);
    expect(await guard.check(at(2 * dayMs + 1))).toBe(false);
    expect(guard.isTrusted).toBe(false);
    expect(await startGuard().check(at(2 * dayMs + 1))).toBe(false);
    expect(await startGuard().check(at(2 * dayMs))).toBe(true);
    expect(await guard.check(at(2 * dayMs))).toBe(true);
    expect(guard.isTrusted).toBe(true);
  });

  it("stays refused however often it looks, until the clock is right again or the operator confirms it", async () => {
    const { clock, start: startGuard } = await createNode();
    const guard = startGuard();
    await guard.check(at(0));
    for (let look = 0; look < 5; look++) expect(await guard.check(at(800 * dayMs + look * hourMs))).toBe(false);
    expect(await guard.check(at(hourMs))).toBe(true);
    expect(await guard.check(at(800 * dayMs))).toBe(false);
    await clock.mark(at(800 * dayMs).toISOString());
    expect(await guard.check(at(800 * dayMs + hourMs))).toBe(true);
  });

  it("goes on after the clock went back, and refuses its return", async () => {
    const { start: startGuard } = await createNode();
    const guard = startGuard();
    expect(await guard.check(at(0))).toBe(true);
    expect(await guard.check(at(-400 * dayMs))).toBe(true);
    expect(await startGuard().check(at(-399 * dayMs))).toBe(true);
    expect(await guard.check(at(0))).toBe(false);
  });

  it("accepts the time that has passed in a process whose store was away, and no more", async () => {
    const { start: startGuard, pass } = await createNode();
    const guard = startGuard();
    await guard.check(at(0));
    pass(30 * dayMs);
    expect(await guard.check(at(33 * dayMs))).toBe(false);
    expect(await guard.check(at(30 * dayMs))).toBe(true);
    expect(await startGuard().check(at(31 * dayMs))).toBe(true);
  });

  it("refuses by the time that has passed where the store has no mark", async () => {
    const { database, start: startGuard, pass } = await createNode();
    const guard = startGuard();
    await guard.check(at(0));
    await database.kysely.deleteFrom("meta").execute();
    pass(hourMs);
    expect(await guard.check(at(3 * dayMs))).toBe(false);
    expect(await guard.check(at(hourMs))).toBe(true);
  });

  it("takes the last change of a demand for the last known time of a store without a mark", async () => {
    const { database, start: startGuard } = await createNode();
    const id = { reference: "HZ-1", token: "t", clientKey: "k", mobile: "13800138000", contentHash: "h" };
    const demand = { ...id, kind: "meeting", body: {}, createdAt: at(0).toISOString() };
    await createDemandStore(database).submit(demand);
    expect(await startGuard().check(at(3 * dayMs))).toBe(false);
    expect(await startGuard().check(at(-dayMs))).toBe(true);
  });

  it("logs a refusal once, with what to do, again after a day, and its end", async () => {
    const { log, start: startGuard, pass } = await createNode();
    const guard = startGuard();
    await guard.check(at(0));
    await guard.check(at(0));
    expect(log.error).not.toHaveBeenCalled();
    for (let look = 0; look < 3; look++) await guard.check(at(800 * dayMs));
    expect(log.error.mock.calls).toEqual([
      [
        { now: at(800 * dayMs).toISOString(), lastTime: at(0).toISOString() },
        expect.stringContaining("npm run demands -- confirm-clock"),
      ],
    ]);
    pass(dayMs);
    await guard.check(at(800 * dayMs + dayMs));
    expect(log.error).toHaveBeenCalledTimes(2);
    expect(log.info).not.toHaveBeenCalled();
    await guard.check(at(dayMs));
    expect(log.info).toHaveBeenCalledTimes(1);
    await guard.check(at(800 * dayMs));
    expect(log.error).toHaveBeenCalledTimes(3);
  });
});
