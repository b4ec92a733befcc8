import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Endpoint } from "../../contract/endpoint.ts";

const zip = promisify(gzip);

/** A tag that the visitor sent stands for this content, weakly or not, alone or in a list; `*` is any content. */
const holds = (sent: string | null, etag: string): boolean =>
  (sent ?? "")
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

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
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers: Record<string, string> = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": `public, max-age=${maxAgeSeconds}`,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    vary: "accept-encoding",
    etag,
  };
  if (holds(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const zipped = /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(request.headers.get("accept-encoding") ?? "");
  const body = zipped ? await zip(text) : Buffer.from(text);
  if (zipped) headers["content-encoding"] = "gzip";
  headers["content-length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}
