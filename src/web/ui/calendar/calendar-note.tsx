import { createDeferredCode, Deferred } from "../../platform/lazy-loading/deferred.tsx";
import type { CalendarNoteProps } from "./calendar-note-line.tsx";

const code = createDeferredCode<CalendarNoteProps>(() =>
  import("./calendar-note-line.tsx").then(({ CalendarNoteLine }) => CalendarNoteLine),
);

/**
 * Loads the calendar, so that it is there once a day is chosen: when its control gets the focus. Resolves without it too, where
 * it cannot be loaded.
 */
export const loadCalendarNote = (): Promise<void> => code.load().catch(() => undefined);

/** Returns whether the calendar is here, so that a day is shown with its note at once. */
export const hasCalendarNote = (): boolean => code.component !== undefined;

/**
 * Renders what the calendar says of the days of an event: holiday, worked weekend, busy weeks. The server renders it with
 * the page, and the browser loads the calendar only with the control of the date.
 */
export function CalendarNote(props: CalendarNoteProps) {
  return <Deferred code={code} props={props} />;
}
