import type { QuoteLines } from "#domain/quote/quote-lines-schema.ts";
import type { QuoteState } from "#domain/quote/quote-transitions.ts";
import type { QuoteEventTable, QuoteRequestTable, QuoteTable } from "../schema.ts";

/** A version of a venue's answer. */
export interface StoredQuote {
  position: number;
  /** Version of the demand that it answers. */
  version: number;
  author: QuoteTable["author"];
  authorName: string;
  at: string;
  lines: QuoteLines;
}

/** A request with the venue's answers, the first one first. Times are ISO, empty where it has not come to that. */
export interface StoredQuoteRequest {
  id: string;
  reference: string;
  venueId: string;
  spaceCode: string;
  token: string;
  state: QuoteState;
  version: number;
  finalRounds: number;
  reason: string;
  createdAt: string;
  sentAt: string;
  dueAt: string;
  stateAt: string;
  confirmedAt: string;
  quotes: StoredQuote[];
}

/** A step of a request, without its note. */
export type StoredQuoteEvent = Pick<QuoteEventTable, "event" | "actor" | "state" | "at" | "note">;

const toStoredQuote = (row: QuoteTable): StoredQuote => ({
  position: row.position,
  version: row.version,
  author: row.author,
  authorName: row.author_name,
  at: row.at,
  lines: JSON.parse(row.body) as QuoteLines,
});

/** Converts a request's row with the rows of its answers, in their order. */
export const toStoredRequest = (row: QuoteRequestTable, quotes: readonly QuoteTable[]): StoredQuoteRequest => ({
  id: row.id,
  reference: row.reference,
  venueId: row.venue_id,
  spaceCode: row.space_code,
  token: row.token,
  state: row.state,
  version: row.version,
  finalRounds: row.final_rounds,
  reason: row.reason,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  dueAt: row.due_at,
  stateAt: row.state_at,
  confirmedAt: row.confirmed_at,
  quotes: quotes.filter((quote) => quote.request_id === row.id).map(toStoredQuote),
});
