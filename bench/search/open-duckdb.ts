import { readFileSync } from "node:fs";
import type { DuckDBConnection, DuckDBPreparedStatement, DuckDBValue } from "@duckdb/node-api";
import { buildDuckdbStatement, parseDuckdbAnswer } from "./build-duckdb-statement.ts";
import { type Column, spaceColumns, venueColumns } from "./generate-rows.ts";
import type { AnswerRow, Contender } from "./contender.ts";
import type { GeneratedCatalogue } from "./generated-catalogue.ts";

type DuckDb = typeof import("@duckdb/node-api");

/** Rows of a data chunk: DuckDB's vectors have no more. */
const chunkRows = 2048;

/** Creates an appender of rows to a table. */
async function createAppender<Row>(
  { DuckDBDataChunk, DuckDBTypeId }: DuckDb,
  connection: DuckDBConnection,
  table: string,
  columns: readonly Column<Row>[],
) {
  const appender = await connection.createAppender(table);
  const types = columns.map((_, at) => appender.columnType(at));
  const readers = columns.map(([, , value], at) =>
    types[at]!.typeId === DuckDBTypeId.BIGINT
      ? (row: Row) => (value(row) === null ? null : BigInt(value(row) as string | number))
      : (row: Row) => value(row) as DuckDBValue,
  );
  const append = (rows: readonly Row[]) => {
    for (let from = 0; from < rows.length; from += chunkRows) {
      const part = rows.slice(from, from + chunkRows);
      const chunk = DuckDBDataChunk.create(types, part.length);
      chunk.setColumns(readers.map((read) => part.map(read)));
      appender.appendDataChunk(chunk);
    }
  };
  return { append, close: () => appender.closeSync() };
}

const databaseFile = ":memory:";

/** Opens an empty DuckDB database in this process, on one thread; undefined if the package is not installed. */
export async function openDuckdb({ cities }: GeneratedCatalogue): Promise<Contender | undefined> {
  const duckDb = await import("@duckdb/node-api").catch(() => undefined);
  if (!duckDb) return undefined;
  const instance = await duckDb.DuckDBInstance.create(databaseFile, { threads: "1" });
  const connection = await instance.connect();
  const schema = readFileSync(new URL("duckdb-schema.sql", import.meta.url), "utf8");
  const [tables, cityTables, last] = schema.split(/^-- after .*$/m) as [string, string, string];
  await connection.run(tables);
  const venueAppender = await createAppender(duckDb, connection, "loaded_venue", venueColumns);
  const spaceAppender = await createAppender(duckDb, connection, "loaded_space", spaceColumns);
  const statements: DuckDBPreparedStatement[] = [];
  return {
    name: "DuckDB",
    rounds: 5,
    isInProcess: true,
    append: async ({ venues, spaces }) => {
      venueAppender.append(venues);
      spaceAppender.append(spaces);
    },
    finish: async (queries) => {
      venueAppender.close();
      spaceAppender.close();
      for (const { code } of cities) await connection.run(cityTables.replaceAll("CITY", code));
      await connection.run(last);
      for (const query of queries) statements.push(await connection.prepare(buildDuckdbStatement(query)));
      const [row] = (await connection.runAndReadAll("select memory_usage from pragma_database_size()")).getRows();
      return String(row![0]);
    },
    run: async (number) =>
      (await statements[number]!.runAndReadAll()).getRowObjectsJson() as unknown as readonly AnswerRow[],
    parse: parseDuckdbAnswer,
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
