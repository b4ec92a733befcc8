import type { CreateTableBuilder, Kysely, Migration } from "kysely";

type Type = "text" | "integer";
type Columns = Record<string, Type>;

/** Adds columns, all not null: an unknown value is an empty text. */
const addColumns = (
  builder: CreateTableBuilder<string, string>,
  columns: Columns,
): CreateTableBuilder<string, string> =>
  Object.entries(columns).reduce(
    (built, [name, type]) => built.addColumn(name, type, (column) => column.notNull()),
    builder,
  );

const catalogueColumns = (owner: Columns): Columns => ({
  id: "text",
  ...owner,
  source: "text",
  content_hash: "text",
  body: "text",
});

const tables: Record<string, { key: string[]; columns: Columns }> = {
  meta: { key: ["key"], columns: { key: "text", value: "text" } },
  venue: { key: ["id"], columns: catalogueColumns({ city_code: "text" }) },
  space: { key: ["id"], columns: catalogueColumns({ venue_id: "text" }) },
  change_log: { key: ["seq"], columns: { seq: "integer", kind: "text", id: "text", op: "text", at: "text" } },
  content: {
    key: ["kind", "id"],
    columns: { kind: "text", id: "text", city_code: "text", position: "integer", body: "text" },
  },
  demand: {
    key: ["reference"],
    columns: {
      reference: "text",
      token: "text",
      client_key: "text",
      mobile: "text",
      content_hash: "text",
      kind: "text",
      status: "text",
      city_code: "text",
      body: "text",
      created_at: "text",
      updated_at: "text",
    },
  },
  demand_history: { key: ["id"], columns: { id: "text", reference: "text", status: "text", at: "text", note: "text" } },
  outbox: { key: ["id"], columns: { id: "text", reference: "text", created_at: "text", delivered_at: "text" } },
};

const indexes: { name: string; on: string; columns: string[]; unique?: true }[] = [
  { name: "venue_source", on: "venue", columns: ["source"] },
  { name: "space_source", on: "space", columns: ["source"] },
  { name: "space_venue", on: "space", columns: ["venue_id", "id"] },
  { name: "demand_token", on: "demand", columns: ["token"], unique: true },
  { name: "demand_client_key", on: "demand", columns: ["client_key"], unique: true },
  { name: "demand_content", on: "demand", columns: ["mobile", "content_hash", "created_at"] },
  { name: "demand_created", on: "demand", columns: ["created_at", "reference"] },
  { name: "demand_status", on: "demand", columns: ["status", "created_at"] },
  { name: "demand_history_reference", on: "demand_history", columns: ["reference", "at"] },
  { name: "outbox_waiting", on: "outbox", columns: ["delivered_at", "created_at"] },
];

/** Creates the tables of catalogue, change log, content, demands with their history, and outbox. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, { key, columns }] of Object.entries(tables)) {
      await addColumns(db.schema.createTable(name), columns).addPrimaryKeyConstraint(`${name}_key`, key).execute();
    }
    for (const { name, on, columns, unique } of indexes) {
      const index = db.schema.createIndex(name).on(on).columns(columns);
      await (unique ? index.unique() : index).execute();
    }
  },
};
