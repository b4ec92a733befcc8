import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createDemandStore, type DemandStore } from "../../demand-store.ts";

const submit = (demands: DemandStore, reference: string, createdAt: string) => {
  const id = { reference, token: reference, clientKey: reference, mobile: reference, contentHash: reference };
  return demands.submit({ ...id, kind: "meeting", body: { name: "陈女士" }, createdAt });
};
const run = (demands: DemandStore, today: string, before: string) =>
  demands.runRetention({ before, today, at: `${today}T03:00:00.000Z` });

describeOnBothEngines("the retention of demands", (engine) => {
  it("erases what was last changed before a time and nothing else, once a day", async () => {
    const demands = createDemandStore(await engine.open());
    await submit(demands, "HZ-1", "2024-11-22T23:59:59.999Z");
    await submit(demands, "HZ-2", "2024-11-23T00:00:00.000Z");
    await submit(demands, "HZ-3", "2024-11-01T00:00:00.000Z");
    await demands.addNote("HZ-3", "回电", "2024-11-23T00:00:00.000Z");
    const before = "2024-11-23T00:00:00.000Z";
    expect(await demands.countDue(before)).toBe(1);
    expect(await run(demands, "2026-11-23", before)).toBe(1);
    expect((await demands.byReference("HZ-1"))?.erasedAt).toBe("2026-11-23T03:00:00.000Z");
    for (const reference of ["HZ-2", "HZ-3"]) expect((await demands.byReference(reference))?.erasedAt).toBe("");
    await submit(demands, "HZ-4", "2024-11-01T00:00:00.000Z");
    expect(await run(demands, "2026-11-23", before)).toBe(0);
    expect(await run(demands, "2026-11-24", before)).toBe(1);
  });

  it("goes on after the clock went back from a day far ahead", async () => {
    const demands = createDemandStore(await engine.open());
    expect(await run(demands, "2029-02-01", "2024-11-23T00:00:00.000Z")).toBe(0);
    await submit(demands, "HZ-1", "2024-11-01T00:00:00.000Z");
    expect(await run(demands, "2026-11-23", "2024-11-23T00:00:00.000Z")).toBe(1);
  });
});
