import type { Database } from "./database.ts";

/** A piece of editorial content: a banner, a partner, a hot word, a case. */
export interface ContentRow<T> {
  id: string;
  /** Absent where it belongs to no city. */
  cityCode?: string | undefined;
  body: T;
}

export type ContentStore = ReturnType<typeof contentStore>;

/** Editorial content by kind, in its order. */
export function contentStore({ kysely }: Database) {
  return {
    /** Rows of a kind: those of no city, and with a city also its own. */
    async list<T>(kind: string, cityCode?: string): Promise<ContentRow<T>[]> {
      const rows = await kysely
        .selectFrom("content")
        .select(["id", "city_code", "body"])
        .where("kind", "=", kind)
        .where("city_code", "in", cityCode ? ["", cityCode] : [""])
        .orderBy("position")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ id: row.id, cityCode: row.city_code || undefined, body: JSON.parse(row.body) as T }));
    },
    /** Puts these rows in place of all of their kind, in one transaction. */
    replace: <T>(kind: string, rows: ContentRow<T>[]): Promise<void> =>
      kysely.transaction().execute(async (trx) => {
        await trx.deleteFrom("content").where("kind", "=", kind).execute();
        for (let at = 0; at < rows.length; at += 500) {
          const values = rows.slice(at, at + 500).map(({ id, cityCode, body }, index) => ({
            kind,
            id,
            city_code: cityCode ?? "",
            position: at + index,
            body: JSON.stringify(body),
          }));
          await trx.insertInto("content").values(values).execute();
        }
      }),
  };
}
