import type { QuoteLines } from "#domain/quote/quote-lines-schema.ts";
import type { Database } from "./database.ts";
import { addQuoteRequests, type NewQuoteRequests, type RequestsOutcome } from "./quote/add-quote-requests.ts";
import type { QuoteStep } from "./quote/apply-quote-event.ts";
import { changeQuoteRequest, type QuoteOutcome } from "./quote/change-quote-request.ts";
import { createQuoteReader } from "./quote/create-quote-reader.ts";
import { confirmChoices, expireQuotes } from "./quote/confirm-choices.ts";

export type { StoredQuote, StoredQuoteRequest } from "./quote/stored-quote.ts";
export type QuoteStore = ReturnType<typeof createQuoteStore>;

/** A venue's answer to a version of the demand, with who wrote it down. */
export interface QuoteAnswer {
  lines: QuoteLines;
  version: number;
  author: "venue" | "adviser";
  authorName?: string | undefined;
  at: string;
}

/** Creates the store of requests for quotes and of the venues' answers. */
export const createQuoteStore = (database: Database) => ({
  ...createQuoteReader(database),
  /** Adds drafts for venues that the demand does not ask yet. */
  add: (reference: string, requests: NewQuoteRequests): Promise<RequestsOutcome> =>
    addQuoteRequests(database, reference, requests),
  /** Takes a step that is no answer. */
  change: (id: string, step: QuoteStep): Promise<QuoteOutcome> => changeQuoteRequest(database, id, step),
  /** Stores an answer, committed before this resolves. */
  answer: (id: string, { lines, version, author, authorName = "", at }: QuoteAnswer): Promise<QuoteOutcome> =>
    changeQuoteRequest(
      database,
      id,
      { event: "answer", actor: author, at },
      { version, author, author_name: authorName, body: JSON.stringify(lines) },
    ),
  /** Makes choices final that can no longer be undone. Returns how many. */
  confirmChoices: (at: string): Promise<number> => confirmChoices(database, at),
  /** Ends the requests whose time is over. Returns how many. */
  expire: (at: string): Promise<number> => expireQuotes(database, at),
});
