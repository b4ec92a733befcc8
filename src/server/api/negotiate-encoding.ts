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

/** Returns the first of these encodings that a request's client accepts, or undefined. */
export const negotiateEncoding = <Name extends string>(request: Request, names: readonly Name[]): Name | undefined =>
  filterEncodings(request.headers.get("accept-encoding") ?? "", names)[0];

/** Returns those of these encodings that a text of Accept-Encoding accepts (RFC 9110, 12.5.3). */
export function filterEncodings<Name extends string>(accepted: string, names: readonly Name[]): Name[] {
  const isAccepted = new Map<string, boolean>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    isAccepted.set(name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter)));
  }
  return names.filter((name) => isAccepted.get(name) ?? isAccepted.get("*") ?? false);
}
