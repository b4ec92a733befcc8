import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { toReadyAnswer } from "../cache/ready-answer.ts";
import type { PageQuestion } from "../cache/cached-answers.ts";
import { idleConnectionMs } from "./connection-limits.ts";
import { createPageListener } from "./create-page-listener.ts";
import { answerOnConnections } from "./answer-on-connections.ts";

const createAnswer = (text: string) =>
  toReadyAnswer(200, { "content-type": "text/plain", "content-length": String(text.length) }, Buffer.from(text));
const pages = new Map([
  ["/one", createAnswer("one")],
  ["/large", createAnswer("x".repeat(300_000))],
]);
const find = ({ target }: PageQuestion) => {
  const answer = pages.get(target);
  return answer && { answer, path: target };
};
const observe = vi.fn();
/** Answers with what was sent, once the whole body is there; `/early` before it. */
const next = vi.fn<RequestListener>((request, response) => {
  const chunks: Buffer[] = [];
  const answer = () => {
    const body = Buffer.from(`${request.method} ${request.url} ${Buffer.concat(chunks)}`);
    response.writeHead(200, { "content-length": body.length }).end(body);
  };
  if (request.url === "/early") return answer();
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.once("end", answer);
});

const servers: Server[] = [];
async function start(isQuick: boolean): Promise<number> {
  const listener = createPageListener({ answers: { find }, observe, next });
  const server = createServer({ keepAliveTimeout: idleConnectionMs }, listener);
  if (isQuick) answerOnConnections(server, { answers: { find }, observe });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}
let [quick, slow] = [0, 0];
beforeAll(async () => {
  [quick, slow] = [await start(true), await start(false)];
});
beforeEach(() => {
  vi.clearAllMocks();
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const open = async (port: number): Promise<Socket> => {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  return socket;
};

/** Writes pieces one after another and returns what came back until the connection was closed, without dates. */
async function exchange(port: number, pieces: readonly Buffer[]): Promise<string> {
  const socket = await open(port);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  for (const piece of pieces) {
    socket.write(piece);
    await nextTurn();
    await nextTurn();
  }
  await closed;
  return text.replaceAll(/^Date: .*$/gm, "Date: …");
}

const get = (path: string, extra = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${extra}\r\n`;
const kinds = [
  get("/one"),
  get("/one"),
  get("/large"),
  get("/other"),
  get("/early"),
  `HEAD /one HTTP/1.1\r\nHost: a\r\n\r\n`,
  `POST /sent HTTP/1.1\r\nHost: a\r\nContent-Length: 20\r\n\r\n${get("/one").slice(0, 20)}`,
  `POST /chunked HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
  `POST /early HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nearly`,
  `\r\n${get("/one")}`,
];

/** Cuts bytes at these places. */
const cut = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const at = [...new Set(places.map((place) => place % bytes.length))].toSorted((a, b) => a - b);
  return [0, ...at]
    .map((from, index) => bytes.subarray(from, at[index] ?? bytes.length))
    .filter(({ length }) => length > 0);
};

test("answers any requests, in any pieces, as the HTTP parser alone does", async () => {
  const last = get("/last", "Connection: close\r\n");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...kinds), { maxLength: 6 }),
      fc.array(fc.nat(2000), { maxLength: 5 }),
      fc.boolean(),
      async (requests, places, isUncut) => {
        const all = [...requests, last].map((text) => Buffer.from(text));
        const pieces = isUncut ? all : cut(Buffer.concat(all), places);
        expect(await exchange(quick, pieces)).toBe(await exchange(slow, pieces));
      },
    ),
    { numRuns: 150 },
  );
});

/** Sends a request on an open connection and returns the answer's body, which has no line break. */
async function read(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  let answer = "";
  while (!/\r\n\r\n[\s\S]+$/.test(answer)) answer += ((await once(socket, "data")) as [Buffer])[0].toString("latin1");
  return answer.slice(answer.indexOf("\r\n\r\n") + 4);
}

test("answers after the first request without the HTTP parser, also after a call with a body, and tells of it", async () => {
  const socket = await open(quick);
  const requests = vi.fn();
  servers[0]!.on("request", requests);
  const bodies = [];
  for (const text of [get("/one"), get("/one"), kinds[6]!, get("/one"), get("/other"), get("/one")])
    bodies.push(await read(socket, text));
  expect(bodies).toEqual(["one", "one", `POST /sent ${get("/one").slice(0, 20)}`, "one", "GET /other ", "one"]);
  expect(requests.mock.calls.map(([{ url }]) => url)).toEqual(["/one", "/sent", "/other"]);
  expect(observe).toHaveBeenCalledTimes(4);
  expect(observe).toHaveBeenLastCalledWith("GET", "/one", 200, expect.any(Number));
  socket.destroy();
});

test("sends the date of the answer", async () => {
  const socket = await open(quick);
  await read(socket, get("/one"));
  socket.write(get("/one"));
  const [answer] = (await once(socket, "data")) as [Buffer];
  const date = /^Date: (.*)\r$/m.exec(answer.toString("latin1"))![1]!;
  expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(60_000);
  socket.destroy();
});

test("leaves a connection to the server's order of ending", async () => {
  const port = await start(true);
  const server = servers.pop()!;
  const socket = await open(port);
  await read(socket, get("/one"));
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closed = Promise.all([once(server, "close"), once(socket, "close")]);
  server.close();
  if (!socket.destroyed) socket.write(get("/one"));
  socket.resume();
  socket.on("error", () => undefined);
  await closed;
});
