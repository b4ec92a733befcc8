import { type Kysely, type Migration, PostgresAdapter, sql } from "kysely";

/** Adds the body that a target was sent at the first attempt, so that each later one repeats it. */
export const deliveryBody: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("delivery")
      .addColumn("body", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    // Statistics hold samples of the values, which would outlive their erasure.
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await sql`alter table delivery alter column body set statistics 0`.execute(db);
  },
};
