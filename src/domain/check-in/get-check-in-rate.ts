/**
 * Seconds that a desk needs for one person, by method. The trade's experience, as the articles measured it; everything that says
 * how fast people come in takes it from here.
 */
const secondsByMethod = {
  /** A gate that reads the code by itself. */
  gate: 5,
  /** Scanned at a desk, nothing handed out. */
  scan: 12,
  /** Scanned, the badge found, a bag handed out. */
  badge: 20,
  /** Scanned, the badge printed on the spot. */
  printedBadge: 40,
  /** Ticked on a paper list, the badge handed out. */
  paperList: 40,
} as const;
export type CheckInMethod = keyof typeof secondsByMethod;

/** People do not come evenly: a desk passes this share of what it could. */
const steadyShare = 0.8;

/** Returns the seconds that a desk, or a gate, needs for one person. */
export const getCheckInSeconds = (method: CheckInMethod): number => secondsByMethod[method];

/** Returns the people that one desk, or gate, can pass in a minute. */
export const getCheckInRate = (method: CheckInMethod): number => 60 / secondsByMethod[method];

/** Returns the people that one desk passes in a minute of a crowd that comes unevenly, to a tenth. */
export const getSteadyCheckInRate = (method: CheckInMethod): number =>
  Math.round(getCheckInRate(method) * steadyShare * 10) / 10;
