import { findCalendarDays } from "#domain/calendar/find-calendar-days.ts";
import { formatCalendarNote } from "#domain/calendar/format-calendar-note.ts";
import { mergeCalendar } from "#domain/calendar/merge-calendar.ts";
import { officialCalendar } from "#domain/calendar/official-calendar.ts";
import { isIsoDay } from "#domain/day.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";

export interface CalendarNoteProps {
  /** ISO day; any other text has no note. */
  date: string | undefined;
  /** Days of the event. */
  days?: number | undefined;
  cityCode?: string | undefined;
  locale?: "zh" | "en";
  /** Text before the note, where there is one. */
  before?: string;
}

/** Renders the note of the calendar; nothing where it says nothing of these days. */
export function CalendarNoteLine({ date = "", days, cityCode, locale, before = "" }: CalendarNoteProps) {
  const { calendar: own } = useRuntimeConfig();
  if (!isIsoDay(date)) return null;
  const calendar = mergeCalendar(officialCalendar, own);
  const note = formatCalendarNote(findCalendarDays(date, days, { calendar, cityCode }), locale);
  return note ? <span data-calendar-note="">{before + note}</span> : null;
}
