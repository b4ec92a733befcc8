import { formatDate } from "../../../../domain/format-number.ts";
import { emptyVenueQuery, type VenueQuery, formatVenueListHref } from "../../../../domain/search/grammar.ts";
import { type LayoutKey, getLayoutByKey } from "../../../../domain/space/layouts.ts";

/** Values of the search sentence: number of people, layout, and ISO day. */
export interface SearchSentence {
  people: number;
  layout: LayoutKey;
  day: string;
}

const toVenueQuery = ({ people, layout }: SearchSentence): VenueQuery => ({
  ...emptyVenueQuery,
  people,
  layout: getLayoutByKey(layout).id,
});

/** Formats a day as list search text: 12 月 18 日; with the year when the day is a year or more ahead. */
function formatSearchDay(day: string, today: string): string {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const text = formatDate(day).replace(/ 周.$/, "");
  return day < inAYear ? text : `${day.slice(0, 4)} 年 ${text}`;
}

/** Formats the URL of the venue list for a sentence. The list's URL groups have no day, so it goes into `q` as text. */
export const formatSentenceListHref = (city: string, sentence: SearchSentence, today: string): string =>
  `${formatVenueListHref(city, toVenueQuery(sentence))}?${new URLSearchParams({ q: formatSearchDay(sentence.day, today) })}`;

/** Formats the URL of the demand form, prefilled from the sentence. */
export const formatSentenceDemandHref = (city: string, { people, layout, day }: SearchSentence): string =>
  `/case/submit?${new URLSearchParams({ city, people: String(people), layout, date: day })}`;
