import type { LayoutKey } from "../space/layouts.ts";
import type { EventTypeId } from "./demand-option.ts";
import { demandFormAddress } from "./demand-form-address.ts";

/**
 * What a link to the demand form can fill in: everything that a list was searched by. The form shows all of it, and the
 * visitor can change all of it. `demandFormAddress` has their parameters.
 */
export interface DemandFormFields {
  /** Slug or code. */
  city?: string;
  siteIds?: readonly string[];
  spaceCodes?: readonly string[];
  people?: number;
  layout?: LayoutKey | undefined;
  /** ISO day: the first of the event, or of the period in which it is to take place. */
  date?: string;
  /** ISO day: the last of the event or of the period; `toDemandDates` tells which. */
  dateTo?: string;
  /** ISO days that suit as well as `date`, the best first; `demandLimits.alternativeDates` of them are read. */
  dates?: readonly string[];
  /** Days that the event lasts. */
  days?: number | undefined;
  /** Yuan a day for the space. */
  budget?: number;
  /** Yuan for the event in all: what a proposal is compared with. The form takes it in place of `budget`. */
  total?: number | undefined;
  /** Number of guest rooms. */
  rooms?: number | undefined;
  eventType?: EventTypeId;
  /** Bit set of features as in list URLs (`domain/space/features.ts`); the form shows them among its needs. */
  features?: number;
  /** What no other field holds, such as the pieces of a sentence that were not understood; at most 300 characters. */
  remarks?: string;
  /** Path of the page that has the link, or name of a campaign. */
  pageFrom?: string;
}

/** Formats the query of a link to the demand form, without its question mark; unset fields (0, empty) are left out. */
export const formatDemandFormQuery = (fields: DemandFormFields): string =>
  demandFormAddress.format(fields, Object.keys(fields)).slice(1);

/** Formats a link to the demand form with the fields in the given order; unset ones (0, empty) are left out. */
export function formatDemandFormHref(fields: DemandFormFields = {}, lang?: "en"): string {
  const query = formatDemandFormQuery(fields);
  const path = lang === "en" ? "/case/submit-en" : "/case/submit";
  if (query === "") return path;
  // Both spellings of a slash are in published links: plain where the page is all they say, encoded among other fields.
  return `${path}?${query.includes("&") ? query : query.replaceAll("%2F", "/")}`;
}
