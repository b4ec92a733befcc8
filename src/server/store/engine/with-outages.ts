import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
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
  /** The breaker guards writes alone: a file is read whoever holds its lock. */
  guardsWrites: boolean;
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
  /** Whether a transaction was begun, whose statements the breaker lets pass. */
  isInTransaction = false;
  readonly #watch: Watch;

  constructor(inner: DatabaseConnection, watch: Watch) {
    this.inner = inner;
    this.#watch = watch;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { breaker, guardsWrites } = this.#watch;
    const isWrite = guardsWrites && !this.isInTransaction && !SelectQueryNode.is(query.query);
    const result = await mapOutages(async () => {
      if (isWrite) breaker?.check();
      return this.inner.executeQuery<R>(query);
    }, this.#watch);
    if (isWrite || !guardsWrites) breaker?.succeed();
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
      if (!this.#watch.guardsWrites) this.#watch.breaker?.check();
      return new WatchedConnection(await this.#inner.acquireConnection(), this.#watch);
    });
  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings) =>
    this.#map(async () => {
      if (this.#watch.guardsWrites) this.#watch.breaker?.check();
      await this.#inner.beginTransaction(unwrap(connection), settings);
      this.#watch.breaker?.succeed();
      (connection as WatchedConnection).isInTransaction = true;
    });
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

/** Asks a server over a connection of its own pool whether it answers, or a file whether it can be written. */
async function probeDriver(driver: Driver, guardsWrites: boolean): Promise<void> {
  const connection = await driver.acquireConnection();
  try {
    if (guardsWrites) {
      await driver.beginTransaction(connection, {});
      await driver.rollbackTransaction(connection);
    } else await connection.executeQuery(CompiledQuery.raw("select 1"));
  } finally {
    await driver.releaseConnection(connection);
  }
}

function createWatchedDriver(inner: Driver, options: OutageOptions): Driver {
  const { onOutage = () => undefined, onBreaker, guardsWrites = false } = options;
  const breaker = onBreaker && createCircuitBreaker(() => probeDriver(inner, guardsWrites));
  if (breaker) onBreaker(breaker.counts);
  return new WatchedDriver(inner, { onOutage, breaker, guardsWrites });
}

export interface OutageOptions {
  onOutage?: OutageListener | undefined;
  /** Is given the counts of the circuit breaker; without it there is none. */
  onBreaker?: ((counts: Readonly<BreakerCounts>) => void) | undefined;
  /** Whether the circuit breaker guards the writes of a file, not the connections to a server. */
  guardsWrites?: boolean | undefined;
}

/** Returns a dialect whose outages are StoreUnavailableErrors: the one place that tells them from other errors. */
export const withOutages = (dialect: Dialect, options: OutageOptions = {}): Dialect => ({
  createDriver: () => createWatchedDriver(dialect.createDriver(), options),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (kysely) => dialect.createIntrospector(kysely),
});
