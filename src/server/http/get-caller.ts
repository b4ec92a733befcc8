import type { HttpBindings } from "@hono/node-server";
import type { Context as HttpContext } from "hono";
import type { Caller } from "../api/services/context.ts";
import type { Env } from "./env.ts";

/** Returns the client of a request: behind a trusted proxy the address that the proxy appended, else the socket's. */
export function getCaller({ TRUST_PROXY }: Pick<Env, "TRUST_PROXY">, http: HttpContext): Caller {
  const forwarded = TRUST_PROXY ? http.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const socket = (http.env as Partial<HttpBindings>).incoming?.socket;
  return { address: forwarded || socket?.remoteAddress || "unknown" };
}
