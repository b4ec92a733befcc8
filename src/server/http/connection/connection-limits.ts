/** Time for which an idle connection stays, in ms: longer than in common reverse proxies (60 s), so that a proxy never sends a request into a closing one. */
const idleConnectionMs = 75_000;

/** Limits of a connection, in ms: a client that sends its request in drips, or reads nothing of the answer, is cut off. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: idleConnectionMs,
};

/** Time after which a connection that neither sends nor takes anything is closed, in ms. */
export const silentConnectionMs = 120_000;
