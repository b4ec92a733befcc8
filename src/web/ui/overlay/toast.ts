import { navigatingZh } from "#texts/site/navigating.zh.ts";
import { loadingToastMs } from "#domain/limits.ts";
import { toastMs } from "../../platform/request-limits.ts";

export interface Toast {
  id: number;
  message: string;
  /** warn: a problem that the visitor should know of, such as no network. */
  kind: "plain" | "warn" | "loading";
  /** An action such as undo; the toast closes when it runs. */
  action?: { label: string; run: () => void };
}

export interface ToastOptions {
  /** Milliseconds until it closes; 0 keeps it open until it is closed. */
  duration?: number;
  kind?: Toast["kind"];
  action?: Toast["action"];
}

/** Duration of a toast with an action, long enough to reach it by keyboard. */
const actionToastMs = 3 * toastMs;
const emptyToasts: readonly Toast[] = [];

let toasts = emptyToasts;
let lastId = 0;
const timers = new Map<number, { duration: number; timer?: ReturnType<typeof setTimeout> }>();
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing an open one with the same message and kind. Returns the id to close it by. */
export function showToast(message: string, options: ToastOptions = {}): number {
  const { kind = "plain", action, duration = action ? actionToastMs : toastMs } = options;
  for (const existing of toasts) if (existing.message === message && existing.kind === kind) closeToast(existing.id);
  const id = ++lastId;
  timers.set(id, { duration });
  setToasts([...toasts, { id, message, kind, action }]);
  resumeToast(id);
  return id;
}

/** Closes a toast; does nothing where it is closed already. */
export function closeToast(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  if (toasts.some((toast) => toast.id === id)) setToasts(toasts.filter((toast) => toast.id !== id));
}

/** Stops the timer of a toast while a pointer or the focus is on it; `resumeToast` restarts it. */
export function pauseToast(id: number): void {
  clearTimeout(timers.get(id)?.timer);
}

export function resumeToast(id: number): void {
  const clock = timers.get(id);
  if (!clock || clock.duration === 0) return;
  clearTimeout(clock.timer);
  clock.timer = setTimeout(() => closeToast(id), clock.duration);
}

let loads = 0;
let loadingId = 0;

/** Shows 加载中... until every caller has called the returned function (specification, section 4). */
export function showLoading(): () => void {
  if (loads++ === 0) loadingId = showToast(navigatingZh, { kind: "loading", duration: loadingToastMs });
  const ownLoadingId = loadingId;
  let open = true;
  return () => {
    if (!open || ownLoadingId !== loadingId || loads === 0) return;
    open = false;
    if (--loads === 0) closeToast(loadingId);
  };
}

/** Closes the loading toast for every caller at once, such as when a navigation ends. */
export function hideLoading(): void {
  loads = 0;
  closeToast(loadingId);
}

export const getToasts = (): readonly Toast[] => toasts;

/** Returns no toasts: the snapshot for server rendering. */
export const getServerToasts = (): readonly Toast[] => emptyToasts;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
