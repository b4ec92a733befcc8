import { connect, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import type { LoadOptions, LoadResult } from "./send-load.ts";

/**
 * Sends requests over connections that stay open, one at a time on each, and measures them until the time is over. Reads of an
 * answer only what it needs: status, length, end.
 */
const { port, paths, connections, seconds = 3600, headers = {}, pauseMs = 0 } = workerData as LoadOptions;
const { most = Number.POSITIVE_INFINITY } = workerData as LoadOptions;
const lines = { host: `127.0.0.1:${port}`, "accept-encoding": "gzip, deflate, br, zstd", ...headers };
const head = Object.entries(lines)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join("");
const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`));

const result: LoadResult = { answers: 0, bytes: 0, statuses: {}, ms: [], errors: 0 };
/** Waiting times that are stored, so that measuring costs little. */
const mostTimes = 20_000;
let [next, isOver] = [0, false];

function end(): void {
  if (isOver) return;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  parentPort!.postMessage(result);
}

function run(socket: Socket): void {
  let [left, began, status] = [0, 0, ""];
  const send = () => {
    began = performance.now();
    socket.write(requests[next++ % requests.length]!);
  };
  const finish = () => {
    result.answers++;
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (result.ms.length < mostTimes) result.ms.push(performance.now() - began);
    if (result.answers >= most) end();
    else if (next >= most) socket.end();
    else if (pauseMs > 0) setTimeout(send, pauseMs);
    else send();
  };
  const read = (bytes: Buffer) => {
    result.bytes += bytes.length;
    if (left === 0) {
      const text = bytes.toString("latin1", 0, 4096);
      status = text.slice(9, 12);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0;
      left = text.indexOf("\r\n\r\n") + 4 + Number(length);
    }
    left -= bytes.length;
    if (left <= 0) {
      left = 0;
      finish();
    }
  };
  socket.on("connect", send);
  socket.on("data", read);
}

const sockets = Array.from({ length: connections }, () => {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  socket.on("error", () => {
    if (!isOver) result.errors++;
  });
  run(socket);
  return socket;
});
setTimeout(end, seconds * 1000);
