import { Hono } from "hono";
import type { Context as HttpContext } from "hono";
import { calls, type CallPath, getSigning } from "#contract/calls.ts";
import { codes, ServiceError } from "#contract/codes.ts";
import type { DownloadFile, Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { retryAfterSeconds } from "#domain/limits.ts";
import type { Caller, Context } from "./services/context.ts";
import { dispatch } from "./dispatch.ts";
import { checkInputShape, readBody } from "./read-body.ts";
import { respondWithDocument } from "./respond-with-document.ts";
import { respondWithFile } from "./respond-with-file.ts";
import { buildOpenApiDocument } from "./build-open-api-document.ts";
import { toRefusal } from "./to-refusal.ts";
import { checkSignature, type SignatureGuard } from "./signature-guard.ts";

export interface ApiOptions {
  context: Context;
  guard: SignatureGuard;
  callerOf: (http: HttpContext) => Caller;
  /** Does what takes the processor when its turn comes. @throws ServiceError unavailable where too much waits */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Logs an unexpected error. */
  onFault: (error: unknown, path: string) => void;
}

/** Creates a response with a JSON body that nobody may store. */
export const createJsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });

/** Returns the seconds after which a refused request may be repeated; undefined where that would change nothing. */
export const getRetryAfter = ({ reason, retryAfter }: ServiceError): number | undefined =>
  retryAfter ?? (codes[reason].status === 503 ? retryAfterSeconds : undefined);

/** Creates the response for a refusal from its row of the error catalogue, without internal details. */
export function createRefusalResponse(refusal: ServiceError, headers: Record<string, string> = {}): Response {
  const row = codes[refusal.reason];
  const retry = getRetryAfter(refusal);
  return createJsonResponse(
    row.status,
    { code: row.code, message: refusal.message, data: refusal.data ?? null },
    { ...headers, ...(retry !== undefined && { "retry-after": String(retry) }) },
  );
}

/** Reads the query of a call; of a repeated parameter the first value counts. @throws ServiceError malformed */
function readQuery(http: HttpContext): Record<string, string> {
  const query = http.req.query();
  checkInputShape(query);
  return query;
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
      const input = method === "POST" ? await readBody(http) : readQuery(http);
      const { media, file, isHeavy } = endpoints[path as CallPath] as Endpoint;
      const caller = options.callerOf(http);
      await checkSignature(options.guard, input, getSigning(path as CallPath), caller);
      const answer = () => dispatch(options.context, path as CallPath, input, caller);
      const data = await (isHeavy ? options.inTurn(answer) : answer());
      if (media) return respondWithDocument(data as string, media, http.req.raw);
      if (file) return respondWithFile(data as unknown as DownloadFile, file, http.req.raw);
      return createJsonResponse(200, { code: codes.ok.code, message: codes.ok.message, data });
    } catch (error) {
      const refusal = toRefusal(error);
      if (refusal) return createRefusalResponse(refusal);
      options.onFault(error, path);
      return createRefusalResponse(new ServiceError("fault"));
    }
  });
  return api;
}
