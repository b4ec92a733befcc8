import { demandLimits } from "../limits.ts";
import { features, toFeatureBits } from "../space/features.ts";
import { findLayoutById, layouts } from "../space/layouts.ts";
import { type EventTypeId, eventTypes } from "./demand-option.ts";
import { isIsoDay } from "../day.ts";
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

const parseIds = (text = "") => [...new Set(text.split(/[,\s]+/).filter((id) => /^\d{1,24}$/.test(id)))];

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
  const siteIds = parseIds(query.siteId);
  return {
    siteIds: siteIds.slice(0, demandLimits.venues),
    spaceCodes: parseIds(query.spaceCode).slice(0, demandLimits.spaces),
    venuesLeftOut: Math.max(0, siteIds.length - demandLimits.venues) || undefined,
    city: /^(?:[a-z]{2,40}|\d{6})$/.test(query.city ?? "") ? query.city : undefined,
    people: parseNumber(query.people, demandLimits.people),
    layout: layout?.key,
    date: isIsoDay(query.date ?? "") ? query.date : undefined,
    dateTo: isIsoDay(query.dateTo ?? "") ? query.dateTo : undefined,
    days: parseNumber(query.days, demandLimits.days),
    budget: parseNumber(query.budget, 999_999_999),
    rooms: parseNumber(query.rooms, demandLimits.guestRooms),
    eventType: eventTypes.find((type) => type.id === query.eventType)?.id,
    features: parseNumber(query.features, toFeatureBits(features.map(({ key }) => key))),
    remarks: parseRemarks(query.remarks),
    pageFrom: query.page_from?.slice(0, maxPageFromLength) || undefined,
  };
}
