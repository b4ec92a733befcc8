import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from "kysely";
import { isStoreOutage } from "./is-store-outage.ts";
import { StoreUnavailableError } from "../store-unavailable-error.ts";

/** Is told of every outage. */
export type OutageListener = (error: StoreUnavailableError) => void;

/** Runs a step of the driver. @throws StoreUnavailableError in place of any error that means one */
async function mapOutages<T>(run: () => Promise<T>, onOutage: OutageListener): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError) && !isStoreOutage(error)) throw error;
    const outage = error instanceof StoreUnavailableError ? error : new StoreUnavailableError(error);
    onOutage(outage);
    throw outage;
  }
}

class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #onOutage: OutageListener;

  constructor(inner: DatabaseConnection, onOutage: OutageListener) {
    this.inner = inner;
    this.#onOutage = onOutage;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return mapOutages(() => this.inner.executeQuery<R>(query), this.#onOutage);
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    const rows = this.inner.streamQuery<R>(query, chunkSize);
    for (;;) {
      const { done, value } = await mapOutages(() => rows.next(), this.#onOutage);
      if (done) return;
      yield value;
    }
  }
}

const unwrap = (connection: DatabaseConnection) => (connection as WatchedConnection).inner;

class WatchedDriver implements Driver {
  readonly #inner: Driver;
  readonly #onOutage: OutageListener;

  constructor(inner: Driver, onOutage: OutageListener) {
    this.#inner = inner;
    this.#onOutage = onOutage;
  }

  #map<T>(run: () => Promise<T>): Promise<T> {
    return mapOutages(run, this.#onOutage);
  }

  init = () => this.#map(() => this.#inner.init());
  acquireConnection = () =>
    this.#map(async () => new WatchedConnection(await this.#inner.acquireConnection(), this.#onOutage));
  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings) =>
    this.#map(() => this.#inner.beginTransaction(unwrap(connection), settings));
  commitTransaction = (connection: DatabaseConnection) =>
    this.#map(() => this.#inner.commitTransaction(unwrap(connection)));
  rollbackTransaction = (connection: DatabaseConnection) =>
    this.#map(() => this.#inner.rollbackTransaction(unwrap(connection)));
  releaseConnection = (connection: DatabaseConnection) => this.#inner.releaseConnection(unwrap(connection));
  destroy = () => this.#inner.destroy();
}

/** Returns a dialect whose outages are StoreUnavailableErrors: the one place that tells them from other errors. */
export const withOutages = (dialect: Dialect, onOutage: OutageListener = () => undefined): Dialect => ({
  createDriver: () => new WatchedDriver(dialect.createDriver(), onOutage),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (kysely) => dialect.createIntrospector(kysely),
});
