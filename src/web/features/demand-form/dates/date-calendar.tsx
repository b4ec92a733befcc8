import { type KeyboardEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { type CalendarDay, findCalendarDays } from "#domain/calendar/find-calendar-days.ts";
import { formatCalendarNote } from "#domain/calendar/format-calendar-note.ts";
import { mergeCalendar } from "#domain/calendar/merge-calendar.ts";
import { officialCalendar } from "#domain/calendar/official-calendar.ts";
import { addDays, getDateParts, getMonday, isIsoDay, toChinaDay, toDayNumber, toIsoDay } from "#domain/day.ts";
import { formatDemandDay } from "#domain/demand/format-demand-dates.ts";
import { useIsHydrating } from "#web/platform/lazy-loading/deferred.tsx";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import { DateNotes } from "./date-notes.tsx";
import { useDates } from "./use-dates.ts";
import styles from "./date-calendar.module.css";

const daysShown = 42;
const daysOfWeek = 7;
/** Days that the arrow keys go. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -daysOfWeek,
  ArrowDown: daysOfWeek,
};

/** Moves the focus to the day that an arrow key leads to, as far as it is shown. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLInputElement)) return;
  const next = currentTarget.querySelector<HTMLInputElement>(`input[value="${addDays(target.value, step)}"]`);
  if (!next || next.disabled) return;
  event.preventDefault();
  next.focus();
}

interface DayCellProps {
  day: CalendarDay;
  /** Its place among the chosen days, -1 if it is not chosen. */
  at: number;
  /** First of the calendar or of a month: shown with the month. */
  isNamed: boolean;
  isPast: boolean;
  /** Whether the key Tab leads here. */
  isReachable: boolean;
  demand: DemandForm;
  onToggle: () => void;
}

function DayCell({ day, at, isNamed, isPast, isReachable, demand, onToggle }: DayCellProps) {
  const { texts, locale, today } = demand;
  const { dates } = texts;
  const [, month, date] = getDateParts(toDayNumber(day.day));
  const place = at < 0 ? "" : at === 0 ? dates.first : dates.other;
  const holiday = day.holiday && (locale === "en" ? day.holiday.nameEn : day.holiday.name);
  const note = place || (day.holiday?.at === 1 ? dates.holiday || holiday : day.workday && dates.workday);
  const name = [formatDemandDay(day.day, locale, today), place, holiday].filter(Boolean).join(" ");
  return (
    <td>
      <label
        className={classNames(
          styles.dayCell,
          at === 0 && styles.first,
          at > 0 && styles.other,
          day.holiday && styles.holiday,
        )}
      >
        <input
          aria-label={name}
          checked={at >= 0}
          disabled={isPast}
          name="alternativeDates"
          onChange={onToggle}
          tabIndex={isReachable ? undefined : -1}
          type="checkbox"
          value={day.day}
        />
        <b>{isNamed ? `${month}/${date}` : date}</b>
        {note && <span>{note}</span>}
      </label>
    </td>
  );
}

/** Returns the weeks that are shown: from this week on, or those of the first day that is chosen; a press leads on. */
function usePage(startDate: string, today: string) {
  const [page, setPage] = useState<number>();
  const monday = getMonday(toDayNumber(today));
  const ofStart = isIsoDay(startDate) ? Math.max(0, Math.floor((toDayNumber(startDate) - monday) / daysShown)) : 0;
  const shown = page ?? ofStart;
  return {
    first: toIsoDay(monday + shown * daysShown),
    isFirst: shown === 0,
    turn: (by: number) => setPage(shown + by),
  };
}

/**
 * Renders six weeks in which up to three days are chosen, in order. The days are boxes, so that the browser sends them without
 * script too; those that are chosen and not shown are sent unseen.
 */
export function DateCalendar({ demand }: { demand: DemandForm }) {
  const { form, texts, locale } = demand;
  const today = demand.today ?? toChinaDay(new Date());
  const { calendar: own } = useRuntimeConfig();
  const cityCode = useWatch({ control: form.control, name: "cityCode" });
  const { chosen, toggle } = useDates(demand);
  const { first, isFirst, turn } = usePage(chosen[0] ?? "", today);
  const isStarted = !useIsHydrating();
  const scope = { calendar: mergeCalendar(officialCalendar, own), cityCode };
  const days = findCalendarDays(first, daysShown, scope);
  const last = addDays(first, daysShown - 1);
  const reachable = chosen.find((day) => first <= day && day <= last) ?? (isFirst ? today : first);
  return (
    <div data-field="alternativeDates">
      <table className={styles.calendar} onKeyDown={moveFocus}>
        <thead>
          <tr>
            {texts.dates.weekdays.map((name, at) => (
              <th key={days[at]!.day} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: daysShown / daysOfWeek }, (_, week) => (
            <tr key={days[week * daysOfWeek]!.day}>
              {days.slice(week * daysOfWeek, (week + 1) * daysOfWeek).map((day) => {
                const at = chosen.indexOf(day.day);
                return (
                  <DayCell
                    at={at}
                    day={day}
                    demand={demand}
                    isPast={day.day < today}
                    isNamed={day.day === first || day.day.endsWith("-01")}
                    isReachable={!isStarted || day.day === reachable}
                    key={day.day}
                    onToggle={() => toggle(day.day)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen.flatMap((day) =>
        day < first || day > last ? [<input key={day} name="alternativeDates" type="hidden" value={day} />] : [],
      )}
      <p className={styles.turn}>
        <button disabled={isFirst} onClick={() => turn(-1)} type="button">
          ‹ {texts.dates.earlier}
        </button>
        <button onClick={() => turn(1)} type="button">
          {texts.dates.later} ›
        </button>
      </p>
      <DateNotes
        chosen={chosen}
        demand={demand}
        format={(day, count) => formatCalendarNote(findCalendarDays(day, count, scope), locale)}
      />
    </div>
  );
}
