import { getNights } from "#domain/estimate/compute-measures.ts";
import { estimateStarNames, formatEstimateDays } from "#domain/estimate/description/get-estimate-line-name.ts";
import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatPeople } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import type { BudgetData } from "./loader.ts";
import type { Budget } from "./use-budget.ts";

/** Formats the event of an estimate: 上海，培训，180 人，课桌式，1 天，住 1 晚，五星. */
export function formatEventTitle(
  { estimateInput: { event } }: Pick<Budget, "estimateInput">,
  { city }: Pick<BudgetData, "city">,
): string {
  const nights = getNights(event);
  return [
    city.name,
    getEventTypeName(event.eventType),
    formatPeople(event.people),
    getLayoutByKey(event.layout).name,
    formatEstimateDays(event.days),
    nights > 0 && estimateZh.nights(nights),
    estimateStarNames[event.star],
  ]
    .filter(Boolean)
    .join("，");
}
