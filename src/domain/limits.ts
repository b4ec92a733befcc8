/** Business constants (specification, section 9; product.md). One place. */

/** Milliseconds a toast stays; the loading toast stays until closed. */
export const toastMs = 2000;
export const loadingToastMs = 0;
/** Modal layers start here. */
export const modalZIndex = 2000;
/** Hot cities in the grouped index. */
export const hotCitiesShown = 6;
/** Rows on a list page. */
export const pageSize = 20;
/** Metres around a venue that its page of neighbours looks. */
export const nearbyMetres = 5000;
/** Milliseconds in which a second chunk failure does not reload again. */
export const reloadGuardMs = 10_000;
/** Seconds a signature's timestamp may be off. */
export const signWindowSeconds = 300;
/**
 * Lazy images: loaded within this many heights of the view, looked after every so many milliseconds, attempted so often
 * (`retryMs` apart, longer each time), and this many remembered as there already.
 */
export const lazyImage = { preload: 1.3, throttleMs: 200, attempts: 3, cache: 200, retryMs: 1000 } as const;
/** A swipe: more pixels than this in less time than this. */
export const swipe = { pixels: 40, ms: 500 } as const;
/** Seconds a tracking cookie lasts. */
export const trackingCookieSeconds = 3600;
/** Bytes of a request body, at most. */
export const bodyLimit = 64 * 1024;
/** Hours in which the same mobile with the same content is a duplicate. */
export const duplicateHours = 24;
/** What a demand may hold at most: people, days in a row, guest rooms, characters of remarks, venues or spaces named. */
export const demandLimits = { people: 100_000, days: 30, guestRooms: 9999, remarks: 1000, ids: 20 } as const;
/** Demands taken from one address and from one number within a while; the next is told to wait. */
export const demandRates = {
  address: { most: 60, seconds: 600 },
  mobile: { most: 8, seconds: 3600 },
} as const;
