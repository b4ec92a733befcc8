import { createHash, createHmac } from "node:crypto";

/** A request to an RPC call of Alibaba Cloud: its parameters are in the query, its body is empty. */
export interface AcsRequest {
  /** Host with its port, if any. */
  host: string;
  action: string;
  version: string;
  parameters: Record<string, string>;
  keyId: string;
  keySecret: string;
  /** ISO 8601 without fractions of a second, in UTC. */
  date: string;
  nonce: string;
}

const algorithm = "ACS3-HMAC-SHA256";
const hashText = (text: string) => createHash("sha256").update(text).digest("hex");

/** Encodes as RFC 3986 does: everything but letters, digits and `-_.~`. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Formats the query: names in order, both sides encoded. */
const formatCanonicalQuery = (parameters: Record<string, string>): string =>
  Object.entries(parameters)
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a], [b]) => compare(a, b))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

/**
 * Signs a POST request with an empty body by signature method V3.
 * Source: "V3 request structure and signature" of Alibaba Cloud's documentation.
 * @returns the query and the headers to send (`host` is the client's own)
 */
export function signAcsRequest(request: AcsRequest): { query: string; headers: Record<string, string> } {
  const { host, action, version, parameters, keyId, keySecret, date, nonce } = request;
  const contentHash = hashText("");
  const signed: Record<string, string> = {
    host,
    "x-acs-action": action,
    "x-acs-content-sha256": contentHash,
    "x-acs-date": date,
    "x-acs-signature-nonce": nonce,
    "x-acs-version": version,
  };
  const names = Object.keys(signed).sort(compare);
  const query = formatCanonicalQuery(parameters);
  const headerLines = names.map((name) => `${name}:${signed[name]!.trim()}\n`).join("");
  const signedHeaders = names.join(";");
  const canonicalRequest = ["POST", "/", query, headerLines, signedHeaders, contentHash].join("\n");
  const signature = createHmac("sha256", keySecret)
    .update(`${algorithm}\n${hashText(canonicalRequest)}`)
    .digest("hex");
  const { host: _, ...headers } = signed;
  const authorization = `${algorithm} Credential=${keyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
  return { query, headers: { ...headers, authorization } };
}
