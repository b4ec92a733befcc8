import { formatNumber, formatPeople } from "../format.ts";
import { getLayoutByKey, type LayoutKey } from "../space/layouts.ts";
import { type DemandDateValues, formatDemandDates } from "./format-demand-dates.ts";
import { formatBudgetOfKind, getEventTypeName, type Locale } from "./demand-option.ts";

/** The values of a demand that are shown in its summaries. Dates are YYYY-MM-DD, the budget is in yuan. */
export interface DemandSlotValues extends DemandDateValues {
  cityName?: string;
  days?: number;
  people?: number;
  layout?: LayoutKey | "";
  eventType?: string;
  budget?: number | undefined;
  budgetKind?: string | undefined;
  guestRooms?: number;
}

/** What a demand says, in the pieces that its summaries show. */
export type DemandSlot = "city" | "date" | "days" | "people" | "layout" | "eventType" | "budget" | "guestRooms";

const layoutNamesEn: Record<LayoutKey, string> = {
  theatre: "theatre style",
  classroom: "classroom style",
  boardroom: "boardroom style",
  ushape: "U-shape",
  hollow: "hollow square",
  fishbone: "fishbone style",
  banquet: "banquet style",
  cocktail: "cocktail style",
};

/** Returns the display name of a layout. */
export const getLayoutName = (key: LayoutKey, locale: Locale = "zh") =>
  locale === "en" ? layoutNamesEn[key] : getLayoutByKey(key).name;

const formatDayCount = (days: number, locale: Locale): string => {
  if (locale === "en") return days === 1 ? "one day" : `${days} days`;
  return `${"零一两三四五六七八九十"[days] ?? days} 天`.replace(/^(\D) /, "$1");
};

/** Lists what is filled in of a demand as its summaries say it: 12 月 3 日 周四, 200 人, 合计 8 万元. `today` (ISO) tells which dates need their year. */
export function listDemandSlots(
  demand: DemandSlotValues,
  locale: Locale = "zh",
  today?: string,
): Record<DemandSlot, string | undefined> {
  const en = locale === "en";
  const { days, people, layout, budget, budgetKind, guestRooms } = demand;
  return {
    city: demand.cityName || undefined,
    date: formatDemandDates(demand, locale, today),
    days: days ? formatDayCount(days, locale) : undefined,
    people: people ? (en ? `${formatNumber(people)} people` : formatPeople(people)) : undefined,
    layout: layout ? getLayoutName(layout, locale) : undefined,
    eventType: getEventTypeName(demand.eventType, locale),
    budget: budget ? formatBudgetOfKind(budget, budgetKind, locale) : undefined,
    guestRooms: guestRooms ? (en ? String(guestRooms) : `${guestRooms} 间`) : undefined,
  };
}

/** Formats the known values in one line: 200 人，课桌式，北京. Empty if nothing is known. */
export function formatDemandSummary(demand: DemandSlotValues, locale: Locale = "zh", today?: string): string {
  const { people, layout, city, date } = listDemandSlots(demand, locale, today);
  return [people, layout, city, date].filter(Boolean).join(locale === "en" ? ", " : "，");
}
