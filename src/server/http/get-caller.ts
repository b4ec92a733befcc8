import type { HttpBindings } from "@hono/node-server";
import type { Context as HttpContext } from "hono";
import type { Caller } from "../api/services/context.ts";
import type { Env } from "./env.ts";
import { normalizeAddress } from "./normalize-address.ts";

/**
 * Returns the client of a request: behind a trusted proxy the address that the proxy appended, else the socket's. What
 * the proxy appended and is no address is ignored; the entries before it come from the client and are not trusted.
 */
export function getCaller({ TRUST_PROXY }: Pick<Env, "TRUST_PROXY">, http: HttpContext): Caller {
  const forwarded = TRUST_PROXY ? http.req.header("x-forwarded-for")?.split(",").at(-1) : undefined;
  const socket = (http.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
  return { address: normalizeAddress(forwarded ?? "") ?? normalizeAddress(socket?.remoteAddress ?? "") ?? "unknown" };
}
