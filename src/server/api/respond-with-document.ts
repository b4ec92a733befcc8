import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Endpoint } from "#contract/endpoint.ts";
import { computeEtag, isNotModified } from "../headers/matches-etag.ts";
import { negotiateEncoding } from "../headers/negotiate-encoding.ts";

const gzipAsync = promisify(gzip);

/**
 * Responds with a document instead of an envelope: with an ETag (304 if it matches), gzip if accepted, publicly cacheable
 * for the contract's `maxAgeSeconds`. The policy forbids scripts, since its content comes from an imported catalogue.
 */
export async function respondWithDocument(
  text: string,
  { type, maxAgeSeconds }: NonNullable<Endpoint["media"]>,
  request: Request,
): Promise<Response> {
  const etag = computeEtag(text);
  const headers: Record<string, string> = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": `public, max-age=${maxAgeSeconds}`,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    vary: "accept-encoding",
    etag,
  };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  const zipped = negotiateEncoding(request, ["gzip"]) !== undefined;
  const body = zipped ? await gzipAsync(text) : Buffer.from(text);
  if (zipped) headers["content-encoding"] = "gzip";
  headers["content-length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}
