import { getEventListeners } from "node:events";
import fc from "fast-check";
import { expect, it } from "vitest";
import { BusyError, EncodeQueue } from "./encode-queue.ts";

/** A signal that never aborts. */
const never = new AbortController().signal;
/** Waits until all pending promise reactions have run. */
const runPendingReactions = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a queue whose jobs end on command; `started` lists their names in starting order. */
function createTestQueue(concurrency: number, maxWaiting = 100) {
  const queue = new EncodeQueue({ concurrency, maxWaiting });
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const run = (name: string, weight = 1, signal = never) =>
    queue.run(weight, signal, () => {
      started.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  const finish = async (name: string) => {
    await runPendingReactions();
    ends.get(name)!.resolve(name);
    await runPendingReactions();
  };
  const fail = async (name: string, error: Error) => {
    await runPendingReactions();
    ends.get(name)!.reject(error);
    await runPendingReactions();
  };
  return { queue, started, run, finish, fail };
}

it("runs at most `concurrency` jobs and counts those that run and wait", async () => {
  const { queue, started, run, finish } = createTestQueue(2);
  const results = ["a", "b", "c", "d"].map((name) => run(name));
  await runPendingReactions();
  expect([started, queue.running, queue.waiting]).toEqual([["a", "b"], 2, 2]);
  await finish("b");
  expect([started, queue.running, queue.waiting]).toEqual([["a", "b", "c"], 2, 1]);
  await finish("a");
  await finish("c");
  await finish("d");
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
  expect(await Promise.all(results)).toEqual(["a", "b", "c", "d"]);
});

it("starts the lightest job first and equally light ones in their order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }), async (weights) => {
      const { started, run, finish } = createTestQueue(1);
      const first = run("first");
      const jobs = weights.map((weight, at) => ({ name: `${at}`, weight }));
      const results = jobs.map(({ name, weight }) => run(name, weight));
      const order = jobs.toSorted((a, b) => a.weight - b.weight).map(({ name }) => name);
      for (const name of ["first", ...order]) await finish(name);
      expect(started).toEqual(["first", ...order]);
      expect(await Promise.all([first, ...results])).toEqual(["first", ...jobs.map(({ name }) => name)]);
    }),
  );
});

it("rejects a job beyond `maxWaiting` without running it, and accepts one again when there is room", async () => {
  const { queue, started, run, finish } = createTestQueue(1, 1);
  const accepted = [run("a"), run("b")];
  await expect(run("c")).rejects.toThrow(BusyError);
  await finish("a");
  accepted.push(run("d"));
  expect(queue.waiting).toBe(1);
  await finish("b");
  await finish("d");
  expect([await Promise.all(accepted), started]).toEqual([
    ["a", "b", "d"],
    ["a", "b", "d"],
  ]);
});

it("passes on a job's rejection and starts the next job", async () => {
  const { queue, run, finish, fail } = createTestQueue(1);
  const damaged = new Error("damaged");
  const failing = expect(run("a")).rejects.toBe(damaged);
  const next = run("b");
  await fail("a", damaged);
  await failing;
  await finish("b");
  expect([await next, queue.running, queue.waiting]).toEqual(["b", 0, 0]);
  const thrown = new Error("thrown before the first await");
  await expect(
    queue.run(1, never, () => {
      throw thrown;
    }),
  ).rejects.toBe(thrown);
  expect(queue.running).toBe(0);
});

it("never starts a job that is aborted before its turn, and gives its place to another", async () => {
  const { queue, started, run, finish } = createTestQueue(1, 1);
  const leaving = new AbortController();
  const first = run("a");
  const left = expect(run("b", 1, leaving.signal)).rejects.toBe("left");
  leaving.abort("left");
  await left;
  expect(queue.waiting).toBe(0);
  await expect(run("c", 1, leaving.signal)).rejects.toBe("left");
  const last = run("d");
  await finish("a");
  await finish("d");
  expect([await first, await last, started]).toEqual(["a", "d", ["a", "d"]]);
});

it("lets a running job finish after an abort and occupies its place until then", async () => {
  const { queue, started, run, finish } = createTestQueue(1);
  const leaving = new AbortController();
  const first = run("a", 1, leaving.signal);
  const next = run("b");
  await runPendingReactions();
  leaving.abort("left");
  await runPendingReactions();
  expect([started, queue.running, queue.waiting]).toEqual([["a"], 1, 1]);
  await finish("a");
  await finish("b");
  expect([await first, await next]).toEqual(["a", "b"]);
});

it("keeps no listener on a signal that outlives its jobs", async () => {
  const { run, finish } = createTestQueue(1);
  const { signal } = new AbortController();
  const results = [run("a", 1, signal), run("b", 1, signal)];
  await finish("a");
  await finish("b");
  await Promise.all(results);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});
