import { createHash } from "node:crypto";

/** The tag of a document's bytes: weak, since one document is sent in several encodings. */
export const etagOf = (bytes: string | Uint8Array): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, "");

/** The visitor has this document already: its tag, weak or not, alone or in a list; `*` is any (RFC 9110, 13.1.2). */
export function isHeld(request: Request, etag: string): boolean {
  const sent = request.headers.get("if-none-match")?.split(",") ?? [];
  return sent.some((tag) => tag.trim() === "*" || withoutWeakness(tag) === withoutWeakness(etag));
}

/** The first of these encodings that the visitor takes (RFC 9110, 12.5.3); undefined where it is none. */
export function encodingFor<Name extends string>(request: Request, names: readonly Name[]): Name | undefined {
  const taken = new Map<string, boolean>();
  for (const part of (request.headers.get("accept-encoding") ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    taken.set(name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter)));
  }
  return names.find((name) => taken.get(name) ?? taken.get("*") ?? false);
}
