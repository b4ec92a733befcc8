import type { OpenSharedList } from "#contract/shared-list/shared-list-endpoints.ts";
import { parseShortlist } from "#domain/shortlist/parse-shortlist.ts";
import { emptyShortlist, type Shortlist } from "#domain/shortlist/shortlist.ts";

/**
 * Returns a shared list as a shortlist: the spaces that the catalogue still has, with their notes, and the event.
 * @param addedAt milliseconds since 1970
 */
export const toShortlist = ({ rows, event }: Pick<OpenSharedList, "rows" | "event">, addedAt: number): Shortlist =>
  parseShortlist({ items: rows.filter(({ space }) => space).map((row) => ({ ...row, addedAt })), event }) ??
  emptyShortlist;
