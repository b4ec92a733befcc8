import { Hono } from "hono";
import type { Context as HttpContext } from "hono";
import { calls, type CallPath } from "../../contract/calls.ts";
import { codes, ServiceError } from "../../contract/codes.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { endpoints } from "../../contract/index.ts";
import { bodyLimitBytes } from "../../domain/limits.ts";
import type { Caller, Context } from "./services/context.ts";
import { dispatch } from "./dispatch.ts";
import { respondWithDocument } from "./respond-with-document.ts";
import { buildOpenApiDocument } from "./build-open-api-document.ts";
import { checkSignature, type SignatureGuard } from "./signature-guard.ts";

export interface ApiOptions {
  context: Context;
  guard: SignatureGuard;
  callerOf: (http: HttpContext) => Caller;
  /** Logs an unexpected error. */
  onFault: (error: unknown, path: string) => void;
}

const createJsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/** Creates the response for a refusal from its row of the error catalogue, without internal details. */
export function createRefusalResponse(refusal: ServiceError, headers: Record<string, string> = {}): Response {
  const row = codes[refusal.reason];
  const retry = refusal.retryAfter ?? (row.status === 503 ? 5 : undefined);
  return createJsonResponse(
    row.status,
    { code: row.code, message: refusal.message, data: refusal.data ?? null },
    { ...headers, ...(retry !== undefined && { "retry-after": String(retry) }) },
  );
}

/**
 * Reads a JSON body of bounded size. Only JSON: the forms that another site's page can post without asking (urlencoded,
 * multipart, plain text) are refused, and its scripts must ask first, by a preflight that gets 405 and no CORS header.
 * @throws ServiceError tooLarge, notJson, malformed.
 */
async function readBody(http: HttpContext): Promise<Record<string, unknown>> {
  const type = http.req.header("content-type") ?? "";
  const encoding = http.req.header("content-encoding") ?? "identity";
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type) || encoding !== "identity")
    throw new ServiceError("notJson");
  if (Number(http.req.header("content-length") ?? 0) > bodyLimitBytes) throw new ServiceError("tooLarge");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of http.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimitBytes) throw new ServiceError("tooLarge");
    chunks.push(chunk);
  }
  try {
    const body: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    throw new ServiceError("malformed", {
      data: { issues: [{ field: "", rule: "json", message: "不是有效的 JSON" }] },
    });
  }
  throw new ServiceError("malformed", { data: { issues: [{ field: "", rule: "object", message: "须为 JSON 对象" }] } });
}

/** Creates the routes below `/api`: every call of the contract, the OpenAPI document, and `notFound` for other paths. */
export function createApiRoutes(options: ApiOptions): Hono {
  const api = new Hono();
  let document: string | undefined;
  api.get("/openapi.json", () => {
    document ??= JSON.stringify(buildOpenApiDocument());
    return new Response(document, { headers: { "content-type": "application/json; charset=utf-8" } });
  });
  api.all("/openapi.json", () => createRefusalResponse(new ServiceError("wrongMethod"), { allow: "GET, HEAD" }));
  api.all("/*", async (http) => {
    const path = http.req.path.replace(/^\/api\//, "");
    try {
      if (!Object.hasOwn(calls, path)) throw new ServiceError("notFound");
      const method = calls[path as CallPath];
      const requestedMethod = http.req.method === "HEAD" ? "GET" : http.req.method;
      if (requestedMethod !== method)
        return createRefusalResponse(new ServiceError("wrongMethod"), {
          allow: method === "GET" ? "GET, HEAD" : method,
        });
      const input = method === "POST" ? await readBody(http) : http.req.query();
      const { signed, media } = endpoints[path as CallPath] as Endpoint;
      checkSignature(options.guard, input, signed);
      const data = await dispatch(options.context, path as CallPath, input, options.callerOf(http));
      if (media) return respondWithDocument(String(data), media, http.req.raw);
      return createJsonResponse(200, { code: codes.ok.code, message: codes.ok.message, data });
    } catch (error) {
      if (error instanceof ServiceError) return createRefusalResponse(error);
      options.onFault(error, path);
      return createRefusalResponse(new ServiceError("fault"));
    }
  });
  return api;
}
