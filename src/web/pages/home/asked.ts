import { formatDate } from "../../../domain/format.ts";
import { emptyVenueQuery, type VenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { type LayoutKey, layoutByKey } from "../../../domain/space/layout.ts";

/** Values of the search sentence: number of people, layout, and ISO day. */
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

/** Formats a day as list search text: 12 月 18 日; with the year when the day is a year or more ahead. */
function dayInWords(day: string, today: string): string {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const words = formatDate(day).replace(/ 周.$/, "");
  return day < inAYear ? words : `${day.slice(0, 4)} 年 ${words}`;
}

/** Formats the URL of the venue list for a sentence. The list's URL groups have no day, so it goes into `q` as text. */
export const listHref = (city: string, asked: Asked, today: string): string =>
  `${venueListHref(city, queryOf(asked))}?${new URLSearchParams({ q: dayInWords(asked.day, today) })}`;

/** Formats the URL of the demand form, prefilled from the sentence. */
export const demandHref = (city: string, { people, layout, day }: Asked): string =>
  `/case/submit?${new URLSearchParams({ city, people: String(people), layout, date: day })}`;
