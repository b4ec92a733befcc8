import type { Understood } from "#contract/schemas/search-site.ts";
import { formatDate, formatNumber } from "#domain/format.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import { sentenceZh } from "#texts/search/sentence.zh.ts";
import type { Mark } from "./mark-sentence.ts";

/** The feature that 离地铁近 is read as. */
const metroFeature = 19;

/** Formats a day: its date, or its weekday under words that are the date. */
function formatDay(iso: string, text: string): string {
  const [date = "", weekday = ""] = formatDate(iso).split(/ (?=周)/);
  return text.replaceAll(" ", "").includes(date.replaceAll(" ", "")) ? weekday : date;
}

/** Formats what a term was read as: of days the date, of others the name of the quantity. */
function formatTerm(term: Understood): string {
  const { kinds } = sentenceZh;
  if (term.corrected !== undefined) return sentenceZh.corrected(term.corrected);
  if (term.kind === "date") {
    const { value, text } = term;
    return typeof value === "string"
      ? formatDay(value, text)
      : `${formatDay(value.from, text)}–${formatDay(value.to, text)}`;
  }
  if (term.kind === "price" && term.of === "sum") return kinds.total;
  if (term.kind === "layout" && term.implied)
    return sentenceZh.guessed(findLayoutById(term.value)?.name ?? kinds.layout);
  if (!term.guess) return kinds[term.kind];
  if (term.kind === "feature" && term.value === metroFeature) return sentenceZh.guessed(sentenceZh.nearMetro);
  if (term.kind === "star") return sentenceZh.guessed(sentenceZh.stars(formatNumber(term.value)));
  return sentenceZh.guessed(kinds[term.kind]);
}

/** Formats the caption under words: what they were read as; that they were not understood; undefined for text between them. */
export function formatMarkCaption({ state, terms }: Mark): string | undefined {
  if (state === "unread") return sentenceZh.unread;
  // A layout that follows from the event says more than the event; a place says more than the city that it implies.
  const term = terms.find(({ kind, implied }) => kind === "layout" && implied) ?? terms.find(({ implied }) => !implied);
  return term && formatTerm(term);
}
