import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenOnLoopback } from "../../suite/listen-on-loopback.ts";

/** What happens to a submitted demand between browser and site. `lost`: it arrives, but its answer does not. */
export type Fault = "none" | "500" | "portal" | "403" | "20003" | "cut" | "lost" | "20001";

/** A proxy in front of a site that spoils the answers to demands, for pages and workers alike. */
export interface FaultyProxy {
  url: string;
  fault: Fault;
  /** Client keys of the demands that reached the proxy, in order. */
  received: string[];
  stop: () => Promise<void>;
}

const portalPage = "<!doctype html><title>Wi-Fi</title><p>请登录后上网</p>";
const envelope = (code: number, message: string, data: unknown = null) => JSON.stringify({ code, message, data });
const issues = [{ field: "mobile", rule: "mobile", message: "请填写正确的电话" }];

/** The answers that a fault gives in place of the site's. */
const answers: Partial<Record<Fault, { status: number; type: string; body: string }>> = {
  "500": { status: 500, type: "application/json", body: envelope(20000, "出错了") },
  portal: { status: 200, type: "text/html", body: portalPage },
  "403": { status: 403, type: "text/html", body: "<h1>Forbidden</h1>" },
  "20003": { status: 400, type: "application/json", body: envelope(20003, "签名缺失、有误或已过期") },
  "20001": { status: 400, type: "application/json", body: envelope(20001, "请求的格式不对", { issues }) },
};

function forward(site: string, incoming: IncomingMessage, body: Buffer, onAnswer: (answer: IncomingMessage) => void) {
  const { host: _, ...headers } = incoming.headers;
  const outgoing = request(site + incoming.url, { method: incoming.method, headers }, onAnswer);
  outgoing.on("error", () => incoming.destroy());
  outgoing.end(body);
}

/** Starts a proxy in front of a site on a free port. */
export async function startFaultyProxy(site: string): Promise<FaultyProxy> {
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    const isDemand = incoming.url === "/api/common/caseSubmit";
    const fault = isDemand ? proxy.fault : "none";
    if (isDemand) proxy.received.push((JSON.parse(String(body)) as { clientKey: string }).clientKey);
    const answer = answers[fault];
    if (answer) {
      outgoing.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
    } else if (fault === "cut") {
      incoming.socket.destroy();
    } else {
      forward(site, incoming, body, (got) => {
        if (fault === "lost") return incoming.socket.destroy();
        outgoing.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(outgoing);
      });
    }
  };
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  const proxy: FaultyProxy = { ...(await listenOnLoopback(server)), fault: "none", received: [] };
  return proxy;
}
