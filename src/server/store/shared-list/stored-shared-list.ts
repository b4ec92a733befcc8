import type { Opinion, SharedList } from "#domain/shared-list/shared-list.ts";
import type { SharedListTable, SharedOpinionTable } from "../schema.ts";

/** An opinion with its public id; `at` is its last change (ISO). */
export interface StoredOpinion extends Opinion {
  id: string;
  at: string;
}

/** A shared list with its opinions, the earliest first. An erased list has no content. */
export interface StoredSharedList {
  code: string;
  secretHash: string;
  /** Absent once the list was taken back or erased. */
  list: SharedList | undefined;
  createdAt: string;
  expiresAt: string;
  isTakenBack: boolean;
  opinions: StoredOpinion[];
}

const toOpinion = ({ id, body, updated_at: at }: SharedOpinionTable): StoredOpinion => ({
  ...(JSON.parse(body) as Opinion),
  id,
  at,
});

/** Reads a shared list from its rows. */
export const toStoredSharedList = (row: SharedListTable, opinions: SharedOpinionTable[]): StoredSharedList => ({
  code: row.code,
  secretHash: row.secret_hash,
  list: row.body === "" ? undefined : (JSON.parse(row.body) as SharedList),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  isTakenBack: row.taken_back_at !== "",
  opinions: opinions.map(toOpinion),
});
