import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenOnLoopback } from "./suite/listen-on-loopback.ts";

/** What SendSms was asked to send. */
interface ReceivedMessage {
  PhoneNumbers: string;
  SignName: string;
  TemplateCode: string;
  parameters: Record<string, string>;
}

export interface AliyunReceiver {
  url: string;
  received: ReceivedMessage[];
  /** The code of the next answers; `OK` unless it is set. */
  answer: { code: string; status: number };
  stop: () => Promise<void>;
}

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/**
 * Checks the Authorization header from the receiver's end, by Alibaba Cloud's "V3 request structure and signature": it knows
 * only the bytes of the request and the secret. Returns the error code of the gateway, or undefined.
 */
function findSignatureError(request: IncomingMessage, body: Buffer, secret: string): string | undefined {
  const { headers } = request;
  const [, credential, names = "", signature = ""] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  if (!credential) return "MissingAuthorization";
  const signed = names.split(";");
  // Every public header that is sent has to be signed, in order.
  const due = Object.keys(headers).filter((name) => name === "host" || name.startsWith("x-acs-"));
  if (due.some((name) => !signed.includes(name)) || [...signed].sort().join() !== signed.join())
    return "IncompleteSignature";
  const sentAt = Date.parse(String(headers["x-acs-date"]));
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(headers["x-acs-date"])) ||
    Math.abs(Date.now() - sentAt) > 900_000
  )
    return "InvalidTimeStamp.Expired";
  if (headers["x-acs-content-sha256"] !== sha256(body)) return "ContentSha256NotMatch";
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const pairs = query.split("&").sort();
  // Only what RFC 3986 leaves as it is may stand unencoded.
  if (!pairs.every((pair) => /^(?:[\w.~-]|%[0-9A-F]{2})+=(?:[\w.~-]|%[0-9A-F]{2})*$/.test(pair))) return "BadEncoding";
  const lines = [
    request.method,
    path,
    pairs.join("&"),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    names,
    sha256(body),
  ];
  const expected = createHmac("sha256", secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(lines.join("\n"))}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? undefined : "SignatureDoesNotMatch";
}

/** Starts a server that answers as the gateway of Aliyun SMS does, for requests signed with this key. */
export async function startAliyunReceiver(key: { id: string; secret: string }): Promise<AliyunReceiver> {
  const received: ReceivedMessage[] = [];
  const nonces = new Set<string>();
  const answer = { code: "OK", status: 200 };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { searchParams } = new URL(request.url ?? "", "http://receiver");
    const nonce = String(request.headers["x-acs-signature-nonce"]);
    let code = findSignatureError(request, body, key.secret);
    if (!code && !String(request.headers.authorization).includes(`Credential=${key.id},`)) code = "InvalidAccessKeyId";
    if (!code && nonces.has(nonce)) code = "SignatureNonceUsed";
    if (!code && request.headers["x-acs-action"] !== "SendSms") code = "InvalidAction.NotFound";
    if (!code && request.headers["x-acs-version"] !== "2017-05-25") code = "InvalidVersion";
    nonces.add(nonce);
    if (!code && answer.code === "OK") {
      const get = (name: string) => searchParams.get(name) ?? "";
      received.push({
        PhoneNumbers: get("PhoneNumbers"),
        SignName: get("SignName"),
        TemplateCode: get("TemplateCode"),
        parameters: JSON.parse(get("TemplateParam")) as Record<string, string>,
      });
    }
    response.writeHead(code ? 400 : answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ Code: code ?? answer.code, Message: "", RequestId: "test" }));
  });
  return { ...(await listenOnLoopback(server)), received, answer };
}
