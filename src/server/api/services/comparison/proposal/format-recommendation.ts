import { formatMetres, formatNumber } from "#domain/format.ts";
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

function formatCost({ cost }: Candidate, people: number): string {
  if (!cost) return texts.noTotal;
  const total = texts.total(formatNumber(cost.total), formatNumber(Math.round(cost.total / people)));
  return cost.missing > 0 ? `${total}，${texts.without(cost.missing)}` : total;
}

/** Says what the recommended space costs beside the cheapest, and why the cheapest is not recommended; undefined where it is not known. */
function formatCheapest({ index, cheapest, more, why }: Recommendation): string | undefined {
  if (cheapest === undefined || more === undefined) return undefined;
  if (cheapest === index) return texts.cheapest;
  if (more === 0) return texts.same(cheapest + 1);
  return `${texts.more(cheapest + 1, formatNumber(more))}${why ? texts.why[why] : ""}`;
}

/** Puts a recommendation into one sentence: seats, sight, cost, and what more it costs than the cheapest. */
export function formatRecommendation(
  recommendation: Recommendation,
  candidates: readonly Candidate[],
  people: number,
): string {
  const best = candidates[recommendation.index]!;
  const sentence = `${formatSeats(best, people)}，${formatSight(best)}。${formatCost(best, people)}`;
  return `${[sentence, formatCheapest(recommendation)].filter(Boolean).join("，")}。`;
}
