import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announceHydration } from "../../start/announce-hydration.ts";
import { whenLibraryWanted } from "./when-library-wanted.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { readyState: "complete", documentElement: { dataset: {} } });
  const requestIdleCallback = (callback: () => void) => void setTimeout(callback);
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("window", { requestIdleCallback });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins to wait; the touch comes when the returned function is called. */
function begin() {
  const resolved = vi.fn();
  let touch = () => {};
  const touched = new Promise<void>((resolve) => (touch = resolve));
  void whenLibraryWanted(touched).then(resolved);
  return { resolved, touch };
}

test("is wanted after five quiet seconds", async () => {
  const { resolved } = begin();
  await vi.advanceTimersByTimeAsync(4900);
  expect(resolved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(resolved).toHaveBeenCalledOnce();
});

test("is wanted once a touched page has started, also where that takes longer than the quiet seconds", async () => {
  const { resolved, touch } = begin();
  await vi.advanceTimersByTimeAsync(4000);
  touch();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(resolved).not.toHaveBeenCalled();
  announceHydration();
  await vi.advanceTimersByTimeAsync(100);
  expect(resolved).toHaveBeenCalledOnce();
});
