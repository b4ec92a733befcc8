import { secureHeaders } from "hono/secure-headers";

/** Sets `nosniff`, `SAMEORIGIN` and the referrer policy on every response. Pages and documents set their own CSP. */
export const setSecurityHeaders = secureHeaders({
  referrerPolicy: "strict-origin-when-cross-origin",
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});
