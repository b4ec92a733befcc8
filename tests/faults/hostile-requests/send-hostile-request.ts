import { request } from "node:http";
import type { HostileAnswer, HostileRequest } from "./hostile-request.ts";

/**
 * Sends a request as it is from a client's address; again where the server has just closed the open connection that was to carry it.
 * @throws Error where the connection ends without an answer
 */
export function sendHostileRequest(site: string, sent: HostileRequest, address: string): Promise<HostileAnswer> {
  const { hostname, port, host } = new URL(site);
  const lines = [["host", sent.host ?? host], ...sent.headers, ["x-forwarded-for", `unknown, ${address}`]];
  const { body } = sent;
  const length = body === undefined ? [] : ["content-length", String(Buffer.byteLength(body))];
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        method: sent.method,
        path: sent.target,
        headers: [...lines.flat(), ...length],
        setHost: false,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on("error", (error) => {
      if (outgoing.reusedSocket) resolve(sendHostileRequest(site, sent, address));
      else reject(error);
    });
    outgoing.end(body);
  });
}
