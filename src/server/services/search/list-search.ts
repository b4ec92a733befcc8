import type { Understood } from "../../../domain/search/sentence.ts";
import type { Beside, Found, GroupQuery } from "../../search/search-index.ts";
import type { Context } from "../context.ts";
import { inForce, together, wishesOf } from "./apply-understood.ts";
import type { ListRequest } from "./list-request.ts";
import { readWords } from "./read-words.ts";

/** The venue or space list: how to search it and how to format its groups. */
export interface ListKind<Q extends GroupQuery, Hit> {
  find: (query: Q & GroupQuery, beside: Beside) => Found<Hit>;
  format: (query: Q) => string;
}

export interface Searched<Hit> {
  found: Found<Hit>;
  understood: Understood[];
}

/** Searches a list by groups, sentence and position. With `pageSize` 0 it only counts. */
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
