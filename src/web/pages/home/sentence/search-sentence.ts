import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";

/** What a sentence says, as far as a demand can carry it. */
export interface SearchSentence {
  people: number;
  layout?: LayoutKey | undefined;
  /** ISO day. */
  day?: string | undefined;
}

/** Nothing was typed: a hint is not part of a demand. */
export const noSentence: SearchSentence = { people: 0 };

/** Formats the URL of the venue list of a sentence; an empty one is the whole city. */
export function formatTextSearchHref(city: string, text: string): string {
  const path = formatListHref("venue", city);
  const q = text.trim();
  return q ? `${path}?${new URLSearchParams({ q })}` : path;
}

/** Formats the URL of the demand form, prefilled from the sentence. */
export const formatSentenceDemandHref = (city: string, { people, layout, day }: SearchSentence): string =>
  formatDemandFormHref({ city, ...(people > 0 && { people }), ...(layout && { layout }), ...(day && { date: day }) });
