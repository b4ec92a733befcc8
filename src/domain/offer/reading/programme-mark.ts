import type { LayoutKey } from "../../space/layouts.ts";
import type { BlockTerm } from "./block-term.ts";
import type { Clock } from "./read-clock.ts";

/** A part of the day that a sentence names without hours. */
export type DayPart = "morning" | "noon" | "afternoon" | "evening" | "fullDay";

/** Days of an event: ISO days, or numbers from 1 on for 第一天. */
export type StatedDays =
  | { days: readonly string[]; isRange?: boolean }
  | { numbers: readonly number[] }
  /** 每天 */
  | { isEvery: true };

/** When a block takes place once more: what is absent is as the time before. */
export interface Occasion {
  stated?: StatedDays;
  part?: DayPart;
  clock?: Clock;
}

/** Further times of the same block: the 15 点 of 10 点和 15 点茶歇. */
interface Times {
  others?: readonly Occasion[];
}

/** What a piece of a sentence says of a programme. */
export type MarkContent =
  | { is: "name"; name: string }
  | { is: "block"; term: BlockTerm; name?: string; count?: number }
  | ({ is: "clock"; clock: Clock } & Times)
  | ({ is: "part"; part: DayPart } & Times)
  | ({ is: "days"; stated: StatedDays } & Times)
  /** 两个小时 */
  | { is: "duration"; minutes: number }
  /** The nights of 20 日入住 22 日离店. */
  | { is: "stay"; day: string; nights: number }
  /** At the hours of the session before: 同时进行. */
  | { is: "concurrent" }
  /** Several spaces of their own sizes: 分别 100 人、50 人. */
  | { is: "sizes"; sizes: readonly number[] }
  | { is: "people"; value: number; isEach?: boolean }
  /** A number without a unit. */
  | { is: "number"; value: number }
  /** 3×30 */
  | { is: "groups"; count: number; people: number }
  | { is: "tables"; value: number }
  /** `isTimes`: 两次. */
  | { is: "count"; value: number; isTimes?: boolean }
  | { is: "rooms"; value: number; isGuest?: boolean }
  | { is: "nights"; value: number }
  | { is: "dayCount"; value: number; nights?: number }
  | { is: "layout"; layout: LayoutKey }
  | { is: "budget"; value: number }
  /** A block that the event does not have: 不要晚宴. */
  | { is: "refused" }
  /** Means nothing by itself: the head of a column, the sign between rooms and nights. */
  | { is: "link" }
  /** A colon; the end of a clause; the end of a line or sentence. */
  | { is: "colon" }
  | { is: "comma" }
  | { is: "end" };

/** A mark with its range of the normalised sentence, from (inclusive) to (exclusive). */
export type ProgrammeMark = MarkContent & { from: number; to: number };
