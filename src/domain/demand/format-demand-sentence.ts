import { formatNumber, formatPeople } from "../format.ts";
import { getLayoutByKey, type LayoutKey } from "../space/layouts.ts";
import { type DemandDateValues, formatDemandDates } from "./format-demand-dates.ts";
import { getEventTypeName, type Locale, formatBudget } from "./demand-option.ts";

/** The values of a demand sentence. Dates are YYYY-MM-DD, the budget is in yuan a day. */
export interface DemandSentenceValues extends DemandDateValues {
  cityName?: string;
  days?: number;
  people?: number;
  layout?: LayoutKey | "";
  eventType?: string;
  budget?: number;
  guestRooms?: number;
}

export type DemandSentenceSlot = "city" | "date" | "days" | "people" | "layout" | "eventType" | "budget" | "guestRooms";

/** A part of the sentence: fixed text, or a slot that can be filled and edited in place. */
type DemandSentencePart = { text: string } | { slot: DemandSentenceSlot; text: string; filled: boolean };
/** A clause of the sentence; each may be shown on its own line. */
export type DemandSentenceClause = DemandSentencePart[];

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

type SlotTexts = Record<DemandSentenceSlot, { filled: string | undefined; empty: string }>;

function formatSlots(demand: DemandSentenceValues, locale: Locale, today: string | undefined): SlotTexts {
  const en = locale === "en";
  const { days, people, layout, budget, guestRooms } = demand;
  return {
    city: { filled: demand.cityName || undefined, empty: en ? "which city" : "城市" },
    date: { filled: formatDemandDates(demand, locale, today), empty: en ? "on which day" : "日期" },
    days: { filled: days ? formatDayCount(days, locale) : undefined, empty: en ? "how many days" : "天数" },
    people: {
      filled: people ? (en ? `${formatNumber(people)} people` : formatPeople(people)) : undefined,
      empty: en ? "how many people" : "参会人数",
    },
    layout: { filled: layout ? getLayoutName(layout, locale) : undefined, empty: en ? "which layout" : "台型" },
    eventType: { filled: getEventTypeName(demand.eventType, locale), empty: en ? "what event" : "会议类型" },
    budget: { filled: budget ? formatBudget(budget, locale) : undefined, empty: en ? "how much" : "金额" },
    guestRooms: {
      filled: guestRooms ? (en ? String(guestRooms) : `${guestRooms} 间`) : undefined,
      empty: en ? "how many" : "间数",
    },
  };
}

/** `{slot}` marks a slot, `|` separates clauses. */
const patterns: Record<Locale, string> = {
  zh: "在{city}，|{date}开{days}，|{people}{layout}{eventType}，|会场预算每天{budget}以内，|客房{guestRooms}。",
  en: "In {city},| {date} for {days},| {people}, {layout}, {eventType},| the venue within {budget} a day,| {guestRooms} guest rooms.",
};

/**
 * Formats a demand as a sentence of clauses with slots: 在北京，11 月 27 日 周五开一天，200 人课桌式培训，会场预算每天 5 万元以内，客房间数。
 * An unfilled slot shows a placeholder question. `today` (ISO) tells which dates need their year.
 */
export function formatDemandSentence(
  demand: DemandSentenceValues,
  locale: Locale = "zh",
  today?: string,
): DemandSentenceClause[] {
  const slots = formatSlots(demand, locale, today);
  return patterns[locale].split("|").map((clause) =>
    clause
      .split(/[{}]/)
      .map((piece, at): DemandSentencePart => {
        if (at % 2 === 0) return { text: piece };
        const slot = piece as DemandSentenceSlot;
        const { filled, empty } = slots[slot];
        return { slot, text: filled ?? empty, filled: filled !== undefined };
      })
      .filter((part) => part.text !== ""),
  );
}

/** Formats the known values in one line: 200 人，课桌式，北京. Empty if nothing is known. */
export function formatDemandSummary(demand: DemandSentenceValues, locale: Locale = "zh", today?: string): string {
  const slots = formatSlots(demand, locale, today);
  const values = [slots.people, slots.layout, slots.city, slots.date].flatMap(({ filled }) => filled ?? []);
  return values.join(locale === "en" ? ", " : "，");
}
