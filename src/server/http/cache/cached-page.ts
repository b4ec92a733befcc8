import { computeEtag } from "../../headers/matches-etag.ts";
import { listSecurityHeaders } from "../middleware/set-security-headers.ts";
import type { CompressionLevel, PageEncoding } from "./encode-page.ts";
import { type EncodedDocument, encodeDocument, measureDocument } from "./encoded-document.ts";
import { measureAnswer, type ReadyAnswer, toReadyAnswer } from "./ready-answer.ts";

/** A rendered page before it is stored. */
export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** The page's state, where it is an answer of its own: a script, with the version that its address names. */
  state?: { version: string; script: Buffer };
}

/** A page as it is sent, with its state where that is an answer of its own. */
export interface CachedPage {
  /** Version of the catalogue that it shows. */
  version: number;
  status: number;
  /** ETag of a page that may be stored; undefined for others. */
  etag: string | undefined;
  document: EncodedDocument;
  /** The answer to who has the document already. */
  notModified: ReadyAnswer;
  /** The state, and the version of it that its address names. */
  state: EncodedDocument | undefined;
  stateVersion: string | undefined;
  /** Number of times that it was sent from the cache. */
  hits: number;
  /** At which it is compressed. */
  level: CompressionLevel;
}

/** The two answers of a page. */
export type PagePart = "document" | "state";

/** Seconds for which a browser stores the state of one version, which never changes. */
const stateSeconds = 86_400;

const stateHeaders = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": `private, max-age=${stateSeconds}, immutable`,
  "cross-origin-resource-policy": "same-origin",
  "x-robots-tag": "noindex",
  vary: "accept-encoding, cookie",
};

/** Compresses a rendered page of a catalogue version, and its state, in one encoding. */
export async function compressPage(
  { status, html, headers: own, state }: RenderedPage,
  version: number,
  encoding: PageEncoding = "br",
): Promise<CachedPage> {
  const bytes = Buffer.from(html);
  const etag = status === 200 ? computeEtag(bytes) : undefined;
  const headers: Record<string, string> = {
    ...own,
    vary: "accept-encoding, cookie",
    // A browser stores a page only to ask whether it has changed.
    "cache-control": status === 200 ? "private, no-cache" : "no-store",
    ...(etag !== undefined && { etag }),
  };
  const [document, encodedState] = await Promise.all([
    encodeDocument(bytes, { status, headers }, encoding),
    state && encodeDocument(state.script, { status: 200, headers: stateHeaders }, encoding),
  ]);
  return {
    version,
    status,
    etag,
    document,
    notModified: toReadyAnswer(304, { ...headers, ...listSecurityHeaders() }, Buffer.alloc(0)),
    state: encodedState,
    stateVersion: state?.version,
    hits: 0,
    level: "quick",
  };
}

/** Bytes of a page's objects beside its answers and its key, roughly. */
const overhead = 2048;

/** Returns the bytes of memory that a page takes, with its key. */
export const measurePage = ({ document, notModified, state }: CachedPage, key: string): number =>
  measureDocument(document) +
  (state ? measureDocument(state) : 0) +
  measureAnswer(notModified) +
  key.length * 2 +
  overhead;
