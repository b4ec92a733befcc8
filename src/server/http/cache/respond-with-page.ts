import { matchesEtag } from "../../headers/matches-etag.ts";
import type { CachedPage } from "./cached-page.ts";
import { listPageEncodings, type PageEncoding } from "./encode-page.ts";
import { type EncodedDocument, findEncoding, readDocument } from "./encoded-document.ts";

/** Returns the encodings in which a request's client is sent a page. */
export const readPageEncodings = (request: Request): readonly PageEncoding[] =>
  listPageEncodings(request.headers.get("accept-encoding") ?? "");

/** Responds with a document in an encoding that the request accepts, which it has, and with other headers in addition to its own. */
async function respondWithDocument(
  document: EncodedDocument,
  request: Request,
  others: Record<string, string> = {},
): Promise<Response> {
  const { status, headers, answers } = document;
  const encoding = findEncoding(document, readPageEncodings(request));
  const body = encoding ? answers[encoding]!.body : await readDocument(document);
  const all: Record<string, string> = { ...headers, ...others, "content-length": String(body.length) };
  if (encoding) all["content-encoding"] = encoding;
  return new Response(request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>), { status, headers: all });
}

/** Responds with a page: 304 if the ETag matches, else its document. */
export async function respondWithPage({ etag, document }: CachedPage, request: Request): Promise<Response> {
  if (etag !== undefined && matchesEtag(request.headers.get("if-none-match") ?? "", etag))
    return new Response(null, { status: 304, headers: document.headers });
  return respondWithDocument(document, request);
}

/**
 * Responds with the hydration payload of a page; 404 where the page has none. Another version than the requested one must not be
 * stored by the browser under that address.
 */
export async function respondWithState(
  { state, stateVersion }: CachedPage,
  version: string,
  request: Request,
): Promise<Response> {
  if (!state) return new Response("Not Found", { status: 404, headers: { "cache-control": "no-store" } });
  return respondWithDocument(state, request, stateVersion === version ? {} : { "cache-control": "no-store" });
}
