import { randomBytes } from "node:crypto";

/** Characters of a time in base 36; enough until the year 5188. */
const timeLength = 9;
/** Events with an id in the same millisecond, at most, before the order among them is lost. */
const perMillisecond = 36 ** 3;

/** Returns the beginning of the ids of events that arrive at a time. */
export const toEventIdStart = (time: Date): string => time.getTime().toString(36).padStart(timeLength, "0");

let last = "";
let count = 0;

/** Creates the id of an event, which rises with the time of arrival, and by call within a millisecond. */
export function createEventId(now: Date): string {
  const start = toEventIdStart(now);
  count = start === last ? (count + 1) % perMillisecond : 0;
  last = start;
  return `${start}${count.toString(36).padStart(3, "0")}${randomBytes(6).toString("base64url")}`;
}
