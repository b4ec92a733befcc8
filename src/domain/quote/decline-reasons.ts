/** Why a venue declines. */
export const declineReasons = [
  { id: "booked", zh: "档期已满" },
  { id: "capacity", zh: "人数容纳不下" },
  { id: "budget", zh: "预算不够" },
  { id: "kind", zh: "不接这类活动" },
  { id: "other", zh: "其他" },
] as const;

/** Why a quote was not chosen, as its venue is told; `unnamed`: the visitor does not want to tell. */
export const lostReasons = [
  { id: "price", zh: "价格" },
  { id: "size", zh: "会场大小" },
  { id: "dates", zh: "档期" },
  { id: "place", zh: "位置" },
  { id: "unnamed", zh: "不告知原因" },
] as const;
export type LostReason = (typeof lostReasons)[number]["id"];

/** Returns the Chinese name of a reason; the id of one that this version does not have. */
export const getQuoteReasonName = (id: string): string =>
  [...declineReasons, ...lostReasons].find((reason) => reason.id === id)?.zh ?? id;
