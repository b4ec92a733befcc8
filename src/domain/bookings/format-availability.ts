import { countDaysBetween } from "../day.ts";
import { formatDate } from "../format.ts";
import { type BookingState, bookingStates, oldConfirmationDays } from "./booked-period.ts";
import type { Availability } from "./get-availability.ts";

/** Formats the day of a confirmation, and that it is old: 11 月 20 日 周五核实, 10 月 1 日 周四核实，已超过 30 天. */
export const formatConfirmation = (
  { confirmedOn, isOld }: Pick<Availability, "confirmedOn" | "isOld">,
  today: string,
) => (confirmedOn ? `${formatDate(confirmedOn, today)}核实${isOld ? `，已超过 ${oldConfirmationDays} 天` : ""}` : "");

/** Formats days: 12 月 3 日 周四, 12 月 3 日 周四至 12 月 5 日 周六. */
export const formatPeriod = ({ from, to }: { from: string; to: string }, today: string): string =>
  from === to ? formatDate(from, today) : `${formatDate(from, today)}至 ${formatDate(to, today)}`;

const getStateName = (state: BookingState): string => bookingStates.find(({ id }) => id === state)!.zh;

/** Returns whether fewer than all days of the event are blocked. */
const isPartial = ({ from, to }: { from: string; to: string }, days: number): boolean =>
  days > 1 && countDaysBetween(from, to) < days - 1;

/**
 * Formats what is known of a space on the days of an event: 已订（11 月 20 日 周五核实）, 其中 12 月 4 日 周五预留（…）, 档期待核实.
 * @param days of the event: with several, the blocked ones are named where they are not all of them
 */
export function formatAvailability(availability: Availability, days: number, today: string): string {
  const { state, from, to } = availability;
  const confirmation = formatConfirmation(availability, today);
  if (state === "unknown" || !from || !to)
    return confirmation ? `该日暂无已订记录（${confirmation}），档期待核实` : "档期待核实";
  const period = isPartial({ from, to }, days) ? `其中 ${formatPeriod({ from, to }, today)}` : "";
  return `${period}${getStateName(state)}（${confirmation}）`;
}

/** Formats the same of a blocked space with the event's own day: 12 月 18 日 周五已订（…）. A part of several days is named by its own days. */
export const formatBlocked = (availability: Availability, date: string, days: number, today: string): string =>
  (days === 1 ? formatDate(date, today) : "") + formatAvailability(availability, days, today);

/** Formats the same for a narrow column, without the confirmation: 已订, 部分预留, 待核实. */
export function formatAvailabilityShort({ state, from, to }: Availability, days: number): string {
  if (state === "unknown" || !from || !to) return "待核实";
  return `${isPartial({ from, to }, days) ? "部分" : ""}${getStateName(state)}`;
}
