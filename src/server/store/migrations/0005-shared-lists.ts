import { type CreateTableBuilder, type Kysely, type Migration, PostgresAdapter, sql } from "kysely";

const tables: Record<string, readonly string[]> = {
  shared_list: ["code", "secret_hash", "body", "created_at", "updated_at", "expires_at", "taken_back_at"],
  shared_opinion: ["id", "code", "key_hash", "body", "created_at", "updated_at"],
};

const indexes = [
  { name: "shared_list_secret", on: "shared_list", columns: ["secret_hash"], isUnique: true },
  { name: "shared_list_expires", on: "shared_list", columns: ["expires_at"] },
  { name: "shared_opinion_device", on: "shared_opinion", columns: ["code", "key_hash"], isUnique: true },
];

/** Adds shortlists that were shared by a link, and what colleagues think of their spaces. */
export const sharedLists: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of Object.entries(tables)) {
      const table = columns.reduce<CreateTableBuilder<string, string>>(
        (built, column) => built.addColumn(column, "text", (each) => each.notNull()),
        db.schema.createTable(name),
      );
      await table.addPrimaryKeyConstraint(`${name}_key`, [columns[0]!]).execute();
    }
    for (const { name, on, columns, isUnique } of indexes) {
      const index = db.schema.createIndex(name).on(on).columns(columns);
      await (isUnique ? index.unique() : index).execute();
    }
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    // Statistics hold samples of the values, which would outlive their erasure.
    for (const name of Object.keys(tables))
      await sql`alter table ${sql.table(name)} alter column body set statistics 0`.execute(db);
  },
};
