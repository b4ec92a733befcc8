import * as http from "node:http";
import * as https from "node:https";
import { describeNetworkError } from "./describe-network-error.ts";

/** Bytes of an answer that are read; the rest is not waited for. */
const maxAnswerBytes = 64 * 1024;

/** Agents of our own: they use no proxy, whatever the environment says, and reuse no connection, as is the default. */
const agents = { "http:": new http.Agent(), "https:": new https.Agent() };

export interface JsonAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** At most `maxAnswerBytes` of the body. */
  text: string;
}

function readBounded(answer: http.IncomingMessage, done: (text: string) => void, fail: (error: Error) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const finish = () => done(Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString());
  answer.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < maxAnswerBytes) return;
    finish();
    answer.destroy();
  });
  answer.once("end", finish);
  answer.once("error", fail);
}

/**
 * Posts JSON and resolves with the complete answer, whatever its status; redirects are not followed.
 * @throws DeliveryError if there is no complete answer
 */
export function postJson(
  url: URL,
  body: string,
  { headers = {}, signal }: { headers?: Record<string, string>; signal: AbortSignal },
): Promise<JsonAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(describeNetworkError(error));
    const secure = url.protocol === "https:";
    const request = (secure ? https : http).request(url, {
      method: "POST",
      agent: agents[secure ? "https:" : "http:"],
      signal,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Length": String(Buffer.byteLength(body)),
        "User-Agent": "huizhi",
        Accept: "application/json",
        ...headers,
      },
    });
    request.once("error", fail);
    request.once("response", (answer) => {
      const { statusCode: status = 0, headers: answered } = answer;
      readBounded(answer, (text) => resolve({ status, headers: answered, text }), fail);
    });
    request.end(body);
  });
}
