import { type DemandCall, getDemandKind } from "../demand-call.ts";
import type { DemandInput } from "../demand-schema.ts";

/**
 * Returns the facts of a demand for the statistics of common/caseSubmitSensor: what was asked for and from which page.
 * No name, number, address, remark or reference is among them.
 */
export function toDemandFacts({ path, demand }: { path: DemandCall; demand: DemandInput }) {
  const { pageFrom, cityCode, eventType, people, days, layout, locale } = demand;
  return {
    kind: getDemandKind(path, pageFrom),
    pageFrom,
    cityCode,
    eventType,
    people,
    days,
    layout,
    locale,
    venues: demand.siteIds?.length ?? 0,
    hasBudget: Boolean(demand.budget),
    hasDate: Boolean(demand.startDate),
    hasRemarks: Boolean(demand.remarks),
  };
}
