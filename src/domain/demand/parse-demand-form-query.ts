import { demandLimits } from "../limits.ts";
import { demandFormAddress } from "./demand-form-address.ts";
import type { EventTypeId } from "./demand-option.ts";
import type { DemandFormFields } from "./format-demand-form-href.ts";

/** The fields as read from a link: only valid values. */
export interface DemandFormLink extends DemandFormFields {
  siteIds: string[];
  spaceCodes: string[];
  /** Number of venues that the link names beyond those that one demand asks; undefined if there are none. */
  venuesLeftOut?: number;
  eventType?: EventTypeId;
}

/**
 * Parses the query of a link to the demand form. Invalid values are left out: a link never fails. Of more venues than one
 * demand asks the first are taken.
 */
export function parseDemandFormQuery(query: Parameters<typeof demandFormAddress.parse>[0]): DemandFormLink {
  const { siteIds, spaceCodes, dates, ...fields } = demandFormAddress.parse(query);
  const otherDates = dates.filter((date) => date !== fields.date).slice(0, demandLimits.alternativeDates);
  return {
    ...fields,
    siteIds: siteIds.slice(0, demandLimits.venues),
    spaceCodes: [...spaceCodes],
    venuesLeftOut: Math.max(0, siteIds.length - demandLimits.venues) || undefined,
    dates: otherDates.length > 0 ? otherDates : undefined,
  };
}
