import { getDeparture } from "#domain/destination/departures.ts";
import type { Trip } from "#domain/destination/trip.ts";
import { formatNumber } from "#domain/format.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";

/** Formats a trip as one line: 从上海出发，3 月，80 人，4 天 3 晚. */
export function formatTrip({ from, month, people, days }: Trip): string {
  const { sentence, demand } = destinationZh;
  return demand.tripText(
    getDeparture(from).name,
    month > 0 ? sentence.formatMonth(month) : sentence.openMonth,
    formatNumber(people),
    sentence.formatDays(days),
  );
}
