/** Error for a store that cannot be used at the moment; the request may be repeated. `cause` is the database's own error. */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The store is unavailable: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, {
      cause,
    });
    this.name = "StoreUnavailableError";
  }
}
