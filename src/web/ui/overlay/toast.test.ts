import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  closeToast,
  getToasts,
  hideLoading,
  pauseToast,
  resumeToast,
  showLoading,
  showToast,
  subscribeToasts,
} from "./toast.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const toast of getToasts()) closeToast(toast.id);
  vi.useRealTimers();
});
const getMessages = () => getToasts().map((toast) => toast.message);

test("closes a toast after 2000 ms", () => {
  showToast("已加入备选");
  vi.advanceTimersByTime(1999);
  expect(getMessages()).toEqual(["已加入备选"]);
  vi.advanceTimersByTime(1);
  expect(getMessages()).toEqual([]);
});

test("keeps the loading toast until the last load is closed, each counted once", () => {
  const [first, second] = [showLoading(), showLoading()];
  vi.advanceTimersByTime(60_000);
  expect(getMessages()).toEqual(["加载中..."]);
  first();
  first();
  expect(getMessages()).toEqual(["加载中..."]);
  second();
  expect(getMessages()).toEqual([]);
});

test("hideLoading closes all loads, and a late close does not affect the next load", () => {
  const late = showLoading();
  hideLoading();
  expect(getMessages()).toEqual([]);
  const next = showLoading();
  late();
  expect(getMessages()).toEqual(["加载中..."]);
  next();
  expect(getMessages()).toEqual([]);
  hideLoading();
});

test("replaces a toast with the same message and stacks different ones", () => {
  showToast("一");
  showToast("二");
  showToast("一");
  expect(getMessages()).toEqual(["二", "一"]);
});

test("pauses a held toast and restarts its full duration on release", () => {
  const id = showToast("已加入备选", { action: { label: "撤回", run: () => undefined } });
  pauseToast(id);
  vi.advanceTimersByTime(60_000);
  expect(getMessages()).toHaveLength(1);
  resumeToast(id);
  vi.advanceTimersByTime(5999);
  expect(getMessages()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getMessages()).toEqual([]);
});

test("notifies listeners of every change until they unsubscribe", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToasts(listener);
  closeToast(showToast("一"));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  showToast("二");
  expect(listener).toHaveBeenCalledTimes(2);
});
