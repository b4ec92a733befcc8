import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a receiver behaves: `cut` reads a request and breaks off its answer, `silent` never answers. */
type ReceiverMode = "ok" | "error" | "cut" | "silent" | "redirect" | "busy" | "endless";

interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  mode: ReceiverMode;
}

export interface WebhookReceiver {
  url: string;
  requests: ReceivedRequest[];
  /** The most requests that were open at the same time. */
  mostOpen: () => number;
  setMode: (mode: ReceiverMode) => void;
  /** Sets what is answered with 200. */
  setAnswer: (answer: string) => void;
  /** Stops listening, so that connections are refused. */
  goDown: () => Promise<void>;
  /** Listens again on the same port. */
  comeBack: () => Promise<void>;
}

function answerAs(mode: ReceiverMode, answer: string, response: ServerResponse): void {
  if (mode === "ok") response.writeHead(200, { "Content-Type": "application/json" }).end(answer);
  else if (mode === "error") response.writeHead(500).end("receiver failed");
  else if (mode === "redirect") response.writeHead(302, { Location: "/elsewhere" }).end();
  else if (mode === "busy") response.writeHead(429, { "Retry-After": "1" }).end();
  else if (mode === "cut") {
    response.writeHead(200, { "Content-Length": "1000" });
    response.write("{");
    setTimeout(() => response.destroy(), 5);
  } else if (mode === "endless") {
    response.writeHead(200);
    const write = () => {
      if (!response.destroyed) response.write("x".repeat(16_384), () => setImmediate(write));
    };
    write();
  }
}

/** Starts an HTTP server on a free loopback port, that records every request and answers as its mode says. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const requests: ReceivedRequest[] = [];
  let mode: ReceiverMode = "ok";
  let answer = "{}";
  let open = 0;
  let mostOpen = 0;
  const server = createServer((request, response) => {
    open++;
    mostOpen = Math.max(mostOpen, open);
    response.once("close", () => open--);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("error", () => undefined);
    request.once("end", () => {
      const { url: path = "", headers } = request;
      requests.push({ path, headers, text: Buffer.concat(chunks).toString(), mode });
      answerAs(mode, answer, response);
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    mostOpen: () => mostOpen,
    setMode: (next) => {
      mode = next;
    },
    setAnswer: (next) => {
      answer = next;
    },
    goDown: async () => {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    comeBack: () => listen(port),
  };
}
