import { demandLimits } from "../limits.ts";
import { features, toFeatureBits } from "../space/features.ts";
import { findLayoutById, layouts } from "../space/layouts.ts";
import { type EventTypeId, eventTypes } from "./demand-option.ts";
import { isIsoDay } from "../day.ts";
import { isId } from "../is-id.ts";
import type { DemandFormFields, DemandFormQuery } from "./format-demand-form-href.ts";

/** The fields as read from a link: only valid values. */
export interface DemandFormLink extends DemandFormFields {
  siteIds: string[];
  spaceCodes: string[];
  /** Number of venues that the link names beyond those that one demand asks; undefined if there are none. */
  venuesLeftOut?: number;
  eventType?: EventTypeId;
}

const maxPageFromLength = 200;
/** Characters of remarks that a link can carry: all of a list's sentence. */
const maxRemarksLength = 300;

/** Splits a list at commas and spaces; each valid entry once. */
const parseList = (text = "", isValid: (entry: string) => boolean) => [
  ...new Set(text.split(/[,\s]+/).filter((entry) => isValid(entry))),
];
const parseDay = (text = "") => (isIsoDay(text) ? text : undefined);

const parseNumber = (text: string | undefined, max: number) => {
  const value = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return value >= 1 && value <= max ? value : undefined;
};

/** Joins white space and control characters to single spaces; undefined if nothing is left. */
const parseRemarks = (text = "") =>
  text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxRemarksLength)
    .trim() || undefined;

/**
 * Parses the query of a link to the demand form. Invalid values are undefined: a link never fails. A layout is a key,
 * or 1 to 8 as in list URLs. Of more venues than one demand asks the first are taken.
 */
export function parseDemandFormQuery(query: DemandFormQuery): DemandFormLink {
  const layout = layouts.find((one) => one.key === query.layout) ?? findLayoutById(Number(query.layout));
  const siteIds = parseList(query.siteId, isId);
  const dates = parseList(query.dates, (day) => isIsoDay(day) && day !== query.date);
  return {
    siteIds: siteIds.slice(0, demandLimits.venues),
    spaceCodes: parseList(query.spaceCode, isId).slice(0, demandLimits.spaces),
    venuesLeftOut: Math.max(0, siteIds.length - demandLimits.venues) || undefined,
    city: /^(?:[a-z]{2,40}|\d{6})$/.test(query.city ?? "") ? query.city : undefined,
    people: parseNumber(query.people, demandLimits.people),
    layout: layout?.key,
    date: parseDay(query.date),
    dateTo: parseDay(query.dateTo),
    dates: dates.length > 0 ? dates.slice(0, demandLimits.alternativeDates) : undefined,
    days: parseNumber(query.days, demandLimits.days),
    budget: parseNumber(query.budget, 999_999_999),
    rooms: parseNumber(query.rooms, demandLimits.guestRooms),
    eventType: eventTypes.find((type) => type.id === query.eventType)?.id,
    features: parseNumber(query.features, toFeatureBits(features.map(({ key }) => key))),
    remarks: parseRemarks(query.remarks),
    pageFrom: query.page_from?.slice(0, maxPageFromLength) || undefined,
  };
}
