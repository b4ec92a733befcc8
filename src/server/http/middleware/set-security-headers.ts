import { secureHeaders } from "hono/secure-headers";

const referrerPolicy = "strict-origin-when-cross-origin";

/** Sets `nosniff`, `SAMEORIGIN` and the referrer policy on every response. Pages and documents set their own CSP. */
export const setSecurityHeaders = secureHeaders({
  referrerPolicy,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Lists the same headers, for answers that do not pass through the middleware. */
export const listSecurityHeaders = (): Record<string, string> => ({
  "referrer-policy": referrerPolicy,
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
});
