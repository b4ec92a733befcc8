import { readFileSync } from "node:fs";
import pg from "pg";
import { startPostgres } from "#tests/postgres.ts";
import { buildPostgresStatement, parsePostgresAnswer } from "./build-postgres-statement.ts";
import { type Column, spaceColumns, venueColumns } from "./generate-rows.ts";
import type { AnswerRow, Contender } from "./contender.ts";

const settings = {
  shared_buffers: "2GB",
  work_mem: "256MB",
  maintenance_work_mem: "1GB",
  effective_cache_size: "8GB",
  random_page_cost: "1.1",
  jit: "off",
  max_parallel_workers_per_gather: "2",
  fsync: "off",
};

async function insert<Row>(client: pg.Client, table: string, columns: Column<Row>[], rows: Row[]): Promise<void> {
  const names = columns.map(([name]) => name).join(", ");
  const values = columns.map(([name]) => (name === "regions" ? "regions::int[]" : name)).join(", ");
  const arrays = columns.map(([, type], at) => `$${at + 1}::${type}[]`).join(", ");
  await client.query(
    `insert into ${table} (${names}) select ${values} from unnest(${arrays}) as row (${names})`,
    columns.map(([, , value]) => rows.map(value)),
  );
}

/** Starts a PostgreSQL server with empty tables; undefined if it is not installed. */
export async function openPostgres(): Promise<Contender | undefined> {
  const server = await startPostgres(settings);
  if (!server) return undefined;
  const client = new pg.Client({ connectionString: await server.createDatabase("bench") });
  // A run that fails stops the server before this client ends: that must not hide the first error.
  client.on("error", () => undefined);
  await client.connect();
  const schema = readFileSync(new URL("postgres-schema.sql", import.meta.url), "utf8");
  const [tables, indexes] = schema.split("-- after the load") as [string, string];
  await client.query(tables);
  let statements: string[] = [];
  return {
    name: "PostgreSQL",
    // Further rounds would only take time.
    rounds: 2,
    isInProcess: false,
    append: async ({ venues, spaces }) => {
      await insert(client, "venue", venueColumns, venues);
      await insert(client, "space", spaceColumns, spaces);
    },
    finish: async (queries) => {
      for (const statement of indexes.split(";")) if (statement.trim() !== "") await client.query(statement);
      statements = queries.map(buildPostgresStatement);
      const { rows } = await client.query<{ size: string }>("select pg_database_size(current_database()) as size");
      return `${(Number(rows[0]!.size) / 1e6).toFixed(0)} MB`;
    },
    run: async (number) => (await client.query<AnswerRow>(statements[number]!)).rows,
    parse: parsePostgresAnswer,
    close: async () => {
      await client.end();
      await server.stop();
    },
  };
}
