import { createMcpHandler } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import { assistantRate, maxAssistantMessages, maxAssistantRequestBytes } from "#domain/limits.ts";
import { type ApiOptions, createRefusalResponse } from "../api/create-api-routes.ts";
import { ServiceError } from "#contract/codes.ts";
import { dispatch } from "../api/dispatch.ts";
import { readBytes } from "../api/read-body.ts";
import { createLocalLimit } from "../api/services/create-local-limit.ts";
import type { Caller } from "../api/services/context.ts";
import type { ToolContext } from "./assistant-tool.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { formatLlmsText } from "./format-llms-text.ts";

export interface McpOptions extends Pick<ApiOptions, "context" | "callerOf" | "inTurn" | "onFault"> {
  /** Origin of the site's links; empty where the request's own is taken. */
  origin: string;
}

/** The methods of the protocol; of the others TRACE cannot even be given to a handler. */
const protocolMethods = ["GET", "POST", "DELETE"];

/** Counts the messages of a request: a client may send several as a list. What is no JSON is left to the library. */
function countMessages(body: Buffer): number {
  try {
    const messages: unknown = JSON.parse(body.toString());
    return Array.isArray(messages) ? messages.length : 1;
  } catch {
    return 1;
  }
}

/**
 * Creates the endpoint for assistants: `/mcp`, the Model Context Protocol over streamable HTTP without sessions, whose tools only
 * read; and `/llms.txt`, which names it.
 */
export function createMcpRoutes({ context, callerOf, inTurn, onFault, origin }: McpOptions): Hono {
  const routes = new Hono();
  const limit = createLocalLimit(assistantRate);
  const getOrigin = (request: Request) => origin || new URL(request.url).origin;
  const createToolContext = (caller: Caller, siteOrigin: string): ToolContext => ({
    call: (path, input) => inTurn(() => dispatch(context, path, input, caller)),
    toUrl: (path) => siteOrigin + path,
  });

  routes.get("/llms.txt", (http) => {
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };
    return new Response(formatLlmsText(getOrigin(http.req.raw)), { headers });
  });
  routes.on(protocolMethods, "/mcp", async (http) => {
    const caller = callerOf(http);
    const { url, method, headers } = http.req.raw;
    const body = await readBytes(http, maxAssistantRequestBytes).catch((error: unknown) => {
      if (error instanceof ServiceError) return error;
      throw error;
    });
    if (body instanceof ServiceError) return createRefusalResponse(body);
    const messages = countMessages(body);
    if (messages > maxAssistantMessages) return createRefusalResponse(new ServiceError("tooLarge"));
    const retryAfter = limit(caller.address, Math.max(1, messages), context.now());
    if (retryAfter !== undefined) return createRefusalResponse(new ServiceError("tooMany", { retryAfter }));
    const handler = createMcpHandler(
      () =>
        createMcpServer({
          context: createToolContext(caller, getOrigin(http.req.raw)),
          onFault: (error, tool) => onFault(error, `mcp ${tool}`),
        }),
      // Nothing here announces changes, so nobody may hold a connection open to wait for them.
      { maxSubscriptions: 0, maxRequestBodySize: maxAssistantRequestBytes },
    );
    return handler.fetch(
      new Request(url, { method, headers, ...(method === "POST" && { body: new Uint8Array(body) }) }),
    );
  });
  return routes;
}
