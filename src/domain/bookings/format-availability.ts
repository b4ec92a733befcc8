import { countDaysBetween } from "../day.ts";
import { formatDate } from "../format.ts";
import { bookingStates, oldConfirmationDays } from "./booked-period.ts";
import type { Availability } from "./get-availability.ts";

/** Formats the day of a confirmation, and that it is old: 11 月 20 日 周五核实, 10 月 1 日 周四核实，已超过 30 天. */
export const formatConfirmation = (
  { confirmedOn, isOld }: Pick<Availability, "confirmedOn" | "isOld">,
  today: string,
) => (confirmedOn ? `${formatDate(confirmedOn, today)}核实${isOld ? `，已超过 ${oldConfirmationDays} 天` : ""}` : "");

/** Formats days: 12 月 3 日 周四, 12 月 3 日 周四至 12 月 5 日 周六. */
export const formatPeriod = ({ from, to }: { from: string; to: string }, today: string): string =>
  from === to ? formatDate(from, today) : `${formatDate(from, today)}至 ${formatDate(to, today)}`;

/**
 * Formats what is known of a space on the days of an event: 已订（11 月 20 日 周五核实）, 其中 12 月 4 日 周五预留（…）, 档期待核实.
 * @param days of the event: with several, the blocked ones are named where they are not all of them
 */
export function formatAvailability(availability: Availability, days: number, today: string): string {
  const { state, from, to } = availability;
  const confirmation = formatConfirmation(availability, today);
  if (state === "unknown" || !from || !to)
    return confirmation ? `该日暂无已订记录（${confirmation}），档期待核实` : "档期待核实";
  const name = bookingStates.find(({ id }) => id === state)!.zh;
  const isPartial = days > 1 && countDaysBetween(from, to) < days - 1;
  return `${isPartial ? `其中 ${formatPeriod({ from, to }, today)}` : ""}${name}（${confirmation}）`;
}
