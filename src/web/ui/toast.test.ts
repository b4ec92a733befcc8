import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  closeToast,
  currentToasts,
  hideLoading,
  holdToast,
  releaseToast,
  showLoading,
  showToast,
  subscribeToasts,
} from "./toast.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const toast of currentToasts()) closeToast(toast.id);
  vi.useRealTimers();
});
const words = () => currentToasts().map((toast) => toast.message);

test("closes a toast after 2000 ms", () => {
  showToast("已加入备选");
  vi.advanceTimersByTime(1999);
  expect(words()).toEqual(["已加入备选"]);
  vi.advanceTimersByTime(1);
  expect(words()).toEqual([]);
});

test("keeps the loading toast until the last load is closed, each counted once", () => {
  const [first, second] = [showLoading(), showLoading()];
  vi.advanceTimersByTime(60_000);
  expect(words()).toEqual(["加载中..."]);
  first();
  first();
  expect(words()).toEqual(["加载中..."]);
  second();
  expect(words()).toEqual([]);
});

test("hideLoading closes all loads, and a late close does not affect the next load", () => {
  const late = showLoading();
  hideLoading();
  expect(words()).toEqual([]);
  const next = showLoading();
  late();
  expect(words()).toEqual(["加载中..."]);
  next();
  expect(words()).toEqual([]);
  hideLoading();
});

test("replaces a toast with the same message and stacks different ones", () => {
  showToast("一");
  showToast("二");
  showToast("一");
  expect(words()).toEqual(["二", "一"]);
});

test("pauses a held toast and restarts its full duration on release", () => {
  const id = showToast("已加入备选", { action: { label: "撤回", take: () => undefined } });
  holdToast(id);
  vi.advanceTimersByTime(60_000);
  expect(words()).toHaveLength(1);
  releaseToast(id);
  vi.advanceTimersByTime(5999);
  expect(words()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(words()).toEqual([]);
});

test("notifies listeners of every change until they unsubscribe", () => {
  const heard = vi.fn();
  const leave = subscribeToasts(heard);
  closeToast(showToast("一"));
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  showToast("二");
  expect(heard).toHaveBeenCalledTimes(2);
});
