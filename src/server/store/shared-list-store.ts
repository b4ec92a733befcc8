import type { Database } from "./database.ts";
import { countExpiredLists, eraseExpiredLists, takeBackList } from "./shared-list/take-back-list.ts";
import { addSharedList, type NewSharedList, updateSharedList } from "./shared-list/add-shared-list.ts";
import { type NewOpinion, type OpinionOutcome, removeOpinion, saveOpinion } from "./shared-list/save-opinion.ts";
import { type StoredSharedList, toStoredSharedList } from "./shared-list/stored-shared-list.ts";

export type SharedListStore = ReturnType<typeof createSharedListStore>;

/** Creates the store of shared lists and of what colleagues think of them. */
export function createSharedListStore(database: Database) {
  const { kysely } = database;
  return {
    /** Stores a list. Returns its code; undefined if the code is another list's. */
    add: (list: NewSharedList): Promise<string | undefined> => addSharedList(database, list),
    /** Changes a list. Returns false if there is none that this secret may change. */
    update: (list: NewSharedList): Promise<boolean> => updateSharedList(database, list),
    /** Takes a list back and erases it. Returns false if there is none that this secret may take back. */
    takeBack: (code: string, owner: { secretHash: string; at: string }): Promise<boolean> =>
      takeBackList(database, code, owner),
    /** Returns a list, or undefined if there is none with this code. */
    async byCode(code: string): Promise<StoredSharedList | undefined> {
      const row = await kysely.selectFrom("shared_list").selectAll().where("code", "=", code).executeTakeFirst();
      if (!row) return undefined;
      const opinions = await kysely
        .selectFrom("shared_opinion")
        .selectAll()
        .where("code", "=", code)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return toStoredSharedList(row, opinions);
    },
    /** Stores or changes what a colleague thinks. */
    saveOpinion: (code: string, opinion: NewOpinion): Promise<OpinionOutcome> => saveOpinion(database, code, opinion),
    /** Erases what a colleague thinks. Returns false if the list cannot be read any more. */
    removeOpinion: (code: string, opinion: Pick<NewOpinion, "keyHash" | "at">): Promise<boolean> =>
      removeOpinion(database, code, opinion),
    /** Counts what has expired at an ISO time and is not erased yet. */
    countExpired: (at: string): Promise<number> => countExpiredLists(database, at),
    /** Erases what has expired. Returns how many lists. */
    eraseExpired: (times: { at: string; traceBefore: string }): Promise<number> => eraseExpiredLists(database, times),
  };
}
