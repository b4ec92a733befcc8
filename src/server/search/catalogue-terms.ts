import type { Shard } from "./columns.ts";

/** Names that venues use, as they are written, each once. */
export interface CatalogueTerms {
  /** What a brand or group is called, and what its venues are filed under. */
  brands: readonly (readonly [name: string, group: string])[];
  facilities: readonly string[];
}

/** The terms of all cities. */
export function termsOf(shards: Iterable<Shard>): CatalogueTerms {
  const brands = new Map<string, string>();
  const facilities = new Set<string>();
  for (const shard of shards) {
    for (const [name, group] of shard.brands) brands.set(name, group);
    for (const term of shard.facilities.terms) facilities.add(term);
  }
  return { brands: [...brands], facilities: [...facilities] };
}
