import type { LayoutKey } from "../../space/layouts.ts";
import type { DayPart, Occasion, ProgrammeMark, StatedDays } from "./programme-mark.ts";
import type { Clock } from "./read-clock.ts";
import type { BlockDraft } from "./set-draft-field.ts";

/** What a sentence states of the event and of no block. */
export interface ProgrammeHeader {
  name?: string;
  stated?: StatedDays;
  dayCount?: number;
  people?: number;
  layout?: LayoutKey;
  part?: DayPart;
  clock?: Clock;
  others?: readonly Occasion[];
  stay?: { day: string; nights: number };
  nights?: number;
  budget?: number;
}

export interface ProgrammeDrafts {
  header: ProgrammeHeader;
  drafts: BlockDraft[];
  /** The marks that say something of the programme. */
  used: ProgrammeMark[];
}
