import type { Understood } from "../../../domain/search/sentence.ts";
import type { Beside, Found, GroupQuery } from "../../search/search-index.ts";
import type { Context } from "../context.ts";
import { inForce, together, wishesOf } from "./apply-understood.ts";
import type { ListRequest } from "./list-request.ts";
import { readWords } from "./read-words.ts";

/** One of the two lists: how it is searched and how its groups are written. */
export interface ListKind<Q extends GroupQuery, Hit> {
  find: (query: Q & GroupQuery, beside: Beside) => Found<Hit>;
  format: (query: Q) => string;
}

export interface Searched<Hit> {
  found: Found<Hit>;
  understood: Understood[];
}

/** Searches a list by its groups, its words and its place. `pageSize` 0 only counts. */
export function searchList<Q extends GroupQuery, Hit>(
  context: Context,
  kind: ListKind<Q, Hit>,
  { city, query, q, place }: ListRequest<Q>,
  pageSize?: number,
): Searched<Hit> {
  const understood = inForce(readWords(context, city, q), query);
  const wishes = wishesOf(understood);
  const beside: Beside = {
    ...wishes.beside,
    ...place,
    cityCode: city.code,
    ...(pageSize !== undefined && { pageSize }),
  };
  return { found: kind.find(together(query, wishes), beside), understood };
}
