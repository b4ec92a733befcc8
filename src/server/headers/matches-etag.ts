import { createHash } from "node:crypto";

/** Computes the ETag of a document's bytes: weak, since one document is sent in several encodings. */
export const computeEtag = (bytes: string | Uint8Array): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

const toStrongTag = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Returns whether a text of If-None-Match contains the ETag, by weak comparison; `*` matches any (RFC 9110, 13.1.2). */
export const matchesEtag = (sent: string, etag: string): boolean =>
  sent.split(",").some((tag) => tag.trim() === "*" || toStrongTag(tag) === toStrongTag(etag));

/** Returns whether a request's If-None-Match contains the ETag. */
export const isNotModified = (request: Request, etag: string): boolean =>
  matchesEtag(request.headers.get("if-none-match") ?? "", etag);
