import { type CheckInMethod, getCheckInRate } from "#domain/check-in/get-check-in-rate.ts";
import { formatNumber } from "#domain/format.ts";

/** Formats how many people one desk passes in a minute, as the articles say it: 5, 1.5. */
export function formatCheckInRate(method: CheckInMethod): string {
  const rate = getCheckInRate(method);
  return formatNumber(rate, Number.isInteger(rate) ? 0 : 1);
}
