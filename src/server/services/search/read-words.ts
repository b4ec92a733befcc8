import type { Understood } from "../../../contract/search-site.ts";
import type { ReferenceCity } from "../../geography/cities.ts";
import type { Context } from "../context.ts";
import { wordsOf } from "../../search/normalised.ts";

/** What of the words filters: those that are found in some name, address or place of the city. */
export function readWords({ index }: Context, city: ReferenceCity, q: string): Understood[] {
  if (q === "") return [];
  return wordsOf(q)
    .filter((word) => index.wordsIn(word, city.code).anywhere > 0)
    .map((word) => ({ kind: "name", text: word, value: word }));
}
