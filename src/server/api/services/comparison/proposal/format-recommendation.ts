import { formatMetres, formatNumber } from "#domain/format.ts";
import { isAboutEqual } from "#domain/is-about-equal.ts";
import { type Candidate, isReadable, type Recommendation } from "#domain/proposal/recommend-space.ts";
import { proposalZh } from "#texts/venue/proposal.zh.ts";

const texts = proposalZh.reasons;

function formatSeats({ fit }: Candidate, people: number): string {
  const count = formatNumber(people);
  if (fit?.kind !== "fits") return texts.tight(count);
  return fit.spare > 0 ? texts.spare(count, formatNumber(fit.spare)) : texts.full(count);
}

function formatSight({ sight }: Candidate): string {
  if (!sight) return texts.noSight;
  const format = isReadable(sight) ? texts.sight : texts.far;
  return format(formatMetres(sight.farthest), formatMetres(sight.farthest / sight.screenHeight));
}

/** The event that spaces are recommended for; `budget` is yuan in all. */
interface RecommendedEvent {
  people: number;
  budget?: number | undefined;
}

/** Says whether what is known of the costs keeps to the budget; empty without one. */
function formatBudget(totals: readonly number[], budget: number | undefined): string {
  if (budget === undefined || totals.length === 0) return "";
  const amount = formatNumber(budget);
  const over = totals.filter((total) => total > budget);
  if (totals.length === 1)
    return over.length === 0 ? texts.within(amount) : texts.over(amount, formatNumber(over[0]! - budget));
  if (over.length === 0) return texts.allWithin(amount);
  return over.length === totals.length ? texts.allOver(amount) : texts.someOver(amount);
}

function formatCost({ cost }: Candidate, { people, budget }: RecommendedEvent): string {
  if (!cost) return texts.noTotal;
  const perHead = formatNumber(Math.round(cost.total / people));
  const total = texts.total(formatNumber(cost.total), perHead) + formatBudget([cost.total], budget);
  return cost.missing > 0 ? `${total}，${texts.without(cost.missing)}` : total;
}

/** Says what the recommended space costs compared with the cheapest, and why the cheapest is not recommended; undefined where it is not known. */
function formatCheapest(
  { index, cheapest, more, why }: Recommendation,
  candidates: readonly Candidate[],
): string | undefined {
  if (cheapest === undefined || more === undefined) return undefined;
  if (cheapest === index) return texts.cheapest;
  const least = candidates[cheapest]!.cost!.total;
  const difference = isAboutEqual(least + more, least)
    ? texts.same(cheapest + 1)
    : texts.more(cheapest + 1, formatNumber(more));
  return `${difference}${why ? texts.why[why] : ""}`;
}

/** Says what those have in common that are as good, and that their costs do not decide. */
function formatAlike(alike: readonly Candidate[], { people, budget }: RecommendedEvent): string {
  const [first] = alike as [Candidate];
  const seats = first.fit?.kind === "fits" ? texts.allSeat : texts.allTight;
  const totals = alike.flatMap(({ cost }) => cost?.total ?? []);
  const range = [...new Set([Math.min(...totals), Math.max(...totals)])].map((total) => formatNumber(total)).join("–");
  const cost = totals.length === 0 ? texts.noTotal : texts.alikeTotals(range) + formatBudget(totals, budget);
  const missing = first.cost?.missing ? `，${texts.without(first.cost.missing)}` : "";
  return `${seats(formatNumber(people))}。${cost}${missing}`;
}

/** Puts a recommendation into one sentence: seats, sight, cost, and what more it costs than the cheapest. */
export function formatRecommendation(
  recommendation: Recommendation,
  candidates: readonly Candidate[],
  event: RecommendedEvent,
): string {
  const { index, alike } = recommendation;
  const best = candidates[index]!;
  const cheapest = formatCheapest(recommendation, candidates);
  const parts = alike
    ? [
        formatAlike(
          alike.map((at) => candidates[at]!),
          event,
        ),
        cheapest,
        texts.choose,
      ]
    : [`${formatSeats(best, event.people)}，${formatSight(best)}。${formatCost(best, event)}`, cheapest];
  return `${parts.filter(Boolean).join("，")}。`;
}
