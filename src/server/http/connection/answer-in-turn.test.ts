import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerInTurn, mostUnanswered } from "./answer-in-turn.ts";

let server: Server;
let client: Socket;
let received = "";
/** Requests that the listener has begun to answer. */
let begun: { request: IncomingMessage; response: ServerResponse }[] = [];

beforeEach(async () => {
  begun = [];
  received = "";
  server = createServer(answerInTurn((request, response) => begun.push({ request, response })));
  await once(server.listen(0, "127.0.0.1"), "listening");
  client = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  client.on("data", (bytes) => {
    received += bytes.toString("latin1");
  });
  client.on("error", () => undefined);
  await once(client, "connect");
});
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const send = (count: number) => client.write(Array.from({ length: count }, (_, at) => get(`/${at}`)).join(""));
const listBegun = () => begun.map(({ request }) => request.url);

test("begins the next request of a connection once the one before is answered, in their order", async () => {
  send(3);
  await expect.poll(listBegun).toEqual(["/0"]);
  for (const [at, expected] of [
    ["/0", "/1"],
    ["/0", "/1", "/2"],
    ["/0", "/1", "/2"],
  ].entries()) {
    begun[at]!.response.end(`answer ${at}`);
    await expect.poll(listBegun).toEqual(expected);
  }
  await expect.poll(() => received.match(/answer \d/g)).toEqual(["answer 0", "answer 1", "answer 2"]);
});

test("answers requests with bodies in turn", async () => {
  const post = (text: string) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
  client.write(post("one") + post("two"));
  for (const expected of ["one", "two"]) {
    await expect.poll(() => begun.length).toBeGreaterThan(0);
    const { request, response } = begun.shift()!;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    await expect.poll(() => Buffer.concat(chunks).toString()).toBe(expected);
    response.end(`got ${expected}.`);
  }
  await expect.poll(() => received.match(/got \w+\./g)).toEqual(["got one.", "got two."]);
});

test(`answers ${mostUnanswered} requests that come at once`, async () => {
  send(mostUnanswered);
  for (let at = 0; at < mostUnanswered; at++) {
    await expect.poll(() => begun.length).toBe(at + 1);
    begun[at]!.response.end(`answer ${at}.`);
  }
  await expect.poll(() => received.match(/answer \d+\./g)?.length).toBe(mostUnanswered);
});

test("closes a connection with more requests, and begins none of them", async () => {
  const closed = once(client, "close");
  send(mostUnanswered + 1000);
  await closed;
  expect(begun.length).toBe(1);
});

test("begins none of the requests that wait in a connection that is gone", async () => {
  send(10);
  await expect.poll(listBegun).toEqual(["/0"]);
  const gone = once(begun[0]!.response, "close");
  client.destroy();
  await gone;
  begun[0]!.response.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(listBegun()).toEqual(["/0"]);
});

test("lets other connections be answered meanwhile", async () => {
  send(5);
  await expect.poll(listBegun).toEqual(["/0"]);
  const answered = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/other`);
  await expect.poll(listBegun).toEqual(["/0", "/other"]);
  begun[1]!.response.end("other");
  expect(await (await answered).text()).toBe("other");
});
