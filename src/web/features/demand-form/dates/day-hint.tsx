import { useWatch } from "react-hook-form";
import { formatEventDays } from "#domain/demand/format-demand-dates.ts";
import { CalendarNote } from "#web/ui/calendar/calendar-note.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";

interface DayHintProps {
  demand: DemandForm;
  /** ISO day, empty while it is open. */
  day: string;
  days?: number | undefined;
}

/** Renders a chosen day with its weekday, which a native date field does not show, and what the calendar says of it. */
export function DayHint({ demand: { form, locale, today }, day, days }: DayHintProps) {
  const cityCode = useWatch({ control: form.control, name: "cityCode" });
  return (
    <>
      {formatEventDays({ startDate: day, days }, locale, today)}
      <CalendarNote date={day} days={days} cityCode={cityCode} locale={locale} before=" · " />
    </>
  );
}
