import { computeUsualMeals } from "#domain/estimate/event-sum/compute-event-sum.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import type { ResolvedRequest } from "../resolve-sentence.ts";
import type { CitySentence } from "../resolve-city.ts";
import { toEffectiveQuery } from "../to-effective-query.ts";
import { toSumQuery } from "./to-sum-query.ts";

/** Class whose usual prices are the lowest. */
const lowestStar = 3;

/**
 * Decides of a price that the words leave open whether it is of the event in all or of the hire: 预算 8 万 of 200 people is the sum where it pays at
 * least their meals at the lowest usual prices, else it can only be the hire. Without people it is the hire.
 * @param today ISO day in China
 */
export function resolvePriceMeaning(resolved: ResolvedRequest, today: string): CitySentence {
  const { request, sentence } = resolved;
  const sum = toSumQuery(toEffectiveQuery(resolved), () => request.getRates(request.city), today);
  const meals = sum ? computeUsualMeals(sum.measures, sum.rates[lowestStar]) : Number.POSITIVE_INFINITY;
  const understood = sentence.parsed.understood.map((term): ParsedTerm => {
    if (term.kind !== "price" || term.of) return term;
    return { ...term, of: term.value > meals ? "sum" : "hire" };
  });
  return { ...sentence, parsed: { ...sentence.parsed, understood } };
}
