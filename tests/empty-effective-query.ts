import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import { emptyQuery } from "#domain/search/filters.ts";

/** The effective query of a venue list in Beijing without filters and sentence. */
export const emptyEffectiveQuery: EffectiveQuery = {
  city: "110000",
  filters: emptyQuery,
  people: 0,
  budget: 0,
  sentenceFeatures: 0,
  scope: "venue",
  conditions: 0,
};
