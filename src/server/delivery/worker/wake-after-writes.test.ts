import { expect, it } from "vitest";
import type { DemandStore } from "../../store/demand-store.ts";
import { wakeAfterWrites } from "./wake-after-writes.ts";

it("wakes the worker once a write that a message tells of is committed, and after no other call", async () => {
  const events: string[] = [];
  const names = ["submit", "addRemark", "withdraw", "restore", "erase", "runRetention", "history", "addNote"] as const;
  const stub = Object.fromEntries(
    names.map((name) => [
      name,
      async (...args: unknown[]) => {
        await Promise.resolve();
        events.push(`${name}(${args.join()})`);
        return name;
      },
    ]),
  ) as unknown as DemandStore;
  const store = wakeAfterWrites(stub, () => events.push("wake")) as unknown as Record<
    (typeof names)[number],
    (...args: string[]) => Promise<string>
  >;
  for (const name of names) expect(await store[name]("a", "b")).toBe(name);
  expect(events).toEqual([
    ...names.slice(0, 6).flatMap((name) => [`${name}(a,b)`, "wake"]),
    "history(a,b)",
    "addNote(a,b)",
  ]);
});
