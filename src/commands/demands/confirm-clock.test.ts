import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createClockStore } from "#server/store/clock-store.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { createSharedListStore } from "#server/store/shared-list-store.ts";
import { demandsCommand } from "../demands.ts";

const later = "2030-01-01T00:00:00.000Z";

describeOnBothEngines("npm run demands -- confirm-clock", (engine) => {
  /** Opens a store with a demand, a shared list and a mark of the clock, and returns the command at a time. */
  async function createStores() {
    const database = await engine.open();
    const [demands, sharedLists] = [createDemandStore(database), createSharedListStore(database)];
    const id = { reference: "HZ-1", token: "t", clientKey: "k", mobile: "13800138000", contentHash: "h" };
    const at = "2026-11-20T02:00:00.000Z";
    await demands.submit({ ...id, kind: "meeting", body: { name: "陈女士" }, createdAt: at });
    const list = { event: {}, items: [] };
    await sharedLists.add({ code: "2222bbbbcccc", secretHash: "s", list, at, expiresAt: "2027-02-18T02:00:00.000Z" });
    const clock = createClockStore(database);
    await clock.mark("2026-11-23T03:50:00.000Z");
    const run = async (now: string, ...argv: string[]) => {
      const [out, err]: [string[], string[]] = [[], []];
      const code = await demandsCommand(["confirm-clock", ...argv], {
        open: async () => database,
        now: () => new Date(now),
        retentionDays: () => 730,
        width: 120,
        prompt: async () => undefined,
        out: (line) => out.push(line),
        err: (line) => err.push(line),
      });
      return { code, out, err };
    };
    return { clock, demands, run };
  }

  it("shows both times and what would be erased, and confirms with --yes only", async () => {
    const { clock, demands, run } = await createStores();
    const now = "2029-02-01T04:00:00.000Z";
    expect(await run(now)).toEqual({
      code: 1,
      out: [
        "现在的系统时间：2029-02-01 12:00",
        "上次可靠的时间：2026-11-23 11:50",
        "按现在的时间应删除：1 条需求的个人信息（730 天没有变动），1 份到期的共享备选",
      ],
      err: ["还没有确认。时间正确请加 --yes；时间不对请先校准，不要确认。"],
    });
    expect(await clock.lastTime(later)).toBe("2026-11-23T03:50:00.000Z");
    expect((await run(now, "--yes")).code).toBe(0);
    expect(await clock.lastTime(later)).toBe(now);
    // The running site erases: the confirmation alone does not.
    expect((await demands.byReference("HZ-1"))?.erasedAt).toBe("");
  });

  it("says that a clock up to two days ahead needs no confirmation", async () => {
    const { clock, run } = await createStores();
    expect(await run("2026-11-25T03:50:00.000Z")).toMatchObject({ code: 0, err: ["系统时间正常，不需要确认。"] });
    expect(await clock.lastTime(later)).toBe("2026-11-23T03:50:00.000Z");
    expect((await run("2026-11-25T03:50:00.001Z")).code).toBe(1);
    expect((await run("2026-11-25T03:50:00.000Z", "HZ-1")).code).toBe(2);
  });
});
