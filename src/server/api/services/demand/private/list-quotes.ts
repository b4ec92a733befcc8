import type { FullDemandView } from "#contract/demand/private-demand-endpoints.ts";
import { toChinaDay } from "#domain/day.ts";
import type { EventTypeId } from "#domain/demand/demand-option.ts";
import type { Estimate } from "#domain/estimate/compute-estimate.ts";
import { getEstimateStar } from "#domain/estimate/estimate-space.ts";
import { formatDate } from "#domain/format.ts";
import { compareWithEstimate } from "#domain/quote/comparison/compare-with-estimate.ts";
import { estimateQuotedEvent } from "#domain/quote/comparison/estimate-quoted-event.ts";
import { formatDifference } from "#domain/quote/comparison/format-difference.ts";
import { type QuoteLineKey, quoteLines } from "#domain/quote/quote-lines.ts";
import type { QuoteLines } from "#domain/quote/quote-lines-schema.ts";
import { quoteTimes } from "#domain/quote/quote-times.ts";
import { formatQuoteLine } from "#domain/quote/shorthand/format-quote-line.ts";
import { computeTotal } from "#domain/quote/total/compute-total.ts";
import type { QuotedEvent } from "#domain/quote/total/quoted-event.ts";
import type { QuoteTotal } from "#domain/quote/total/quote-total.ts";
import { type QuotedDemand, toQuotedEvent } from "#domain/quote/total/to-quoted-event.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { StoredDemand } from "#server/store/demand-store.ts";
import type { StoredQuote, StoredQuoteRequest } from "#server/store/quote-store.ts";
import { loadUnitPrices } from "../../cards/load-unit-prices.ts";
import type { Context } from "../../context.ts";

type QuoteView = FullDemandView["quotes"][number];
type AnswerView = NonNullable<QuoteView["answer"]>;

/** What an answer is read with: the version of the demand that it answers, the estimate for it, and the day. */
interface AnswerBasis {
  event: QuotedEvent | undefined;
  estimate: Estimate | undefined;
  dueAt: string;
  /** ISO day. */
  today: string;
}

const toTotal = ({ kind, fen, fenPerHead, missing }: QuoteTotal): AnswerView["total"] => ({
  kind,
  yuan: fen / 100,
  perHead: fenPerHead === undefined ? undefined : fenPerHead / 100,
  missing: missing.map(({ line }) => line),
});

/** Returns what is said of each line beside the estimate. */
function describeDifferences(lines: QuoteLines, total: QuoteTotal, estimate: Estimate): Map<QuoteLineKey, string> {
  const rows = compareWithEstimate(lines, total, estimate);
  return new Map(
    rows.flatMap((row) => {
      const text = formatDifference(row);
      return text === undefined ? [] : [[row.line, text]];
    }),
  );
}

function toAnswer(quote: StoredQuote, { event, estimate, dueAt, today }: AnswerBasis): AnswerView {
  const total = event && computeTotal(event, quote.lines);
  const differences = total && estimate ? describeDifferences(quote.lines, total, estimate) : undefined;
  return {
    position: quote.position,
    at: quote.at,
    isByAdviser: quote.author === "adviser",
    isLate: dueAt !== "" && quote.at > dueAt,
    lines: quoteLines.flatMap(({ key }) => {
      const text = formatQuoteLine(key, quote.lines, (day) => formatDate(day, today));
      return text === undefined ? [] : { line: key, text, difference: differences?.get(key) };
    }),
    total: total && toTotal(total),
  };
}

/** Creates the estimates of a demand's city for its versions, by the class of a venue. */
async function createEstimator({ content }: Pick<Context, "content">, cityCode: string) {
  const city = findCityByCode(cityCode);
  const { prices } = city ? await loadUnitPrices({ content }, city) : { prices: [] };
  return (event: QuotedEvent, { layout, eventType }: QuotedDemand, star: number | undefined) =>
    estimateQuotedEvent(
      event,
      {
        layout: (layout || undefined) as LayoutKey | undefined,
        eventType: (eventType || undefined) as EventTypeId | undefined,
        star: getEstimateStar(star),
      },
      prices,
    );
}

/** Lists the venues that a demand asked, those with an answer first, the cheapest before the others. Venues that left the catalogue have no name. */
export async function listQuotes(
  { catalogue, content, quotes, now }: Pick<Context, "catalogue" | "content" | "quotes" | "now">,
  { reference, cityCode }: Pick<StoredDemand, "reference" | "cityCode">,
): Promise<QuoteView[]> {
  const requests = await quotes.ofDemand(reference);
  if (requests.length === 0) return [];
  const today = toChinaDay(now());
  const venues = await catalogue.venuesByIds([...new Set(requests.map(({ venueId }) => venueId))]);
  const estimate = await createEstimator({ content }, cityCode);
  const readAnswer = async (request: StoredQuoteRequest, star: number | undefined) => {
    const quote = request.quotes.at(-1);
    if (!quote) return undefined;
    const version = (await quotes.version(reference, quote.version)) as QuotedDemand | undefined;
    const event = version && toQuotedEvent(version);
    return toAnswer(quote, { event, estimate: event && estimate(event, version, star), dueAt: request.dueAt, today });
  };
  const toView = async (request: StoredQuoteRequest): Promise<QuoteView> => {
    const { id, venueId, spaceCode, state, sentAt, dueAt, stateAt, reason } = request;
    const venue = venues.find((one) => one.id === venueId);
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
      answer: await readAnswer(request, venue?.star),
      undoBy: isUndoable ? new Date(Date.parse(stateAt) + quoteTimes.undoChoice).toISOString() : undefined,
    };
  };
  const views = await Promise.all(requests.map(toView));
  const rank = ({ answer }: QuoteView) => (answer?.total?.kind === "exact" ? 0 : answer ? 1 : 2);
  return views.sort(
    (one, other) => rank(one) - rank(other) || (one.answer?.total?.yuan ?? 0) - (other.answer?.total?.yuan ?? 0),
  );
}
