import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createConfigTimer } from "./create-config-timer.ts";
import { createInitState, type InitState } from "./init-state.ts";

let isHidden = false;
const listeners = new Set<() => void>();
const page = {
  isHidden: () => isHidden,
  onChange: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
function setHidden(hidden: boolean) {
  isHidden = hidden;
  for (const listener of listeners) listener();
}

const refresh = vi.fn(async () => undefined);
let stop: () => void = () => undefined;
const start = (interval: () => number = () => 10_000) => {
  stop = createConfigTimer(refresh, interval, page);
};
beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockReset();
  setHidden(false);
});
afterEach(() => {
  stop();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("the configuration refresh timer is paused while the page is hidden", async () => {
  start();
  await wait(9_000);
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  await wait(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

it("the configuration refresh timer is resumed when the page is visible: at once if overdue, else when due", async () => {
  start();
  await wait(4_000);
  setHidden(true);
  await wait(3_000);
  setHidden(false);
  await wait(2_999);
  expect(refresh).not.toHaveBeenCalled();
  await wait(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  setHidden(true);
  await wait(60_000);
  setHidden(false);
  await wait(0);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("runs again after a failure, at the interval that holds by then, never twice at once", async () => {
  let interval = 10_000;
  refresh.mockRejectedValueOnce(new Error("no network"));
  start(() => interval);
  await wait(10_000);
  interval = 20_000;
  await wait(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  await wait(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  await wait(10_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  const slow = Promise.withResolvers<undefined>();
  refresh.mockReturnValueOnce(slow.promise);
  await wait(20_000);
  setHidden(true);
  setHidden(false);
  await wait(60_000);
  expect(refresh).toHaveBeenCalledTimes(4);
  slow.resolve(undefined);
  await wait(20_000);
  expect(refresh).toHaveBeenCalledTimes(5);
});

it("the init state goes from not started to started to store done, and no other way", () => {
  const seen: InitState[] = [];
  const state = createInitState((next) => void seen.push(next));
  start();
  expect(state.get()).toBe("not started");
  expect([state.advance("store done"), state.advance("started"), state.advance("started")]).toEqual([
    false,
    true,
    false,
  ]);
  expect([state.advance("store done"), state.advance("not started"), state.advance("started")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([state.get(), seen]).toEqual(["store done", ["started", "store done"]]);
});
