import type { Shard } from "../columns/shard.ts";

/** Distinct brand and facility names of venues, in their original spelling. */
export interface CatalogueTerms {
  /** Name of a brand or group, and the group that its venues belong to. */
  brands: readonly (readonly [name: string, group: string])[];
  facilities: readonly string[];
  /** Codes of the cities that have venues of a group. */
  citiesByGroup: ReadonlyMap<string, readonly string[]>;
}

/** Collects the terms of all cities. */
export function collectTerms(shards: Iterable<Shard>): CatalogueTerms {
  const brands = new Map<string, string>();
  const facilities = new Set<string>();
  const citiesByGroup = new Map<string, string[]>();
  for (const shard of shards) {
    for (const [name, group] of shard.brands) brands.set(name, group);
    for (const group of new Set(shard.brands.values()))
      citiesByGroup.set(group, [...(citiesByGroup.get(group) ?? []), shard.cityCode]);
    for (const term of shard.facilities.terms) facilities.add(term);
  }
  return { brands: [...brands], facilities: [...facilities], citiesByGroup };
}
