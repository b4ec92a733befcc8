import { PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from "kysely";
import pg from "pg";
import { StoreUnavailableError } from "../store-unavailable-error.ts";

/** Longest time to wait for a connection where no other limit is given, in ms. */
const connectionTimeoutMs = 10_000;
/** Time that the server has to end a statement itself before the client gives up the connection, in ms. */
const cancelGraceMs = 1000;

/** A client of the pool that is thrown away, not returned, once an error left its connection in an unknown state. */
class PooledClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #broken: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: never): R;
  async query<R>(sql: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // Not even a rollback: a frozen server would keep the request waiting once more.
    if (this.#broken) throw this.#broken;
    try {
      return (await this.#client.query(sql, [...parameters])) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) this.#broken = error as Error;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}

/** Returns the pool as Kysely uses it. A connection that cannot be had is an outage, whatever the reason. */
const toKyselyPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    try {
      return new PooledClient(await pool.connect());
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  },
  end: () => pool.end(),
});

/**
 * Creates the PostgreSQL dialect with a connection pool. A lost connection is replaced, whether it was in use or not.
 * @param options.timeoutMs longest time of a statement and of getting a connection, after which the server is taken to be
 *   unavailable; statements have no limit without it
 */
export function createPostgresDialect(
  url: string,
  { readonly = false, timeoutMs }: { readonly?: boolean | undefined; timeoutMs?: number | undefined } = {},
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeoutMs ?? connectionTimeoutMs,
    keepAlive: true,
    ...(timeoutMs !== undefined && {
      statement_timeout: timeoutMs,
      // The node that holds a lock may be frozen or gone.
      idle_in_transaction_session_timeout: timeoutMs * 2,
      query_timeout: timeoutMs + cancelGraceMs,
    }),
    ...(readonly && { options: "-c default_transaction_read_only=on" }),
  });
  // The pool listens to idle clients only; an error of one in use would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool: toKyselyPool(pool) });
}
