import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { RenderBusyError, RenderGate } from "./render-gate.ts";

test("renders so many at once, has so many wait, refuses the others at once, and takes more when there is room", async () => {
  const gate = new RenderGate({ atOnce: 2, mostWaiting: 3 });
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<number>());
  const started: number[] = [];
  const run = (at: number) =>
    gate.run(() => {
      started.push(at);
      return ends[at]!.promise;
    });
  const accepted = [0, 1, 2, 3, 4].map(run);
  await expect(run(5)).rejects.toThrow(RenderBusyError);
  expect([gate.running, gate.waiting, gate.refused]).toEqual([2, 3, 1]);
  await expect.poll(() => started).toEqual([0, 1]);
  ends[1]!.resolve(1);
  await expect.poll(() => started).toEqual([0, 1, 2]);
  accepted.push(run(5));
  for (const [at, end] of ends.entries()) end.resolve(at);
  expect(await Promise.all(accepted)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([gate.running, gate.waiting]).toEqual([0, 0]);
});

test("passes on what a rendering throws and gives its turn to the next", async () => {
  const gate = new RenderGate({ atOnce: 1, mostWaiting: 3 });
  const failing = gate.run(() => Promise.reject(new Error("broken")));
  const next = gate.run(async () => "page");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("page");
});

test("lets requests be read between renderings that never wait", async () => {
  const gate = new RenderGate({ atOnce: 1, mostWaiting: 10 });
  const order: string[] = [];
  const pages = [1, 2, 3].map((page) => gate.run(async () => order.push(`page ${page}`)));
  const reading = (async () => {
    for (const request of [1, 2, 3]) {
      await nextTurn();
      order.push(`request ${request}`);
    }
  })();
  await Promise.all([...pages, reading]);
  expect(order.indexOf("request 1")).toBeLessThan(order.indexOf("page 3"));
});
