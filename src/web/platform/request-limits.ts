// Limits of the specification that each page needs before the application: a file of their own, because every page loads each byte of it.

/** Milliseconds a toast stays. */
export const toastMs = 2000;
/** Milliseconds after which a stored list of cities is fetched anew behind the picker, and after which it is not shown. */
export const cityListAgesMs = { fresh: 3_600_000, most: 30 * 86_400_000 } as const;
/**
 * Times of a page's request, in milliseconds: for its answer; for a GET also the wait before its only retry, and the longest
 * Retry-After that is respected.
 */
export const requestLimits = { timeoutMs: 20_000, retryMs: 400, longestRetryAfterMs: 5000 } as const;
/** Milliseconds in which a second chunk failure does not reload again. */
export const reloadGuardMs = 10_000;
/** Seconds a tracking cookie lasts. */
export const trackingCookieSeconds = 3600;
/**
 * Bytes of the cookies that hold persisted state, name and value: of one (browsers take 4096 with its attributes) and of all
 * together (servers take 8 kB of a request's cookies).
 */
export const persistedCookieBytes = { each: 3900, all: 6000 } as const;
