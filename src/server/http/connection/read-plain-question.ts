import type { PageQuestion } from "../cache/cached-answers.ts";

/** Longest head that is read here, in bytes; browsers send 500 to 1,500. */
const maxBytes = 4096;
/**
 * One whole request of HTTP/1.1 without a body, in the plainest form of each line: every reader of it finds the same lines and the
 * same end. No two parts of the expression can take the same character, so that it takes time in proportion to the text.
 */
const plainHead = /^GET \/[!-~]* HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[\t -~\u0080-\u00ff]*\r\n)+\r\n$/;

/** The values of the headers that matter, by name in lower case. */
type Values = Partial<Record<string, string>>;

/** Headers that are read. */
const read = ["host", "cookie", "accept-encoding", "if-none-match"];
/** Headers that a request is left to the parser for: what a body, another protocol or the end of the connection would follow. */
const refused = ["connection", "proxy-connection", "content-length", "transfer-encoding", "upgrade", "expect"];
const isRead = new Map([
  ...read.map((name) => [name, true] as const),
  ...refused.map((name) => [name, false] as const),
]);
/** Lengths of their names, so that most lines are passed over by one comparison. */
const lengths = new Set([...isRead.keys()].map(({ length }) => length));

/** Collects the headers that matter from a plain head; undefined if one is repeated, has spaces around its value, or is refused. */
function collectValues(text: string, from: number): Values | undefined {
  const values: Values = {};
  for (let at = from; at < text.length - 2; ) {
    const colon = text.indexOf(":", at);
    const end = text.indexOf("\r\n", colon);
    const use = lengths.has(colon - at) ? isRead.get(text.slice(at, colon).toLowerCase()) : undefined;
    if (use !== undefined) {
      const name = text.slice(at, colon).toLowerCase();
      const value = text.slice(text.charCodeAt(colon + 1) === 32 ? colon + 2 : colon + 1, end);
      if (/^[\t ]|[\t ]$/.test(value) || values[name] !== undefined) return undefined;
      if (!use && !(name === "connection" && value.toLowerCase() === "keep-alive")) return undefined;
      values[name] = value;
    }
    at = end + 2;
  }
  return values;
}

/**
 * Reads what bytes of a connection ask for if they are one whole plain GET request, and nothing before or after it.
 * @returns undefined for everything else, which is the HTTP parser's
 */
export function readPlainQuestion(bytes: Buffer): PageQuestion | undefined {
  const { length } = bytes;
  if (length > maxBytes || bytes[0] !== 71 || bytes[length - 1] !== 10 || bytes[length - 3] !== 10) return undefined;
  const text = bytes.toString("latin1");
  if (!plainHead.test(text)) return undefined;
  const lineEnd = text.indexOf("\r\n");
  const values = collectValues(text, lineEnd + 2);
  if (values?.host === undefined) return undefined;
  return {
    target: text.slice("GET ".length, lineEnd - " HTTP/1.1".length),
    host: values.host,
    accepted: values["accept-encoding"] ?? "",
    tags: values["if-none-match"] ?? "",
    cookies: values.cookie ?? "",
  };
}
