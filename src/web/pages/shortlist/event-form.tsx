import { type ReactNode, useState } from "react";
import { demandLimits, shortlistLimits } from "#domain/limits.ts";
import { setEvent } from "#domain/shortlist/set-event.ts";
import type { ShortlistEvent } from "#domain/shortlist/shortlist.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import { useToday } from "../../platform/use-today.ts";
import { CalendarNote } from "../../ui/calendar/calendar-note.tsx";
import { NumberInput } from "../../ui/forms/number-input.tsx";
import { Select, TextInput } from "../../ui/forms/field.tsx";
import { applyChange } from "../../features/shortlist/use-shortlist.ts";
import styles from "./event-form.module.css";

const texts = shortlistPageZh.event;
const change = (fields: ShortlistEvent) => applyChange((list) => setEvent(list, fields));

interface NumberFieldProps {
  label: string;
  unit: string;
  kind: "people" | "count";
  value: number | undefined;
  max: number;
  onValue: (value: number | undefined) => void;
}

/** Renders a number; what cannot be read stays in the field with its message, and the list as it was. */
function NumberField({ value, onValue, ...field }: NumberFieldProps) {
  return (
    <NumberInput
      {...field}
      onValue={(next) => {
        if (!Number.isNaN(next)) onValue(next === 0 ? undefined : next);
      }}
      small
      value={value}
    />
  );
}

interface EventFormProps {
  event: ShortlistEvent;
  /** City of the spaces, whose calendar the dates are told of. */
  cityCode: string | undefined;
  children?: ReactNode;
}

/** Renders the one event that all rows are judged for; a change judges them at once. */
export function EventForm({ event, cityCode, children }: EventFormProps) {
  return (
    <form aria-label={texts.legend} className={styles.form} onSubmit={(submit) => submit.preventDefault()}>
      <NumberField
        kind="people"
        label={texts.people}
        max={demandLimits.people}
        onValue={(people) => change({ people })}
        unit={texts.peopleUnit}
        value={event.people}
      />
      <Select
        label={texts.layout}
        onChange={({ target }) => change({ layout: (target.value || undefined) as LayoutKey | undefined })}
        small
        value={event.layout ?? ""}
      >
        <option value="">{texts.anyLayout}</option>
        {layouts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      <NumberField
        kind="count"
        label={texts.days}
        max={demandLimits.days}
        onValue={(days) => change({ days })}
        unit={texts.daysUnit}
        value={event.days}
      />
      <DateFields cityCode={cityCode} dates={event.dates ?? []} days={event.days} />
      {children}
    </form>
  );
}

interface DateFieldsProps {
  dates: readonly string[];
  days: number | undefined;
  cityCode: string | undefined;
}

/** Renders the dates on which the event may begin, with what the calendar says of each: one field more than there are, up to three. */
function DateFields({ dates, days, cityCode }: DateFieldsProps) {
  const today = useToday();
  // A day that is being typed may be before others: it takes its place in their order once the field is left.
  const [typed, setTyped] = useState<{ at: number; day: string }>();
  const shown = Math.min(dates.length + 1, shortlistLimits.dates);
  const apply = () => {
    if (!typed) return;
    const next = [...dates];
    next.splice(typed.at, 1, typed.day);
    change({ dates: next.filter((day) => day !== "") });
    setTyped(undefined);
  };
  return Array.from({ length: shown }, (_, at) => (
    <TextInput
      // The fields are places, not days.
      key={String(at)}
      hint={dates[at] && <CalendarNote cityCode={cityCode} date={dates[at]} days={days} />}
      label={at === 0 ? texts.date : texts.nextDate(String(at + 1))}
      min={today}
      onBlur={apply}
      onChange={({ target }) => setTyped({ at, day: target.value })}
      small
      type="date"
      value={typed?.at === at ? typed.day : (dates[at] ?? "")}
    />
  ));
}
