import type { LayoutKey } from "../space/layouts.ts";
import { type DemandDateValues, formatDemandDates } from "./format-demand-dates.ts";
import { formatBudgetOfKind, getEventTypeName, getNeedName, type Locale } from "./demand-option.ts";
import { listDemandSlots } from "./list-demand-slots.ts";

/** What of a demand the copy is made of. Name, number, company and remarks are not among it, so that no copy can hold them. */
export interface CopiedDemand extends DemandDateValues {
  cityName?: string | undefined;
  eventType?: string | undefined;
  days?: number | undefined;
  people?: number | undefined;
  layout?: LayoutKey | "" | undefined;
  budget?: number | undefined;
  budgetKind?: string | undefined;
  shareBudget?: boolean | undefined;
  guestRooms?: number | undefined;
  needs?: readonly string[] | undefined;
}

/** The lines that a venue reads; one that is not filled in is undefined. */
export interface VenueCopy {
  dates: string | undefined;
  place: string | undefined;
  people: string | undefined;
  event: string | undefined;
  guestRooms: string | undefined;
  needs: string | undefined;
  /** Whether venues are told the budget; `budget` is empty unless they are. */
  sharesBudget: boolean;
  budget: string | undefined;
}

/**
 * Makes the copy of a demand that the venues which are asked get. What they may not see is left out here, not hidden later: the
 * budget unless the visitor shares it. `today` (ISO) tells which dates need their year.
 */
export function toVenueCopy(demand: CopiedDemand, locale: Locale, today?: string): VenueCopy {
  const { budget, budgetKind, shareBudget: sharesBudget = false, needs = [] } = demand;
  const { days, people, layout, guestRooms } = listDemandSlots(
    { ...demand, budget: undefined } as Parameters<typeof listDemandSlots>[0],
    locale,
    today,
  );
  const en = locale === "en";
  const join = (parts: readonly (string | undefined)[], between = en ? ", " : "，") =>
    parts.filter(Boolean).join(between) || undefined;
  return {
    dates: formatDemandDates(demand, locale, today),
    place: demand.cityName || undefined,
    people: join([people, layout], en ? ", " : ""),
    event: join([getEventTypeName(demand.eventType, locale), days]),
    guestRooms,
    needs: join(
      needs.map((need) => getNeedName(need, locale)),
      en ? ", " : "、",
    ),
    sharesBudget,
    budget: sharesBudget && budget ? formatBudgetOfKind(budget, budgetKind, locale) : undefined,
  };
}
