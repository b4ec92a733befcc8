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

/** What a piece of a sentence says of a programme. */
export type MarkContent =
  | { is: "name"; name: string }
  | { is: "block"; term: BlockTerm; name?: string; count?: number }
  | { is: "clock"; clock: Clock }
  | { is: "part"; part: DayPart }
  | { is: "days"; stated: StatedDays }
  | { is: "people"; value: number; isEach?: boolean }
  /** A number without a unit. */
  | { is: "number"; value: number }
  /** 3×30 */
  | { is: "groups"; count: number; people: number }
  | { is: "tables"; value: number }
  | { is: "count"; value: number }
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
