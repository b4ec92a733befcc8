import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import { countConstraints } from "#domain/search/count-constraints.ts";
import { filters, type ListQuery } from "#domain/search/filters.ts";
import type { ParsedTerm, TermKind, TermValues } from "#domain/search/sentence/parsed-term.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import type { ResolvedRequest } from "./resolve-request.ts";
import { nonFilteringKinds } from "./sentence/to-constraints.ts";

const findTerm = <Kind extends TermKind>(terms: readonly ParsedTerm[], kind: Kind) =>
  terms.find((term): term is Extract<ParsedTerm, { kind: Kind }> => term.kind === kind);

const getValue = <Kind extends TermKind>(terms: readonly ParsedTerm[], kind: Kind) =>
  findTerm(terms, kind)?.value as TermValues[Kind] | undefined;

function getDate(terms: readonly ParsedTerm[]): EffectiveQuery["date"] {
  const term = findTerm(terms, "date");
  if (!term) return undefined;
  const { text, value } = term;
  return typeof value === "string" ? { from: value, to: value, text } : { ...value, text };
}

/** Returns a price that is of the event in all. */
const findSumPrice = (terms: readonly ParsedTerm[]): number | undefined =>
  terms.flatMap((term) => (term.kind === "price" && term.of === "sum" ? term.value : []))[0];

/** Returns the amounts of the sentence that are of a meal. */
const pickPrices = (terms: readonly ParsedTerm[]): Partial<EffectiveQuery> =>
  omitUndefined({
    mealPrice: getValue(terms, "mealPrice"),
    tablePrice: getValue(terms, "tablePrice"),
  });

/** Counts the terms that filter, by their text: 四星以上 is one condition although it gives two stars. A budget in all filters where people are known. */
const countFilteringTerms = (terms: readonly ParsedTerm[], hasPeople: boolean): number =>
  new Set(
    terms.filter(({ kind }) => (kind === "total" ? hasPeople : !nonFilteringKinds.has(kind))).map(({ text }) => text),
  ).size;

const hasSpaceFilter = (query: ListQuery): boolean =>
  filters.some(({ key, scope }) => scope !== "venue" && Boolean(query[key]));

/** Builds what a list was searched by: selected filters and terms of the sentence together. */
export function toEffectiveQuery(resolved: ResolvedRequest): EffectiveQuery {
  const { request, terms, query: merged, sentenceFeatures, reference } = resolved;
  const { city, query, place } = request;
  return {
    city: city.code,
    filters: merged,
    people: merged.people,
    layout: findLayoutById(merged.layout)?.key,
    date: getDate(terms),
    days: getValue(terms, "days"),
    budget: merged.price,
    rooms: getValue(terms, "rooms"),
    eventType: getValue(terms, "eventType"),
    sentenceFeatures,
    ...(reference && { distanceFrom: reference.name }),
    ...(resolved.isBeyondPlace && { isBeyondPlace: true }),
    ...(resolved.missingBrand && { missingBrand: resolved.missingBrand }),
    ...pickPrices(terms),
    ...omitUndefined({
      total: request.budget.sum ?? getValue(terms, "total") ?? findSumPrice(terms),
      head: request.budget.head,
    }),
    scope: hasSpaceFilter(merged) ? "space" : "venue",
    conditions:
      countConstraints(query) +
      countFilteringTerms(terms, merged.people > 0) +
      (place.box ? 1 : 0) +
      Object.values(request.budget).filter(Boolean).length,
  };
}
