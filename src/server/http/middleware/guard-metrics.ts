import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context as HttpContext, MiddlewareHandler } from "hono";
import ipaddr from "ipaddr.js";

/** Headers by which a proxy marks a request that it passes on. */
const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/** Returns whether a request comes from this machine, and not through a proxy on it. */
function isLocal(http: HttpContext): boolean {
  const address = (http.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? "";
  if (!ipaddr.isValid(address) || ipaddr.process(address).range() !== "loopback") return false;
  return forwardingHeaders.every((name) => http.req.header(name) === undefined);
}

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time, so that the time reveals nothing of the token. */
function hasToken(http: HttpContext, token: string): boolean {
  const [, given = ""] = /^Bearer +(\S+)$/i.exec(http.req.header("authorization") ?? "") ?? [];
  return timingSafeEqual(hash(given), hash(token));
}

/** Guards the metrics. Where a token is set, a request without it gets 401. Where none is set, any other machine gets 404. */
export const guardMetrics =
  (token: string | undefined): MiddlewareHandler =>
  async (http, next) => {
    if (token !== undefined && !hasToken(http, token))
      return http.text("unauthorized", 401, { "www-authenticate": "Bearer" });
    if (token === undefined && !isLocal(http)) return http.text("not found", 404);
    return next();
  };
