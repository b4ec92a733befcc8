import type { MiddlewareHandler } from "hono";

const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
};

/** Sets the security headers that every response carries. */
export const setSecurityHeaders: MiddlewareHandler = async (http, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders)) http.res.headers.set(name, value);
};
