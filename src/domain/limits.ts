/** Business constants (specification, section 9; product.md). One place, but for what every document needs: `web/platform/request-limits.ts`. */

/** Milliseconds that the loading toast stays: until it is closed. */
export const loadingToastMs = 0;
/** Content of the viewport tag of every page: fixed, without zoom by the user (section 1). */
export const viewportContent =
  "width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=no, viewport-fit=cover";
/** Modal layers start here. */
export const modalZIndex = 2000;
/** Hot cities in the grouped index. */
export const hotCitiesShown = 6;
/** Metres within which the nearest open city is offered to a visitor elsewhere: an event further away is another trip. */
export const nearestCityMetres = 300_000;
/** Nearby cities that a city without venues shows. */
export const nearbyCitiesShown = 6;
/** Rows on a list page. */
export const pageSize = 20;
/**
 * A list of fewer rows than `below` shows up to `shown` spaces that narrowly fail it: by no more musts than `musts`, and each by no
 * more than this share of what is asked for.
 */
export const nearMissLimits = { below: 5, shown: 4, musts: 2, share: 1 / 3 } as const;
/** Days for which the estimates of a proposal are to be read. */
export const estimateValidDays = 14;
/** Radius of the nearby search around a venue, metres. */
export const nearbyMetres = 5000;
/** Seconds a signature's timestamp may be off. */
export const signWindowSeconds = 300;
/**
 * Lazy images: `preload` in viewport heights, checked every `throttleMs`, tried `attempts` times (`retryMs` apart, longer
 * each time), and `cache` entries remembered as loaded.
 */
export const lazyImage = { preload: 1.3, throttleMs: 200, attempts: 3, cache: 200, retryMs: 1000 } as const;
/** A swipe: more pixels than this in less time than this. */
export const swipe = { pixels: 40, ms: 500 } as const;
/** Characters of a request's path, at most, without its query: no address of the site is as long. */
export const maxPathLength = 2048;
/** Upper limits of a request body: bytes, levels of nesting, and names and values in all. */
export const bodyLimits = { bytes: 64 * 1024, depth: 6, values: 1000 } as const;
/** Seconds after which a client may ask again while the service is unavailable. */
export const retryAfterSeconds = 5;
/** Milliseconds that the clock may be ahead of the last time that is known, at most, for anything to be erased by it: two days. */
export const maxClockStepMs = 2 * 86_400_000;
/** Milliseconds that the clocks of two nodes may differ: an end that is later by more was written before the clock went back. */
export const clockSkewMs = 60_000;
/** Hours in which the same mobile with the same content is a duplicate. */
export const duplicateHours = 24;
/**
 * Upper limits of a demand: people, consecutive days, yuan, guest rooms, characters of remarks (`typedRemarks`: of those that
 * the visitor types; a page may add its estimate or programme), days that suit besides the first, venues that one demand asks (a venue that sees itself as
 * one of twenty does not answer) and spaces of them.
 */
export const demandLimits = {
  people: 100_000,
  days: 30,
  budget: 999_999_999,
  alternativeDates: 2,
  guestRooms: 9999,
  remarks: 3000,
  typedRemarks: 1000,
  trackingText: 2048,
  venues: 5,
  spaces: 20,
} as const;
/** Upper limits of a shortlist: spaces, characters of the note of one, alternative dates of its event. */
export const shortlistLimits = { items: 40, note: 200, dates: 3 } as const;
/** A number of actions in a number of seconds, at most. */
export interface Rate {
  most: number;
  seconds: number;
}
/** Rate limits of demands per client address and per phone number. */
export const demandRates = {
  address: { most: 60, seconds: 600 },
  mobile: { most: 8, seconds: 3600 },
} as const satisfies Record<string, Rate>;
/** Text messages: pause between two to a number, most to a number in a day, most of an address in an hour. */
export const messageRates = {
  again: { most: 1, seconds: 60 },
  mobile: { most: 5, seconds: 86_400 },
  address: { most: 20, seconds: 3600 },
} as const satisfies Record<string, Rate>;
/** Milliseconds from the opening of a page to a demand from it, at least: nobody reads a form and fills it in faster. */
export const minFillMs = 2000;
/** Signed calls without a client key per client address: each is remembered, so that it is not replayed. */
export const signedCallRate: Rate = { most: 120, seconds: 600 };
/** Remarks that a visitor adds to a sent demand: characters of one, and how many within 24 hours. */
export const remarkLimits = { characters: 1000, perDay: 10 } as const;
/**
 * Upper limits of the offers for a programme: characters of its text, spaces that its blocks need, venues that are tried, milliseconds
 * until the last is tried; steps of one venue's search; rows of a page. Venues are tried whose largest space seats this share of the largest session.
 */
export const offerLimits = {
  text: 1000,
  spaces: 40,
  venues: 300,
  milliseconds: 3000,
  steps: 5000,
  pageSize: 10,
  leastShare: 0.9,
} as const;
/** Days within which a visitor can restore a withdrawn demand. */
export const restoreDays = 30;
/** Look-ups of private pages that do not exist, per IP address. */
export const unknownTokenRate: Rate = { most: 30, seconds: 600 };
/**
 * Upper limits of a shared list: those of a shortlist, characters of a title, a name, a colleague's family name and line;
 * colleagues; days for which the address of an erased list still says why it is empty.
 */
export const sharedListLimits = {
  ...shortlistLimits,
  title: 40,
  sharedBy: 12,
  surname: 12,
  remark: 100,
  colleagues: 20,
  traceDays: 180,
} as const;
/** Shared lists and opinions per client address (a company's colleagues share one), and look-ups of lists that do not exist. */
export const sharedListRates = {
  share: { most: 60, seconds: 3600 },
  change: { most: 300, seconds: 600 },
  opinion: { most: 200, seconds: 600 },
  unknown: { most: 30, seconds: 600 },
} as const satisfies Record<string, Rate>;
/**
 * Upper limits of a report of events: events, properties of one, characters of a name; bytes of the data once unpacked, and
 * names and values in all.
 */
export const eventLimits = { events: 50, properties: 150, name: 100, bytes: 256 * 1024, values: 8000 } as const;
/** Events per client address that a node takes; a company's colleagues share one. */
export const eventRate: Rate = { most: 3000, seconds: 600 };
/** Failures of a map per client address that a node logs; a browser reports one a visit. */
export const mapFailureRate: Rate = { most: 10, seconds: 600 };
/** Files (PDF, XLSX) per client address that a node renders one after another; a company's colleagues share one. */
export const fileRate: Rate = { most: 60, seconds: 60 };
/** Calls that take the processor, of visitors and assistants, that wait for their turn in a node; others are refused. */
export const mostHeavyCalls = 40;
/** Messages of assistants (MCP) per client address that a node answers; an assistant's users share its addresses. */
export const assistantRate: Rate = { most: 600, seconds: 60 };
/** Messages in one such request, and its bytes. */
export const maxAssistantMessages = 20;
export const maxAssistantRequestBytes = 64 * 1024;

/** Venues that a demand asks for a quote at once, at most. */
export const openRequestLimit = 5;
