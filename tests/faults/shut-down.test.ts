import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createDataDir, startSite } from "../start-site.ts";
import { createDemandStream } from "./create-demand-stream.ts";
import { expectCompleteDemands } from "./expect-complete-demands.ts";

const clients = 10;

/** Opens a submission whose body comes in drips, one byte at a time. */
async function openTricklingClient(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const head = ["POST /api/common/caseSubmit HTTP/1.1", "host: 127.0.0.1", "content-type: application/json"];
  socket.write([...head, "content-length: 1000", "", '{"name":"'].join("\r\n"));
  const drip = setInterval(() => socket.write("a"), 100);
  socket.once("close", () => clearInterval(drip));
  return socket;
}

test(`SIGTERM ends the server in 15 s with ${clients} trickling clients, and no acknowledged demand is lost`, async () => {
  const dataDir = createDataDir("shut-down");
  const env = { TRUST_PROXY: "1", DEMO: "0" };
  let site: Awaited<ReturnType<typeof startSite>> | undefined = await startSite(dataDir, env);
  const { process: server, url, log } = site;
  const stream = createDemandStream(() => site?.url);
  const sockets = await Promise.all(
    Array.from({ length: clients }, () => openTricklingClient(Number(new URL(url).port))),
  );
  await stream.acknowledge(20);
  const ended = once(server, "exit");
  const began = performance.now();
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(log()).toContain('"msg":"requests cut off at the deadline"');
  expect(log()).not.toMatch(/"msg":"fault"|"level":50/);
  for (const socket of sockets) await (socket.closed || once(socket, "close"));
  site = undefined;
  site = await startSite(dataDir, env);
  await stream.finish();
  await site.stop();
  await expectCompleteDemands({ dataDir }, stream);
}, 60_000);
