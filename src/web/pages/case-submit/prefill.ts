import { type EventTypeId, eventTypes } from "../../../domain/demand/demand-option.ts";
import { isDay } from "../../../domain/demand/field-rules.ts";
import { demandLimits } from "../../../domain/limits.ts";
import { type LayoutKey, findLayoutById, layouts } from "../../../domain/space/layouts.ts";

/** Demand fields that a link to the form can fill in. Invalid values are absent: a link never fails. */
export interface Prefill {
  siteIds: string[];
  spaceCodes: string[];
  /** Slug or code. */
  city?: string;
  people?: number;
  layout?: LayoutKey;
  startDate?: string;
  days?: number;
  budget?: number;
  guestRooms?: number;
  eventType?: EventTypeId;
  pageFrom: string;
}

const parseIds = (text = "") =>
  [...new Set(text.split(/[,\s]+/).filter((id) => /^\d{1,24}$/.test(id)))].slice(0, demandLimits.ids);

const parseNumber = (text: string | undefined, max: number) => {
  const value = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return value >= 1 && value <= max ? value : undefined;
};

/**
 * Reads the query of a link to the form: `siteId` and `spaceCode` (several with commas), `city`, `people`, `layout` (key,
 * or 1 to 8 as in list URLs), `date`, `days`, `budget` (yuan a day), `rooms`, `eventType`, `page_from`.
 */
export function readPrefill(path: string, query: Partial<Record<string, string>>): Prefill {
  const layout = layouts.find((one) => one.key === query.layout) ?? findLayoutById(Number(query.layout));
  return {
    siteIds: parseIds(query.siteId),
    spaceCodes: parseIds(query.spaceCode),
    city: /^(?:[a-z]{2,40}|\d{6})$/.test(query.city ?? "") ? query.city : undefined,
    people: parseNumber(query.people, demandLimits.people),
    layout: layout?.key,
    startDate: isDay(query.date ?? "") ? query.date : undefined,
    days: parseNumber(query.days, demandLimits.days),
    budget: parseNumber(query.budget, 999_999_999),
    guestRooms: parseNumber(query.rooms, demandLimits.guestRooms),
    eventType: eventTypes.find((type) => type.id === query.eventType)?.id,
    pageFrom: (query.page_from || path).slice(0, 200),
  };
}
