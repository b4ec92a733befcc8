import { expect, it } from "vitest";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createSmsOutbox } from "./sms-outbox.ts";

const dayMs = 86_400_000;
const start = Date.parse("2026-11-23T02:00:00.000Z");
const at = (days: number) => new Date(start + days * dayMs);

describeOnBothEngines("stored text messages", (engine) => {
  it("removes a message after a week, and one that was written before the clock went back", async () => {
    const outbox = createSmsOutbox(await engine.open());
    const add = (mobile: string, days: number) => outbox.add({ mobile, purpose: "verify", parameters: {} }, at(days));
    const list = async () => (await outbox.list(10)).map(({ mobile }) => mobile).sort();
    await add("13800000001", 0);
    await add("13800000002", 7);
    expect(await list()).toEqual(["13800000001", "13800000002"]);
    await add("13800000003", 7.1);
    expect(await list()).toEqual(["13800000002", "13800000003"]);
    await add("13800000004", 800);
    expect(await list()).toEqual(["13800000004"]);
    await add("13800000005", 8);
    expect(await list()).toEqual(["13800000005"]);
    await add("13800000006", 6);
    expect(await list()).toEqual(["13800000005", "13800000006"]);
  });
});
