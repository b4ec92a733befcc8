import { listSecurityHeaders } from "../middleware/set-security-headers.ts";
import { type CompressionLevel, decodePage, encodePage, joinExactly, type PageEncoding } from "./encode-page.ts";
import { measureAnswer, type ReadyAnswer, toReadyAnswer } from "./ready-answer.ts";

/** A document in the encodings that were requested so far, at least one. The responses are complete, so that a hit only sends them. */
export interface EncodedDocument {
  status: number;
  /** All headers but those of an encoding, by name. */
  headers: Record<string, string>;
  answers: Partial<Record<PageEncoding, ReadyAnswer>>;
}

type Head = Pick<EncodedDocument, "status" | "headers">;

/** Returns the answer with a document's head and this body. */
const createAnswer = ({ status, headers }: Head, encoding: PageEncoding, body: Buffer): ReadyAnswer =>
  toReadyAnswer(
    status,
    { ...headers, ...listSecurityHeaders(), "content-encoding": encoding, "content-length": String(body.length) },
    joinExactly([body]),
  );

/** Compresses a document in one encoding. */
export async function encodeDocument(bytes: Buffer, head: Head, encoding: PageEncoding): Promise<EncodedDocument> {
  const body = await encodePage(bytes, encoding);
  return { ...head, answers: { [encoding]: createAnswer(head, encoding, body) } };
}

/** Returns the first of these encodings that a document has. */
export const findEncoding = (
  { answers }: EncodedDocument,
  encodings: readonly PageEncoding[],
): PageEncoding | undefined => encodings.find((encoding) => answers[encoding]);

/** Returns the bytes of a document, decompressed. */
export function readDocument(document: EncodedDocument): Promise<Buffer> {
  const encoding = findEncoding(document, ["zstd", "br", "gzip"])!;
  return decodePage(document.answers[encoding]!.body, encoding);
}

/** Returns the document with an encoding that is derived from the one it has. */
export async function addEncoding(document: EncodedDocument, encoding: PageEncoding): Promise<EncodedDocument> {
  const body = await encodePage(await readDocument(document), encoding);
  return { ...document, answers: { ...document.answers, [encoding]: createAnswer(document, encoding, body) } };
}

/** Returns the response in brotli at a slower level, or the present one where that is not larger, as for some small documents. */
export async function compressAgain(document: EncodedDocument, level: CompressionLevel): Promise<ReadyAnswer> {
  const body = await encodePage(await readDocument(document), "br", level);
  const { br } = document.answers;
  return br && br.body.length <= body.length ? br : createAnswer(document, "br", body);
}

/** Returns the document with this answer in brotli, which takes the place of the larger one in zstd. */
export function replaceBySmaller(document: EncodedDocument, br: ReadyAnswer): EncodedDocument {
  const { zstd: _, ...others } = document.answers;
  return { ...document, answers: { ...others, br } };
}

/** Returns the bytes of all answers. */
export const measureDocument = ({ answers }: EncodedDocument): number =>
  Object.values(answers).reduce((sum, answer) => sum + measureAnswer(answer), 0);
