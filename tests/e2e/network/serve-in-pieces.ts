import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { listenOnLoopback } from "../../suite/listen-on-loopback.ts";

const pieceBytes = 1000;
const pauseMs = 5;

async function sendInPieces(document: Buffer, outgoing: ServerResponse): Promise<void> {
  for (let from = 0; from < document.length; ) {
    // Pieces end with a tag: a text in two halves is drawn twice, which no page can help.
    const tagEnd = document.indexOf(">", from + pieceBytes);
    const to = tagEnd < 0 ? document.length : tagEnd + 1;
    outgoing.write(document.subarray(from, to));
    from = to;
    await setTimeout(pauseMs);
  }
  outgoing.end();
}

async function answer(got: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const isDocument = got.headers["content-type"]?.startsWith("text/html");
  const { "content-length": length, ...headers } = got.headers;
  outgoing.writeHead(got.statusCode ?? 502, isDocument ? headers : got.headers);
  if (isDocument) await sendInPieces(await buffer(got), outgoing);
  else got.pipe(outgoing);
}

/**
 * Starts a proxy on a free port that sends every document of a site piece by piece: the browser paints while it parses, as
 * on a poor connection or a busy phone. It answers what a page reads, not what it sends.
 */
export async function serveInPieces(site: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const { host: _, ...headers } = incoming.headers;
    // Documents come as plain bytes, to be cut.
    if (headers.accept?.includes("text/html")) headers["accept-encoding"] = "identity";
    request(site + incoming.url, { method: incoming.method, headers }, (got) => void answer(got, outgoing))
      .on("error", () => outgoing.destroy())
      .end();
  });
  return listenOnLoopback(server);
}
