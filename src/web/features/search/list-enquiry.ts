import type { Understood } from "../../../contract/search-site.ts";
import { demandLimits } from "../../../domain/limits.ts";
import { formatDate } from "../../../domain/format.ts";
import { layoutById } from "../../../domain/space/layout.ts";
import type { ListQuery } from "./list-query.ts";

/** The dates that a sentence names, as ISO days; `from` equals `to` for one day. */
export interface AskedDays {
  from: string;
  to: string;
  /** The part of the sentence that they were parsed from. */
  text: string;
}

/** Days; a longer range is a time of the year (下周, 十二月), not the length of an event. */
const longestEvent = 5;

const dayMs = 86_400_000;

const iso = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** Returns the dates among the parsed sentence terms, undefined where there are none. Lists are not filtered by date. */
export function daysOf(understood: Understood[]): AskedDays | undefined {
  const piece = understood.find(({ kind }) => kind === "date");
  if (!piece) return undefined;
  const { text, value } = piece;
  if (iso(value)) return { from: value, to: value, text };
  const { from, to } = (value ?? {}) as { from?: unknown; to?: unknown };
  return iso(from) && iso(to) ? { from, to, text } : undefined;
}

/** Returns the number of days in a range, both ends included. */
const length = ({ from, to }: AskedDays): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Formats the dates: one day as 12 月 18 日 周五, a range as the text it was parsed from (下周). */
export const daysInWords = (days: AskedDays): string => (days.from === days.to ? formatDate(days.from) : days.text);

/** Formats the URL of the demand form, prefilled from the selected filters and the parsed sentence terms. */
export function demandHrefOf(city: string, query: ListQuery, understood: Understood[]): string {
  const said = (kind: string) => understood.find((piece) => piece.kind === kind)?.value;
  const known = new URLSearchParams({ city });
  const tell = (name: string, value: unknown) => {
    if (typeof value === "string" || (typeof value === "number" && value > 0)) known.set(name, String(value));
  };
  tell("people", query.people);
  tell("layout", layoutById(query.layout)?.key);
  const days = daysOf(understood);
  const event = days && length(days) <= Math.min(longestEvent, demandLimits.days) ? days : undefined;
  tell("date", event?.from);
  tell("days", said("days") ?? (event && event.from !== event.to ? length(event) : undefined));
  tell("budget", query.price || said("price"));
  tell("rooms", said("rooms"));
  tell("eventType", said("eventType"));
  return `/case/submit?${known}`;
}
