import { expect, test } from "vitest";
import { queueHeavyCalls } from "./queue-heavy-calls.ts";

test("does one after another and refuses those beyond what may wait", async () => {
  const inTurn = queueHeavyCalls(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return "done";
  };
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => inTurn(work)));
  expect(most).toBe(1);
  expect(results.map((one) => (one.status === "fulfilled" ? one.value : one.reason.reason))).toEqual([
    "done",
    "done",
    "done",
    "unavailable",
    "unavailable",
  ]);
});

test("passes on what the work throws", async () => {
  const error = new Error("no such space");
  await expect(queueHeavyCalls(2)(() => Promise.reject(error))).rejects.toBe(error);
});
