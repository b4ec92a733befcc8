import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { ServiceError } from "#contract/codes.ts";
import { maxPathLength } from "#domain/limits.ts";
import { createRefusalResponse } from "../../api/create-api-routes.ts";

/**
 * Refuses a request whose path is longer than any of the site's (414), before other code reads it. The path counts as it was sent:
 * a parsed URL is without `/../`, and longer where the path has other characters than ASCII.
 */
export const refuseLongPaths: MiddlewareHandler = async (http, next) => {
  const target = (http.env as Partial<HttpBindings> | undefined)?.incoming?.url ?? new URL(http.req.url).pathname;
  const end = target.indexOf("?");
  if ((end < 0 ? target.length : end) <= maxPathLength) return next();
  if (http.req.path.startsWith("/api/")) return createRefusalResponse(new ServiceError("pathTooLong"));
  return http.text("URI Too Long", 414);
};
