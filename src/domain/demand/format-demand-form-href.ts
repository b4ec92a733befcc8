import type { LayoutKey } from "../space/layouts.ts";

/**
 * What a link to the demand form can fill in: everything that a list was searched by. The form shows all of it, and the
 * visitor can change all of it. The page of the form reads the same parameters (`web/routes.ts`).
 */
export interface DemandFormFields {
  /** Slug or code. */
  city?: string;
  siteIds?: readonly string[];
  spaceCodes?: readonly string[];
  people?: number;
  layout?: LayoutKey;
  /** ISO day: the first of the event, or of the period in which it is to take place. */
  date?: string;
  /** ISO day: the last of the event or of the period; `toDemandDates` tells which. */
  dateTo?: string;
  /** ISO days that suit as well as `date`, the best first; `demandLimits.alternativeDates` of them are read. */
  dates?: readonly string[];
  /** Days that the event lasts. */
  days?: number;
  /** Yuan a day. */
  budget?: number;
  /** Number of guest rooms. */
  rooms?: number;
  /** Id of an event type. */
  eventType?: string;
  /** Bit set of features as in list URLs (`domain/space/features.ts`); the form shows them among its needs. */
  features?: number;
  /** What no other field holds, such as the pieces of a sentence that were not understood; at most 300 characters. */
  remarks?: string;
  /** Path of the page that has the link, or name of a campaign. */
  pageFrom?: string;
}

/** The query parameter of each field; lists are separated by commas. */
const parameters = {
  city: "city",
  siteIds: "siteId",
  spaceCodes: "spaceCode",
  people: "people",
  layout: "layout",
  date: "date",
  dateTo: "dateTo",
  dates: "dates",
  days: "days",
  budget: "budget",
  rooms: "rooms",
  eventType: "eventType",
  features: "features",
  remarks: "remarks",
  pageFrom: "page_from",
} as const satisfies Record<keyof DemandFormFields, string>;

/** The query of a link to the demand form, as `parseDemandFormQuery` reads it. */
export type DemandFormQuery = Readonly<Record<(typeof parameters)[keyof DemandFormFields], string | undefined>>;

/** Formats the query of a link to the demand form, without its question mark; unset fields (0, empty) are left out. */
export function formatDemandFormQuery(fields: DemandFormFields): string {
  const pairs = Object.entries(fields).flatMap(([field, value]) => {
    const text = value ? String(value) : "";
    return text ? [[parameters[field as keyof DemandFormFields], text]] : [];
  });
  return new URLSearchParams(pairs).toString();
}

/** Formats a link to the demand form with the fields in the given order; unset ones (0, empty) are left out. */
export function formatDemandFormHref(fields: DemandFormFields = {}, lang?: "en"): string {
  const query = formatDemandFormQuery(fields);
  const path = lang === "en" ? "/case/submit-en" : "/case/submit";
  if (query === "") return path;
  // Both spellings of a slash are in published links: plain where the page is all they say, encoded among other fields.
  return `${path}?${query.includes("&") ? query : query.replaceAll("%2F", "/")}`;
}
