import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenOnLoopback } from "#tests/suite/listen-on-loopback.ts";
import { refuseWrongHosts } from "./refuse-wrong-hosts.ts";

let server: Server;
let site: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeAll(async () => {
  server = createServer(
    refuseWrongHosts((request, response) => {
      const url = new URL(`http://${request.headers.host ?? "none"}${request.url}`);
      response.end(`${url.host} ${url.pathname}${url.search}`);
    }),
  );
  site = await listenOnLoopback(server);
});
afterAll(() => site.stop());

/** Sends lines as they are, and returns the whole answer, which ends with the connection. */
const send = (...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
    socket.write(`${[...lines, "connection: close"].join("\r\n")}\r\n\r\n`, "latin1");
  });
const getBody = (answer: string) => answer.split("\r\n\r\n")[1];
const longName = `${"a".repeat(60)}.`.repeat(4);

describe("one host that can be one", () => {
  test.each([
    "site.example",
    "Site.Example:8080",
    "127.0.0.1:3000",
    "[::1]:3000",
    "localhost",
    "under_score.example",
    `${longName}example`,
  ])("%s is answered", async (host) => {
    const answer = await send("GET /beijing?q=1 HTTP/1.1", `host: ${host}`);
    expect(getBody(answer)).toBe(`${host.toLowerCase()} /beijing?q=1`);
  });

  test.each([
    ["GET http://site.example/beijing?q=1 HTTP/1.1", "/beijing?q=1"],
    ["GET HTTP://SITE.example/ HTTP/1.1", "/"],
    ["GET http://site.example HTTP/1.1", "/"],
    ["GET http://site.example?q=1 HTTP/1.1", "/?q=1"],
  ])("%s is answered as the path alone", async (line, path) => {
    expect(getBody(await send(line, "host: site.example"))).toBe(`site.example ${path}`);
  });

  test("HTTP/1.0 may leave it out", async () => {
    expect(getBody(await send("GET / HTTP/1.0"))).toBe("none /");
  });
});

describe("a host that is not certain is refused with 400 and the end of the connection", () => {
  test.each([
    "",
    "a".repeat(254),
    "a".repeat(2324),
    "a b",
    "a/b",
    "a@site.example",
    "a?b",
    "a#b",
    "a\\b",
    "a,b",
    "site.example:",
    "site.example:99999",
    "site.example:x",
    ":80",
    "[::1",
    "[x]",
    "1.2.3.4.5",
    "%00",
    "\xe4\xbd\xa0",
    "http://site.example",
  ])("%s", async (host) => {
    const answer = await send("GET / HTTP/1.1", `host: ${host}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("x-content-type-options: nosniff");
  });

  test.each([
    ["two lines", ["GET / HTTP/1.1", "host: site.example", "host: other.example"]],
    ["two lines alike", ["GET / HTTP/1.1", "host: site.example", "Host: site.example"]],
    ["another in the target", ["GET http://other.example/ HTTP/1.1", "host: site.example"]],
    ["another port in the target", ["GET http://site.example:81/ HTTP/1.1", "host: site.example"]],
    ["a user in the target", ["GET http://a@site.example/ HTTP/1.1", "host: site.example"]],
    ["another scheme", ["GET ftp://site.example/ HTTP/1.1", "host: site.example"]],
    ["a target without a host", ["GET http:///beijing HTTP/1.1", "host: site.example"]],
    ["a target alone", ["GET http://site.example/ HTTP/1.0"]],
    ["no path", ["OPTIONS * HTTP/1.1", "host: site.example"]],
  ])("%s", async (_, lines) => {
    expect(await send(...lines)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("a call gets the envelope", async () => {
    const answer = await send("GET /api/common/getCitys HTTP/1.1", "host: a b");
    expect(answer).toContain("content-type: application/json");
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"code":20001');
    expect(answer).toContain('"field":"host"');
  });
});
