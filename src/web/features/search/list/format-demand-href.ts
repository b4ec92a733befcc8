import type { ParsedConstraint } from "../../../../contract/schemas/search-site.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { formatDate } from "../../../../domain/format-number.ts";
import { findLayoutById } from "../../../../domain/space/layouts.ts";
import type { ListQuery } from "./list-query.ts";

/** The dates that a sentence names, as ISO days; `from` equals `to` for one day. */
export interface EventDates {
  from: string;
  to: string;
  /** The part of the sentence that they were parsed from. */
  text: string;
}

/** Days; a longer range is a time of the year (下周, 十二月), not the length of an event. */
const maxEventDays = 5;

const dayMs = 86_400_000;

const isIsoDate = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** Returns the dates among the parsed sentence terms, undefined where there are none. Lists are not filtered by date. */
export function findEventDates(understood: ParsedConstraint[]): EventDates | undefined {
  const term = understood.find(({ kind }) => kind === "date");
  if (!term) return undefined;
  const { text, value } = term;
  if (isIsoDate(value)) return { from: value, to: value, text };
  const { from, to } = (value ?? {}) as { from?: unknown; to?: unknown };
  return isIsoDate(from) && isIsoDate(to) ? { from, to, text } : undefined;
}

/** Returns the number of days in a range, both ends included. */
const countDays = ({ from, to }: EventDates): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Formats the dates: one day as 12 月 18 日 周五, a range as the text it was parsed from (下周). */
export const formatEventDates = (dates: EventDates): string =>
  dates.from === dates.to ? formatDate(dates.from) : dates.text;

/** Formats the URL of the demand form, prefilled from the selected filters and the parsed sentence terms. */
export function formatDemandHref(city: string, query: ListQuery, understood: ParsedConstraint[]): string {
  const getTermValue = (kind: string) => understood.find((term) => term.kind === kind)?.value;
  const parameters = new URLSearchParams({ city });
  const setParameter = (name: string, value: unknown) => {
    if (typeof value === "string" || (typeof value === "number" && value > 0)) parameters.set(name, String(value));
  };
  setParameter("people", query.people);
  setParameter("layout", findLayoutById(query.layout)?.key);
  const dates = findEventDates(understood);
  const event = dates && countDays(dates) <= Math.min(maxEventDays, demandLimits.days) ? dates : undefined;
  setParameter("date", event?.from);
  setParameter("days", getTermValue("days") ?? (event && event.from !== event.to ? countDays(event) : undefined));
  setParameter("budget", query.price || getTermValue("price"));
  setParameter("rooms", getTermValue("rooms"));
  setParameter("eventType", getTermValue("eventType"));
  return `/case/submit?${parameters}`;
}
