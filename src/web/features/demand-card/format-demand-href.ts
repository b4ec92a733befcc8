import { type DemandFormFields, formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { PartialEventSize } from "#domain/venue/event-size.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";

/** Formats the path of the demand form with its known values. */
export function formatDemandHref({
  siteId,
  selected = {},
  space,
  carried = {},
}: {
  siteId: string;
  selected?: PartialEventSize | undefined;
  space?: { id: string } | null | undefined;
  /** What the list that led here was searched by (`useCarriedDemand`). */
  carried?: DemandFormFields;
}): string {
  const { people, layout } = selected;
  return formatDemandFormHref({ siteIds: [siteId], spaceCodes: space ? [space.id] : [], people, layout, ...carried });
}

/** Formats the known part of an event size, such as 200 人，课桌式; empty if nothing is known. */
export const formatSelectedEventSize = ({ people, layout }: PartialEventSize): string =>
  [people && venueZh.enquiry.peopleValue(formatNumber(people)), layout && getLayoutByKey(layout).name]
    .filter(Boolean)
    .join("，");
