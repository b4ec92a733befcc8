import type { CreateTableBuilder, Kysely, Migration } from "kysely";

const columns = {
  id: "text",
  project: "text",
  type: "text",
  event: "text",
  at: "text",
  received_at: "text",
  distinct_id: "text",
  body: "text",
} as const;

/** Adds the events of visits that the collector stores; their ids rise with the time of arrival. */
export const events: Migration = {
  async up(db: Kysely<unknown>) {
    const table = Object.entries(columns).reduce<CreateTableBuilder<string, string>>(
      (built, [name, type]) => built.addColumn(name, type, (column) => column.notNull()),
      db.schema.createTable("visit_event"),
    );
    await table.addPrimaryKeyConstraint("visit_event_key", ["id"]).execute();
    await db.schema.createIndex("visit_event_at").on("visit_event").columns(["at", "id"]).execute();
  },
};
