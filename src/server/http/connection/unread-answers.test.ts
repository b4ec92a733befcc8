import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterEach, expect, test } from "vitest";
import { UnreadAnswers } from "./unread-answers.ts";

/** More than the buffers of both ends of a connection on the loopback take. */
const answerBytes = 16 * 1024 * 1024;
const answer = Buffer.alloc(answerBytes, "x");
const servers: Server[] = [];
const clients: Socket[] = [];

async function start(listener: RequestListener, mostBytes: number) {
  const server = createServer(listener);
  servers.push(server);
  const unread = new UnreadAnswers({ mostBytes, lookMs: 20 });
  unread.watch(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { unread, port: (server.address() as AddressInfo).port };
}
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Sends a request on a connection of its own that reads nothing until it is resumed. */
async function request(port: number): Promise<Socket> {
  const client = connect({ port, host: "127.0.0.1" });
  clients.push(client);
  client.on("error", () => undefined).pause();
  await once(client, "connect");
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  return client;
}

test("counts what clients have not read, and nothing once they have or are gone", async () => {
  const { unread, port } = await start((_request, response) => response.end(answer), 10 * answerBytes);
  const [reading, leaving] = [await request(port), await request(port)];
  await expect.poll(() => unread.bytes).toBeGreaterThan(answerBytes);
  reading.resume();
  await expect.poll(() => unread.bytes).toBeLessThan(1.5 * answerBytes);
  leaving.destroy();
  await expect.poll(() => unread.bytes).toBe(0);
  expect(unread.closed).toBe(0);
});

test("closes the connections that read nothing for longest over the limit, and keeps one that reads", async () => {
  const { unread, port } = await start((_request, response) => response.end(answer), 2.5 * answerBytes);
  const silent = [await request(port)];
  await expect.poll(() => unread.bytes).toBeGreaterThan(0);
  for (let at = 0; at < 3; at++) silent.push(await request(port));
  await expect.poll(() => unread.closed).toBe(2);
  expect(unread.bytes).toBeLessThanOrEqual(2.5 * answerBytes);
  let read = 0;
  const last = silent.at(-1)!;
  last.on("data", (bytes: Buffer) => {
    read += bytes.length;
  });
  last.resume();
  await expect.poll(() => read).toBeGreaterThan(answerBytes);
});

test("counts answers that are sent in pieces", async () => {
  const send: RequestListener = (_request, response) => {
    // A source that does not wait for its client.
    const source = Readable.from(Array.from({ length: 1000 }, () => answer.subarray(0, 65_536)));
    response.flushHeaders();
    source.on("data", (chunk) => response.write(chunk));
  };
  const { unread, port } = await start(send, answerBytes);
  await request(port);
  await expect.poll(() => [unread.closed, unread.bytes]).toEqual([1, 0]);
});

test("leaves a source that waits for its client to its client", async () => {
  const send: RequestListener = (_request, response) =>
    void pipeline(Readable.from(Array.from({ length: 500 }, () => answer.subarray(0, 65_536))), response).catch(
      () => undefined,
    );
  const { unread, port } = await start(send, answerBytes);
  let read = 0;
  const client = await request(port);
  client.on("data", (bytes: Buffer) => {
    read += bytes.length;
  });
  client.resume();
  await expect.poll(() => read).toBeGreaterThan(500 * 65_536);
  expect(unread.closed).toBe(0);
});
