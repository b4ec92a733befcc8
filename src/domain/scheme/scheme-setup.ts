import { bounded, day, oneOf, slug, withDefault } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { defaultCity } from "../city/city.ts";
import { getMonday, toDayNumber, toIsoDay } from "../day.ts";
import { type EventTypeId, eventTypes } from "../demand/demand-option.ts";
import { layoutByEventType } from "../demand/layout-by-event-type.ts";
import { parseQuantityWithin } from "../parse-quantity.ts";
import { type LayoutKey, layouts } from "../space/layouts.ts";

/** What the title block of a scheme sets; it lives in the address. */
export interface SchemeSetup {
  /** Slug. */
  city: string;
  eventType: EventTypeId;
  people: number;
  /** Absent: the one that the event type usually has. */
  layout?: LayoutKey | undefined;
  /** ISO day; absent: still open. */
  date?: string | undefined;
}

export const maxSchemePeople = 5000;

const fallbackLayout: LayoutKey = "theatre";
/** Days after which an event without a date is planned, on the Friday of that week. */
const daysAhead = 28;

/** Returns the layout that a setup is drawn in. */
export const getSchemeLayout = ({ layout, eventType }: Pick<SchemeSetup, "layout" | "eventType">): LayoutKey =>
  layout ?? layoutByEventType[eventType] ?? fallbackLayout;

/** Returns the ISO day for which a setup is planned: its own, or the Friday in four weeks. */
export const getSchemeDay = (date: string | undefined, today: string): string =>
  date !== undefined && date >= today ? date : toIsoDay(getMonday(toDayNumber(today) + daysAhead) + 4);

/** Parses a number of people as people write it; undefined if it is none or out of range. */
export const parseSchemePeople = (typed: string): number | undefined =>
  parseQuantityWithin(typed, "people", { least: 1, most: maxSchemePeople });

/** The query of the page. Invalid values are those of the page without any. */
export const schemeAddress = defineAddress({
  city: withDefault(slug, defaultCity.pinyin),
  eventType: withDefault(oneOf(eventTypes.map(({ id }) => id)), "training"),
  people: withDefault(bounded(1, maxSchemePeople), 180),
  layout: oneOf(layouts.map(({ key }) => key)),
  date: day,
});
