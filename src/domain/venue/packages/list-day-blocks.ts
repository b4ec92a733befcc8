import type { MeetingPackage } from "../meeting-package.ts";

/** First and last hour that the drawing of a day shows. */
export const drawnHours = { from: 8, to: 22 } as const;

/** A part of a day of a package: the session, a break or a meal, in hours. */
export interface DayBlock {
  kind: "session" | "meal";
  label: string;
  /** One character for a narrow drawing. */
  sign: string;
  from: number;
  to: number;
}

const start = 8.5;
/** When tea breaks usually are, by their number a day. */
const breakTimes: readonly (readonly number[])[] = [[], [10], [10, 15], [10, 15, 16.5], [9.5, 11, 14.5, 16]];
const halfDayBreakTimes: readonly (readonly number[])[] = [[], [10], [9.5, 11]];

/** Returns for how many hours the session lasts: as the venue states, else as usual. */
const getSessionHours = ({ hours, span }: MeetingPackage): number =>
  Math.min(hours ?? (span === "halfDay" ? 3.5 : 9), drawnHours.to - start);

/**
 * Lists the parts of a package's day at the usual times: the venue states what there is, not when. Ascending; breaks and meals that the
 * package does not state are absent.
 */
export function listDayBlocks(meetingPackage: MeetingPackage): DayBlock[] {
  const { span, teaBreaks = 0, lunch, dinner, includesSpace } = meetingPackage;
  const end = start + getSessionHours(meetingPackage);
  const times = (span === "halfDay" ? halfDayBreakTimes : breakTimes)[teaBreaks] ?? [];
  const session: DayBlock = { kind: "session", label: "会场", sign: "会", from: start, to: end };
  const meals: DayBlock[] = [
    ...times.map((from): DayBlock => ({ kind: "meal", label: "茶歇", sign: "茶", from, to: from + 0.5 })),
    ...(lunch && lunch !== "none"
      ? [{ kind: "meal" as const, label: lunch === "buffet" ? "自助午餐" : "午餐", sign: "餐", from: 12, to: 13.25 }]
      : []),
    ...(dinner && dinner !== "none"
      ? [{ kind: "meal" as const, label: dinner === "buffet" ? "自助晚餐" : "晚餐", sign: "晚", from: 18.5, to: 21 }]
      : []),
  ];
  return [...(includesSpace === false ? [] : [session]), ...meals.sort((a, b) => a.from - b.from)];
}
