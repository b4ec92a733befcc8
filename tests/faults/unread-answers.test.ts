import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataDir, type Site, startSite } from "../start-site.ts";

let site: Site;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startSite(createDataDir("unread-answers"), { DEMO: "0", LOG_LEVEL: "warn" });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.stop();
});

/** Returns the megabytes that the server's process takes. */
const readMemory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))![1]) / 1024;

/** Opens a connection that sends so many requests in one piece and reads nothing. */
async function sendUnread(path: string, count: number): Promise<Socket> {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined).pause();
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n`.repeat(count));
  return socket;
}

/** Megabytes that a hundred connections may take, what is still to be collected included: unbounded, they took gigabytes. */
const mostGrowth = 600;

test.each([
  ["a page", "/case/submit"],
  ["a call", "/api/common/getCitys"],
  ["a file", "/share.png"],
])(
  "a hundred connections that send 1,000 requests for %s each and read nothing take little memory",
  async (_, path) => {
    for (let warm = 0; warm < 20; warm++) await (await fetch(site.url + path)).arrayBuffer();
    const before = readMemory();
    const opened = await Promise.all(Array.from({ length: 100 }, () => sendUnread(path, 1000)));
    for (let look = 0; look < 20; look++) {
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      expect(readMemory() - before).toBeLessThan(mostGrowth);
    }
    for (const socket of opened) socket.destroy();
    expect((await fetch(site.url + path)).status).toBe(200);
  },
);

test("a hundred connections that send as many requests as may wait and read nothing take little memory", async () => {
  const before = readMemory();
  await Promise.all(Array.from({ length: 100 }, () => sendUnread("/api/common/getCitys", 32)));
  for (let look = 0; look < 40; look++) {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(readMemory() - before).toBeLessThan(mostGrowth);
  }
});
