import { type CreateTableBuilder, type Kysely, type Migration, PostgresAdapter, sql } from "kysely";

type Columns = Record<string, "text" | "integer">;

const tables: Record<string, { key: string[]; columns: Columns }> = {
  demand_version: {
    key: ["reference", "version"],
    columns: { reference: "text", version: "integer", body: "text", at: "text" },
  },
  quote_request: {
    key: ["id"],
    columns: {
      id: "text",
      reference: "text",
      venue_id: "text",
      space_code: "text",
      token: "text",
      state: "text",
      version: "integer",
      final_rounds: "integer",
      reason: "text",
      created_at: "text",
      sent_at: "text",
      due_at: "text",
      state_at: "text",
      confirmed_at: "text",
    },
  },
  quote: {
    key: ["id"],
    columns: {
      id: "text",
      request_id: "text",
      reference: "text",
      position: "integer",
      version: "integer",
      author: "text",
      author_name: "text",
      at: "text",
      body: "text",
    },
  },
  quote_event: {
    key: ["id"],
    columns: {
      id: "text",
      request_id: "text",
      reference: "text",
      position: "integer",
      event: "text",
      actor: "text",
      state: "text",
      at: "text",
      note: "text",
    },
  },
};

const indexes: { name: string; on: string; columns: string[]; unique?: true }[] = [
  { name: "quote_request_token", on: "quote_request", columns: ["token"], unique: true },
  { name: "quote_request_venue", on: "quote_request", columns: ["reference", "venue_id"], unique: true },
  { name: "quote_request_state", on: "quote_request", columns: ["state", "state_at"] },
  { name: "quote_position", on: "quote", columns: ["request_id", "position"], unique: true },
  { name: "quote_reference", on: "quote", columns: ["reference"] },
  { name: "quote_event_position", on: "quote_event", columns: ["request_id", "position"], unique: true },
  { name: "quote_event_reference", on: "quote_event", columns: ["reference"] },
];

/** Columns that an erasure empties; PostgreSQL's statistics hold samples of values, which would outlive it. */
const erased: Record<string, string[]> = {
  demand_version: ["body"],
  quote: ["body", "author_name"],
  quote_event: ["note"],
};

/** Adds requests for quotes, what venues answered, and the versions of demands that they answered. */
export const quotes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, { key, columns }] of Object.entries(tables)) {
      const table = Object.entries(columns).reduce<CreateTableBuilder<string, string>>(
        (built, [column, type]) => built.addColumn(column, type, (one) => one.notNull()),
        db.schema.createTable(name),
      );
      await table.addPrimaryKeyConstraint(`${name}_key`, key).execute();
    }
    for (const { name, on, columns, unique } of indexes) {
      const index = db.schema.createIndex(name).on(on).columns(columns);
      await (unique ? index.unique() : index).execute();
    }
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const [table, columns] of Object.entries(erased))
      for (const column of columns)
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(db);
  },
};
