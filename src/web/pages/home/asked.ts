import { formatDate } from "../../../domain/format.ts";
import { emptyVenueQuery, type VenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { type LayoutKey, layoutByKey } from "../../../domain/space/layout.ts";

/** What the sentence says: how many people, how they sit, on which ISO day. */
export interface Asked {
  people: number;
  layout: LayoutKey;
  day: string;
}

const queryOf = ({ people, layout }: Asked): VenueQuery => ({
  ...emptyVenueQuery,
  people,
  layout: layoutByKey(layout).id,
});

/** A day as the list's words say it: 12 月 18 日; with its year where the next such day is another. */
function dayInWords(day: string, today: string): string {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const words = formatDate(day).replace(/ 周.$/, "");
  return day < inAYear ? words : `${day.slice(0, 4)} 年 ${words}`;
}

/** The list that the sentence leads to. Its groups know no days: the day goes along as words. */
export const listHref = (city: string, asked: Asked, today: string): string =>
  `${venueListHref(city, queryOf(asked))}?${new URLSearchParams({ q: dayInWords(asked.day, today) })}`;

/** The enquiry form with what the sentence says. */
export const demandHref = (city: string, { people, layout, day }: Asked): string =>
  `/case/submit?${new URLSearchParams({ city, people: String(people), layout, date: day })}`;
