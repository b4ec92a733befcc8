import type { Locale } from "#domain/demand/demand-option.ts";
import { declineReasons } from "#domain/quote/decline-reasons.ts";
import { type QuoteLineKey, quoteLines } from "#domain/quote/quote-lines.ts";
import { type QuoteState, quoteStates } from "#domain/quote/quote-transitions.ts";
import { quoteNamesEn, quotesEn } from "#texts/demand/quotes.en.ts";
import { quotesZh } from "#texts/demand/quotes.zh.ts";

/** Names of lines, states and reasons by their ids. */
interface QuoteNames {
  lines: Record<QuoteLineKey, string>;
  states: Record<QuoteState, string>;
  reasons: Record<string, string>;
}

const toNames = (rows: readonly { id: string; zh: string }[]) => Object.fromEntries(rows.map(({ id, zh }) => [id, zh]));

const namesZh = {
  lines: toNames(quoteLines.map(({ key, zh }) => ({ id: key, zh }))),
  states: toNames(quoteStates),
  reasons: toNames(declineReasons),
} as QuoteNames;
const namesEn: QuoteNames = quoteNamesEn;

/** Returns the texts of the quotes in the language of their demand. */
export const getQuotesTexts = (locale: Locale) =>
  locale === "en" ? { ...quotesEn, ...namesEn } : { ...quotesZh, ...namesZh };

export type QuotesTextsWithNames = ReturnType<typeof getQuotesTexts>;
