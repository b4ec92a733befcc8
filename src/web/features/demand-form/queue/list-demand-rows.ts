import {
  formatBudgetOfKind,
  getContactOptionName,
  getEventTypeName,
  getNeedName,
  type Locale,
} from "#domain/demand/demand-option.ts";
import { formatDemandDates, formatEventDays } from "#domain/demand/format-demand-dates.ts";
import { getLayoutName } from "#domain/demand/list-demand-slots.ts";
import { formatMobile } from "#domain/demand/field-rules.ts";
import { formatNumber } from "#domain/format.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import type { DemandLine } from "#web/platform/demand-queue/queued-demand.ts";
import type { DemandValues } from "../form/demand-values.ts";

/** Returns what a visitor sent, in the order of the form; what was left open is left out. `today` (ISO) is for dates. */
export function listDemandRows(values: DemandValues, texts: DemandTexts, locale: Locale, today: string): DemandLine[] {
  const { form } = texts;
  const join = (names: (string | undefined)[]) => names.filter(Boolean).join(locale === "en" ? ", " : "、");
  const count = (value: number | undefined, unit: string) => (value ? `${formatNumber(value)} ${unit}` : "");
  const dates = values.dateFlexible
    ? formatDemandDates({ ...values, alternativeDates: [] }, locale, today)
    : formatEventDays(values, locale, today);
  const otherDates = values.alternativeDates.map((startDate) =>
    formatEventDays({ startDate, days: values.dateFlexible ? undefined : values.days }, locale, today),
  );
  const rows: [label: string, text: string | number | false | undefined][] = [
    [form.eventType, getEventTypeName(values.eventType, locale)],
    [form.date, dates],
    [form.alternativeDates, join(otherDates)],
    [form.days, count(values.days, form.daysUnit)],
    [form.people, count(values.people, form.peopleUnit)],
    [form.layout, values.layout && getLayoutName(values.layout, locale)],
    [form.city, values.cityName],
    [form.venues, join(values.asked.map(({ name }) => name))],
    [form.budget, values.budget && formatBudgetOfKind(values.budget, values.budgetKind, locale)],
    [form.guestRooms, count(values.guestRooms, form.roomsUnit)],
    [form.needs, join(values.needs.map((need) => getNeedName(need, locale)))],
    [form.remarks, values.remarks.trim()],
    [form.name, values.name.trim()],
    [locale === "en" ? form.phone : form.mobile, formatMobile(values.mobile.trim())],
    [form.email, values.email.trim()],
    [form.company, values.company.trim()],
    [form.contactBy, values.contactBy !== "call" && getContactOptionName(values.contactBy, locale)],
  ];
  return rows.flatMap(([label, text]) => (text ? [{ label, text: String(text) }] : []));
}
