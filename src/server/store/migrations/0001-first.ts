import type { Kysely, Migration } from "kysely";

/** Catalogue, change log, content, demands with their history and outbox. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    const text = (builder: { notNull: () => typeof builder }) => builder.notNull();
    const table = async (name: string, key: string, columns: string[], numbers: string[] = []) => {
      let builder = db.schema.createTable(name).addColumn(key, "text", (column) => column.primaryKey());
      for (const column of columns) builder = builder.addColumn(column, "text", text as never);
      for (const column of numbers) builder = builder.addColumn(column, "integer", text as never);
      await builder.execute();
    };
    await table("venue", "id", ["city_code", "source", "content_hash", "body"]);
    await table("space", "id", ["venue_id", "source", "content_hash", "body"]);
    await table("meta", "key", ["value"]);
    await table("demand", "reference", [
      "token",
      "client_key",
      "mobile",
      "content_hash",
      "kind",
      "status",
      "city_code",
      "body",
      "created_at",
      "updated_at",
    ]);
    await table("demand_history", "id", ["reference", "status", "at", "note"]);
    await table("outbox", "id", ["reference", "created_at", "delivered_at"]);
    await db.schema
      .createTable("change_log")
      .addColumn("seq", "integer", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("op", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("content")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("city_code", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("content_key", ["kind", "id"])
      .execute();
    const index = (name: string, on: string, columns: string[]) =>
      db.schema.createIndex(name).on(on).columns(columns).execute();
    await index("venue_city", "venue", ["city_code"]);
    await index("space_venue", "space", ["venue_id"]);
    await index("demand_created", "demand", ["created_at"]);
    await index("demand_content", "demand", ["mobile", "content_hash", "created_at"]);
    await index("history_reference", "demand_history", ["reference"]);
    await db.schema.createIndex("demand_token").on("demand").column("token").unique().execute();
    await db.schema.createIndex("demand_client_key").on("demand").column("client_key").unique().execute();
  },
};
