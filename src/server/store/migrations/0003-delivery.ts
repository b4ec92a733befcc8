import { type CreateTableBuilder, type Kysely, type Migration, PostgresAdapter, sql } from "kysely";

type Columns = Record<string, "text" | "integer">;

const tables: Record<string, { key: string[]; columns: Columns }> = {
  delivery: {
    key: ["id"],
    columns: {
      id: "text",
      outbox_id: "text",
      target: "text",
      reference: "text",
      position: "integer",
      status: "text",
      attempts: "integer",
      next_at: "text",
      lease_until: "text",
      error: "text",
      created_at: "text",
      delivered_at: "text",
    },
  },
  rate_count: { key: ["key"], columns: { key: "text", ends_at: "text", count: "integer" } },
  used_signature: { key: ["signature"], columns: { signature: "text", expires_at: "text" } },
  verification_code: {
    key: ["key"],
    columns: { key: "text", code_hash: "text", expires_at: "text", tries_left: "integer" },
  },
  sms_outbox: {
    key: ["id"],
    columns: { id: "text", mobile: "text", purpose: "text", parameters: "text", created_at: "text" },
  },
};

const indexes: { name: string; on: string; columns: string[]; unique?: true }[] = [
  { name: "demand_history_position", on: "demand_history", columns: ["reference", "position"] },
  { name: "outbox_reference", on: "outbox", columns: ["reference", "position"] },
  { name: "delivery_outbox", on: "delivery", columns: ["outbox_id", "target"], unique: true },
  { name: "delivery_due", on: "delivery", columns: ["status", "target", "created_at", "position"] },
  { name: "delivery_order", on: "delivery", columns: ["target", "reference", "position"] },
  { name: "rate_count_end", on: "rate_count", columns: ["ends_at"] },
  { name: "used_signature_end", on: "used_signature", columns: ["expires_at"] },
  { name: "verification_code_end", on: "verification_code", columns: ["expires_at"] },
];

const added: Record<string, Record<string, "" | 0 | "status" | "operator" | "created">> = {
  demand: { assignee: "", erased_at: "" },
  demand_history: { position: 0, event: "status", author: "operator" },
  outbox: { event: "created", position: 0, subject_id: "" },
};

async function addColumns(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(added)) {
    for (const [name, initial] of Object.entries(columns)) {
      const type = typeof initial === "number" ? "integer" : "text";
      await db.schema
        .alterTable(table)
        .addColumn(name, type, (column) => column.notNull().defaultTo(initial))
        .execute();
    }
  }
}

/**
 * Columns with personal data, of which PostgreSQL keeps no statistics: those hold samples of the values, which would outlive
 * their erasure. They are found by key or by index, for which the defaults serve.
 */
const personal: Record<string, string[]> = {
  demand: ["mobile", "content_hash", "body"],
  demand_history: ["note"],
  delivery: ["error"],
  sms_outbox: ["mobile", "parameters"],
};

async function disableStatistics(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(personal)) {
    for (const column of columns) {
      const alter = sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}`;
      // Setting the type that it has removes what was gathered before.
      await sql`${alter} type text`.execute(db);
      await sql`${alter} set statistics 0`.execute(db);
    }
  }
}

/**
 * Adds what a demand's history and the delivery of its messages need: who wrote an entry, deliveries by target, and the
 * counters, signatures and codes that all nodes share.
 */
export const delivery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("outbox").renameColumn("delivered_at", "dispatched_at").execute();
    await addColumns(db);
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
    if (db.getExecutor().adapter instanceof PostgresAdapter) await disableStatistics(db);
  },
};
