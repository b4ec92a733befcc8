import type { FullDemandView } from "#contract/demand/private-demand-endpoints.ts";
import { toChinaDay } from "#domain/day.ts";
import { formatDate } from "#domain/format.ts";
import { quoteLines } from "#domain/quote/quote-lines.ts";
import { quoteTimes } from "#domain/quote/quote-times.ts";
import { formatQuoteLine } from "#domain/quote/shorthand/format-quote-line.ts";
import { computeTotal } from "#domain/quote/total/compute-total.ts";
import { type QuotedDemand, toQuotedEvent } from "#domain/quote/total/to-quoted-event.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import type { StoredQuote, StoredQuoteRequest } from "#server/store/quote-store.ts";
import type { Context } from "../../context.ts";

type QuoteView = FullDemandView["quotes"][number];
type AnswerView = NonNullable<QuoteView["answer"]>;

/** Returns what an answer comes to for the version of the demand that it answers. */
function toTotal({ lines }: StoredQuote, version: QuotedDemand | undefined): AnswerView["total"] {
  const event = version && toQuotedEvent(version);
  if (!event) return undefined;
  const { kind, fen, fenPerHead, missing } = computeTotal(event, lines);
  return {
    kind,
    yuan: fen / 100,
    perHead: fenPerHead === undefined ? undefined : fenPerHead / 100,
    missing: missing.map(({ line }) => line),
  };
}

const toAnswer = (
  quote: StoredQuote,
  version: QuotedDemand | undefined,
  { dueAt, today }: { dueAt: string; today: string },
): AnswerView => ({
  position: quote.position,
  at: quote.at,
  isByAdviser: quote.author === "adviser",
  isLate: dueAt !== "" && quote.at > dueAt,
  lines: quoteLines.flatMap(({ key }) => {
    const text = formatQuoteLine(key, quote.lines, (day) => formatDate(day, today));
    return text === undefined ? [] : { line: key, text };
  }),
  total: toTotal(quote, version),
});

/** Lists the venues that a demand asked, those with an answer first, the cheapest before the others. Venues that left the catalogue have no name. */
export async function listQuotes(
  { catalogue, quotes, now }: Pick<Context, "catalogue" | "quotes" | "now">,
  reference: string,
): Promise<QuoteView[]> {
  const requests = await quotes.ofDemand(reference);
  const today = toChinaDay(now());
  const venues = await catalogue.venuesByIds([...new Set(requests.map(({ venueId }) => venueId))]);
  const toView = async (request: StoredQuoteRequest): Promise<QuoteView> => {
    const { id, venueId, spaceCode, state, sentAt, dueAt, stateAt, reason } = request;
    const venue = venues.find((one) => one.id === venueId);
    const quote = request.quotes.at(-1);
    const version = quote && ((await quotes.version(reference, quote.version)) as QuotedDemand | undefined);
    const isUndoable = state === "chosen" && request.confirmedAt === "";
    return {
      id,
      venueName: venue?.name ?? "",
      href: venue && (spaceCode ? formatSpaceHref(venueId, spaceCode) : formatVenueHref(venueId)),
      state,
      sentAt: sentAt || undefined,
      dueAt: dueAt || undefined,
      stateAt,
      reason: (state === "declined" && reason) || undefined,
      answer: quote && toAnswer(quote, version, { dueAt, today }),
      undoBy: isUndoable ? new Date(Date.parse(stateAt) + quoteTimes.undoChoice).toISOString() : undefined,
    };
  };
  const views = await Promise.all(requests.map(toView));
  const rank = ({ answer }: QuoteView) => (answer?.total?.kind === "exact" ? 0 : answer ? 1 : 2);
  return views.sort(
    (one, other) => rank(one) - rank(other) || (one.answer?.total?.yuan ?? 0) - (other.answer?.total?.yuan ?? 0),
  );
}
