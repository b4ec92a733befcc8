import { MapFailureError } from "#web/platform/maps/map-failure-error.ts";

/** Milliseconds within which AMap must answer. */
const answerTimeoutMs = 5000;

/** Returns what a promise resolves with. @throws MapFailureError timeout, where that takes too long */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MapFailureError("timeout")), answerTimeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
