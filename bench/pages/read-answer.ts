import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

/** Requests a page over a connection of its own and returns its headers in their order and its body as it was sent. */
export async function readAnswer(url: string, headers: Record<string, string> = { "accept-encoding": "br" }) {
  const outgoing = request(url, { headers, agent: false }).end();
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1]!] as const] : []));
  return { status: answer.statusCode, headers: Object.fromEntries(lines), body: Buffer.concat(chunks) };
}
