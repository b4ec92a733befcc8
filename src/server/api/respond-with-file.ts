import type { DownloadFile, Endpoint } from "#contract/endpoint.ts";

/** Formats a file's name for old browsers (RFC 6266): other letters become a line. */
const toAsciiName = (name: string) => name.replace(/[^\w.() -]/g, "_");

/** Characters that `encodeURIComponent` leaves and RFC 5987 does not. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Responds with a file that the browser stores under its name and never shows: it has a visitor's choices, so that nobody else
 * may store it.
 */
export function respondWithFile(
  { name, bytes }: DownloadFile,
  { type }: NonNullable<Endpoint["file"]>,
  request: Request,
): Response {
  // A copy on a plain buffer, since a shared one is no body.
  const body = new Uint8Array(bytes);
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      "content-type": type,
      "content-length": String(body.length),
      "content-disposition": `attachment; filename="${toAsciiName(name)}"; filename*=UTF-8''${encodeName(name)}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
    },
  });
}
