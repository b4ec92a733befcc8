import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import { toDayNumber } from "#domain/day.ts";
import { isSummable, toSumMeasures } from "#domain/estimate/event-sum/sum-event.ts";
import type { SumRatesByStar } from "#domain/estimate/event-sum/sum-rates.ts";
import type { SumQuery } from "#server/search/query/compute-row-sum.ts";
import { toListEvent } from "./to-list-event.ts";

/**
 * Returns the event whose sum a list shows, with the budget that limits it; undefined without people, and where there are no usual prices.
 * @param today ISO day in China
 */
export function toSumQuery(
  effective: EffectiveQuery,
  getRates: () => SumRatesByStar | undefined,
  today: string,
): SumQuery | undefined {
  const event = toListEvent(effective, today);
  const rates = isSummable(event) ? getRates() : undefined;
  if (!rates) return undefined;
  const measures = toSumMeasures({ ...event, today: toDayNumber(today) });
  return { measures, rates, maxSum: effective.total, maxHead: effective.head };
}
