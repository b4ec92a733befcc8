import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import type { ShortlistEvent } from "#domain/shortlist/shortlist.ts";
import type { ListedSpace } from "../../features/shortlist/listed-space.ts";

/** Returns the venues of spaces, each once, in their order. */
export const listVenues = (spaces: readonly ListedSpace[]): ListedSpace["venue"][] => [
  ...new Map(spaces.map(({ venue }) => [venue.id, venue])).values(),
];

/** Formats the link to the demand form that asks the venues of these spaces, at most five, with the event of the list. */
export function buildEnquiryHref(spaces: readonly ListedSpace[], event: ShortlistEvent): string {
  const { people, layout, days, dates = [] } = event;
  const [date, ...others] = dates;
  return formatDemandFormHref({
    ...(spaces[0] && { city: spaces[0].venue.cityPinyin }),
    siteIds: listVenues(spaces).map(({ id }) => id),
    spaceCodes: spaces.map(({ id }) => id),
    ...(people !== undefined && { people }),
    ...(layout !== undefined && { layout }),
    ...(date !== undefined && { date }),
    ...(days !== undefined && { days }),
    ...(others.length > 0 && { dates: others }),
    pageFrom: "/shortlist",
  });
}
