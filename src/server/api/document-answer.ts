import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Endpoint } from "../../contract/endpoint.ts";
import { encodingFor, etagOf, isHeld } from "./negotiation.ts";

const zip = promisify(gzip);

/**
 * Answers with a document in place of an envelope: with an ETag of its bytes, 304 where the visitor has them, compressed
 * where they take gzip. It holds no secret, so that anybody's cache may keep it for as long as the contract says. What it
 * draws came from a catalogue: no script in it may run where it is opened by itself.
 */
export async function documentAnswer(
  text: string,
  { type, maxAgeSeconds }: NonNullable<Endpoint["media"]>,
  request: Request,
): Promise<Response> {
  const etag = etagOf(text);
  const headers: Record<string, string> = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": `public, max-age=${maxAgeSeconds}`,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    vary: "accept-encoding",
    etag,
  };
  if (isHeld(request, etag)) return new Response(null, { status: 304, headers });
  const zipped = encodingFor(request, ["gzip"]) !== undefined;
  const body = zipped ? await zip(text) : Buffer.from(text);
  if (zipped) headers["content-encoding"] = "gzip";
  headers["content-length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}
