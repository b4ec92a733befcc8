import { useWatch } from "react-hook-form";
import { isIsoDay } from "#domain/day.ts";
import { formatEventDays } from "#domain/demand/format-demand-dates.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import styles from "./date-calendar.module.css";

interface DateNotesProps {
  chosen: readonly string[];
  demand: DemandForm;
  /** Formats what the calendar says of a day and those that follow it; empty where it says nothing. */
  format: (day: string, days?: number) => string;
}

/** Renders what the calendar says of the chosen days, and the last day of each where the event takes several. */
export function DateNotes({ chosen, demand, format }: DateNotesProps) {
  const { form, locale, today } = demand;
  const [days, dateFlexible] = useWatch({ control: form.control, name: ["days", "dateFlexible"] });
  const eventDays = dateFlexible ? undefined : days;
  const lines = chosen.filter(isIsoDay).flatMap((startDate) => {
    const note = format(startDate, eventDays);
    const isSeveral = eventDays !== undefined && eventDays > 1;
    return note || isSeveral
      ? [{ startDate, text: formatEventDays({ startDate, days: eventDays }, locale, today), note }]
      : [];
  });
  return (
    <ul className={styles.notes}>
      {lines.map(({ startDate, text, note }) => (
        <li key={startDate}>
          {text}
          {note && <span data-calendar-note="">{` · ${note}`}</span>}
        </li>
      ))}
    </ul>
  );
}
