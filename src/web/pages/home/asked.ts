import { emptyVenueQuery, type VenueQuery } from "../../../domain/search/grammar.ts";
import { type LayoutKey, layoutByKey } from "../../../domain/space/layout.ts";

/** What the sentence says: how many people, how they sit, on which ISO day. */
export interface Asked {
  people: number;
  layout: LayoutKey;
  day: string;
}

/** The groups of the list that the sentence leads to; the list knows no days. */
export const queryOf = ({ people, layout }: Asked): VenueQuery => ({
  ...emptyVenueQuery,
  people,
  layout: layoutByKey(layout).id,
});

/** The enquiry form with what the sentence says. */
export const demandHref = (city: string, { people, layout, day }: Asked): string =>
  `/case/submit?${new URLSearchParams({ city, people: String(people), layout, date: day })}`;
