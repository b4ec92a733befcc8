/**
 * SQLite's primary result codes of a store that cannot be used (sqlite.org/rescode.html): permissions, a lock that is held
 * too long, memory, read-only file, I/O, damage, full disk, file that cannot be opened, lock protocol, not a database.
 */
const sqliteOutages = new Set([3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 26]);

/**
 * PostgreSQL's SQLSTATEs of a server that cannot be used at the moment, by class or in full (PostgreSQL manual, appendix A):
 * connection, rolled back for another transaction, resources (full disk, too many connections), operator intervention
 * (shutdown, crash, statement time-out), I/O; read-only after a failover, ended while idle in a transaction, lock time-out.
 */
const postgresOutages = /^(?:08|40|53|57|58)|^(?:25006|25P03|55P03)$/;

/** Errors of the client library without a code: the connection is lost, or the answer did not come in time. */
const clientOutages =
  /^(?:Query read timeout|Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Error numbers of the system, such as ECONNREFUSED or ENOSPC; Node's own codes begin with ERR_. */
const systemErrors = /^E(?!RR_)[A-Z0-9]+$/;

/**
 * Returns whether an error means that the store cannot be used at the moment, in contrast to a wrong statement or a broken
 * constraint.
 */
export function isStoreOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") return sqliteOutages.has(errcode & 0xff);
  if (typeof code === "string") return systemErrors.test(code) || postgresOutages.test(code);
  return clientOutages.test(error.message);
}
