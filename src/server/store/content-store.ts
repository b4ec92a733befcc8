import type { Kysely } from "kysely";
import { chunkForStatement } from "./catalogue-batch.ts";
import { lockChangeSequence, setChangeSequence } from "./lock-change-sequence.ts";
import type { Database } from "./database.ts";
import type { ContentTable, Schema } from "./schema.ts";

/** An item of editorial content: a banner, a partner, a hot search term, a case. */
export interface ContentRow<T> {
  id: string;
  /** Absent if it belongs to no city. */
  cityCode?: string | undefined;
  body: T;
}

export type ContentStore = ReturnType<typeof createContentStore>;

const selectOrdered = (kysely: Kysely<Schema>, kind: string) =>
  kysely.selectFrom("content").selectAll().where("kind", "=", kind).orderBy("position").orderBy("id");

const toTableRows = (kind: string, rows: readonly ContentRow<unknown>[]): ContentTable[] =>
  rows.map(({ id, cityCode = "", body }, position) => ({
    kind,
    id,
    city_code: cityCode,
    position,
    body: JSON.stringify(body),
  }));

const isSame = (a: ContentTable, b: ContentTable | undefined): boolean =>
  a.id === b?.id && a.city_code === b.city_code && a.body === b.body;

/** Creates the store of editorial content by kind, in a fixed order. */
export function createContentStore({ kysely }: Database) {
  return {
    /** Returns rows of a kind: those of no city, and with `cityCode` also that city's. */
    async list<T>(kind: string, cityCode?: string): Promise<ContentRow<T>[]> {
      const rows = await selectOrdered(kysely, kind)
        .where("city_code", "in", cityCode ? ["", cityCode] : [""])
        .execute();
      return rows.map((row) => ({ id: row.id, cityCode: row.city_code || undefined, body: JSON.parse(row.body) as T }));
    },
    /** Returns the body of one row, or undefined. */
    async get<T>(kind: string, id: string): Promise<T | undefined> {
      const row = await kysely
        .selectFrom("content")
        .select("body")
        .where("kind", "=", kind)
        .where("id", "=", id)
        .executeTakeFirst();
      return row && (JSON.parse(row.body) as T);
    },
    /** Returns the bodies of the rows with these ids, at most a few dozen; those that do not exist are absent. */
    async getMany<T>(kind: string, ids: readonly string[]): Promise<Map<string, T>> {
      if (ids.length === 0) return new Map();
      const rows = await kysely
        .selectFrom("content")
        .select(["id", "body"])
        .where("kind", "=", kind)
        .where("id", "in", ids)
        .execute();
      return new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as T]));
    },
    /**
     * Replaces all rows of a kind in one transaction. Increments the catalogue version on a difference, since pages are
     * cached by it. @returns whether there was one
     */
    replace: <T>(kind: string, rows: readonly ContentRow<T>[]): Promise<boolean> =>
      kysely.transaction().execute(async (trx) => {
        const last = await lockChangeSequence(trx);
        const stored = await selectOrdered(trx, kind).execute();
        const newRows = toTableRows(kind, rows);
        if (stored.length === newRows.length && stored.every((row, at) => isSame(row, newRows[at]))) return false;
        await trx.deleteFrom("content").where("kind", "=", kind).execute();
        for (const part of chunkForStatement(newRows)) await trx.insertInto("content").values(part).execute();
        await setChangeSequence(trx, last + 1);
        return true;
      }),
  };
}
