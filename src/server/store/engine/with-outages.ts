import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { type BreakerCounts, type CircuitBreaker, createCircuitBreaker } from "./create-circuit-breaker.ts";
import { isStoreOutage } from "./is-store-outage.ts";
import { StoreUnavailableError } from "../store-unavailable-error.ts";

/** Is told of every outage. */
export type OutageListener = (error: StoreUnavailableError) => void;

/** Who is told what the driver's steps end with. */
interface Watch {
  onOutage: OutageListener;
  breaker?: CircuitBreaker | undefined;
}

/** Runs a step of the driver. @throws StoreUnavailableError in place of any error that means one */
async function mapOutages<T>(run: () => Promise<T>, { onOutage, breaker }: Watch): Promise<T> {
  try {
    return await run();
  } catch (error) {
    breaker?.fail(error);
    if (!(error instanceof StoreUnavailableError) && !isStoreOutage(error)) throw error;
    const outage = error instanceof StoreUnavailableError ? error : new StoreUnavailableError(error);
    onOutage(outage);
    throw outage;
  }
}

class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #watch: Watch;

  constructor(inner: DatabaseConnection, watch: Watch) {
    this.inner = inner;
    this.#watch = watch;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await mapOutages(() => this.inner.executeQuery<R>(query), this.#watch);
    this.#watch.breaker?.succeed();
    return result;
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    const rows = this.inner.streamQuery<R>(query, chunkSize);
    for (;;) {
      const { done, value } = await mapOutages(() => rows.next(), this.#watch);
      if (done) return;
      yield value;
    }
  }
}

const unwrap = (connection: DatabaseConnection) => (connection as WatchedConnection).inner;

class WatchedDriver implements Driver {
  readonly #inner: Driver;
  readonly #watch: Watch;

  constructor(inner: Driver, watch: Watch) {
    this.#inner = inner;
    this.#watch = watch;
  }

  #map<T>(run: () => Promise<T>): Promise<T> {
    return mapOutages(run, this.#watch);
  }

  init = () => this.#map(() => this.#inner.init());
  acquireConnection = () =>
    this.#map(async () => {
      this.#watch.breaker?.check();
      return new WatchedConnection(await this.#inner.acquireConnection(), this.#watch);
    });
  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings) =>
    this.#map(() => this.#inner.beginTransaction(unwrap(connection), settings));
  commitTransaction = (connection: DatabaseConnection) =>
    this.#map(() => this.#inner.commitTransaction(unwrap(connection)));
  rollbackTransaction = (connection: DatabaseConnection) =>
    this.#map(() => this.#inner.rollbackTransaction(unwrap(connection)));
  releaseConnection = (connection: DatabaseConnection) => this.#inner.releaseConnection(unwrap(connection));
  destroy = () => {
    this.#watch.breaker?.stop();
    return this.#inner.destroy();
  };
}

/** Asks a server over a connection of its own pool whether it answers. */
async function probeDriver(driver: Driver): Promise<void> {
  const connection = await driver.acquireConnection();
  try {
    await connection.executeQuery(CompiledQuery.raw("select 1"));
  } finally {
    await driver.releaseConnection(connection);
  }
}

function createWatchedDriver(inner: Driver, { onOutage = () => undefined, onBreaker }: OutageOptions): Driver {
  const breaker = onBreaker && createCircuitBreaker(() => probeDriver(inner));
  if (breaker) onBreaker(breaker.counts);
  return new WatchedDriver(inner, { onOutage, breaker });
}

export interface OutageOptions {
  onOutage?: OutageListener | undefined;
  /** Is given the counts of the circuit breaker; without it there is none. */
  onBreaker?: ((counts: Readonly<BreakerCounts>) => void) | undefined;
}

/** Returns a dialect whose outages are StoreUnavailableErrors: the one place that tells them from other errors. */
export const withOutages = (dialect: Dialect, options: OutageOptions = {}): Dialect => ({
  createDriver: () => createWatchedDriver(dialect.createDriver(), options),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (kysely) => dialect.createIntrospector(kysely),
});
