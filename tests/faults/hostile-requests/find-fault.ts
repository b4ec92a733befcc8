import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { calls, type CallPath } from "#contract/calls.ts";
import { codes } from "#contract/codes.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import type { HostileAnswer, HostileRequest } from "./hostile-request.ts";

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};
const decode = ({ headers, body }: HostileAnswer): string =>
  (decoders[headers["content-encoding"] ?? ""]?.(body) ?? body).toString();

/** Returns the call that a target names; undefined for a page or a file. `//a/api/…` is a path, whose first part is empty. */
function getCall(target: string): string | undefined {
  const url = URL.parse(target.startsWith("//") ? `http://site.example${target}` : target, "http://site.example");
  const path = url?.protocol.startsWith("http") ? url.pathname : "";
  return path.startsWith("/api/") && path !== "/api/openapi.json" ? path.slice("/api/".length) : undefined;
}

const isDocument = (path: string): boolean => {
  const { media, file } = Object.hasOwn(calls, path) ? (endpoints[path as CallPath] as Endpoint) : {};
  return Boolean(media || file) || path === "sensor/report";
};

/** Node's parser answers what is no HTTP by itself: a bare status line, then the end of the connection. */
const isOfParser = ({ status, headers, body }: HostileAnswer): boolean =>
  [400, 431].includes(status) && headers["content-type"] === undefined && body.length === 0;

/** Returns what is wrong with the envelope of a call's answer. */
function findEnvelopeFault(answer: HostileAnswer): string | undefined {
  try {
    const envelope = JSON.parse(decode(answer)) as { code: unknown; message: unknown };
    const row = Object.values(codes).find(({ code }) => code === envelope.code);
    if (row?.status !== answer.status) return `code ${String(envelope.code)} with status ${answer.status}`;
    return typeof envelope.message === "string" && "data" in envelope ? undefined : "an incomplete envelope";
  } catch {
    return "no envelope";
  }
}

/** Returns what is wrong with the answer to a request; undefined where it is as it should be. */
export function findFault(request: HostileRequest, answer: HostileAnswer): string | undefined {
  const { status, headers } = answer;
  const isUnavailable = status === codes.unavailable.status && headers["retry-after"] !== undefined;
  if (status >= 500 && !isUnavailable) return `status ${status}`;
  const call = getCall(request.target);
  if (call === undefined || request.method === "HEAD" || isOfParser(answer)) return undefined;
  if (status === 308 || (isDocument(call) && (status === 200 || status === 304))) return undefined;
  return findEnvelopeFault(answer);
}
