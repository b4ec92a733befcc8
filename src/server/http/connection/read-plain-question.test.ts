import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readQuestion } from "./create-page-listener.ts";
import { readPlainQuestion } from "./read-plain-question.ts";

/** What the HTTP parser makes of bytes: its requests, and whether it was content with them. */
const parsed: IncomingMessage[] = [];
const server = createServer((request, response) => {
  parsed.push(request);
  response.end();
});
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes to the HTTP parser, ends the connection and returns the answer and the requests that were read. */
async function parse(bytes: Buffer) {
  parsed.length = 0;
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.end(bytes);
  await once(socket, "close");
  return { answer, requests: [...parsed] };
}

const names = ["Host", "host", "Accept-Encoding", "Cookie", "If-None-Match", "User-Agent", "Sec-Fetch-Mode", "X-A"];
const hostileNames = [
  "Content-Length",
  "Transfer-Encoding",
  "Connection",
  "Upgrade",
  "Host ",
  "Proxy-Connection",
  "X_A",
  "",
];
const values = ["a.example", "gzip, br", "keep-alive", "close", "a=b; c=d", '"x"', "", "0", "chunked", "é", "\u00a0"];
const line = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, fc.constantFrom(...hostileNames)),
    fc.constantFrom(": ", ":", ":  ", ":\t"),
    fc.oneof(fc.constantFrom(...values), fc.string({ unit: "binary-ascii", maxLength: 6 })),
    fc.oneof({ weight: 12, arbitrary: fc.constant("\r\n") }, fc.constantFrom("\n", "\r", " \r\n", "\r\n ", "\0\r\n")),
  )
  .map((parts) => parts.join(""));
const head = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant("GET /a?b=c HTTP/1.1\r\n") },
      fc.constantFrom(
        "GET / HTTP/1.0\r\n",
        "HEAD / HTTP/1.1\r\n",
        "GET  / HTTP/1.1\r\n",
        "GET http://a/ HTTP/1.1\r\n",
        "\r\nGET / HTTP/1.1\r\n",
      ),
    ),
    fc.array(line, { maxLength: 6 }).map((lines) => lines.join("")),
    fc.oneof(
      { weight: 8, arbitrary: fc.constant("\r\n") },
      fc.constantFrom("", "\n", "\r\n\r\n", "\r\nx", "\r\n0\r\n\r\n"),
    ),
  )
  .map(([first, lines, end]) => Buffer.from(`${first}Host: a.example\r\n${lines}${end}`, "latin1"));

test("reads of a request what the HTTP parser reads, or leaves it to the parser", async () => {
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(head, async (bytes) => {
      const question = readPlainQuestion(bytes);
      if (!question) return;
      plain++;
      const { answer, requests } = await parse(bytes);
      expect(requests.map(readQuestion)).toEqual([question]);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: keep-alive\r\n/);
      expect(requests[0]!.complete).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(plain).toBeGreaterThan(100);
});

const browser = [
  "GET /beijing HTTP/1.1",
  "Host: a.example:3000",
  "Connection: keep-alive",
  "Accept-Encoding: gzip, deflate, br",
  "Cookie: a=b",
  'If-None-Match: W/"x"',
];
const join = (lines: readonly string[]) => Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);

test("reads a browser's request", () => {
  expect(readPlainQuestion(join(browser))).toEqual({
    target: "/beijing",
    host: "a.example:3000",
    accepted: "gzip, deflate, br",
    tags: 'W/"x"',
    cookies: "a=b",
  });
});

test.each([
  ["a part of a request", join(browser).subarray(0, -2)],
  ["two requests", Buffer.concat([join(browser), join(browser)])],
  ["a request with a body", join([...browser, "Content-Length: 3"])],
  ["a chunked request", join([...browser, "Transfer-Encoding: chunked"])],
  ["a name with a space", join([...browser, "Content-Length : 3"])],
  ["a folded line", join([...browser, "X-A: b", " Content-Length: 3"])],
  ["a second Host", join([...browser, "host: b.example"])],
  [
    "the end of the connection",
    join([...browser.filter((text) => !text.startsWith("Connection")), "Connection: close"]),
  ],
  ["another method", join(browser.with(0, "POST /beijing HTTP/1.1"))],
  ["an older version", join(browser.with(0, "GET /beijing HTTP/1.0"))],
  ["no Host", join(browser.toSpliced(1, 1))],
  ["a long head", join([...browser, `X-A: ${"b".repeat(5000)}`])],
])("leaves %s to the parser", (_, bytes) => {
  expect(readPlainQuestion(bytes)).toBeUndefined();
});

test("takes time in proportion to the text", () => {
  const spaces = Buffer.from(`GET / HTTP/1.1\r\n${"a:  \t  ".repeat(500)}\0\r\n\r\n`);
  expect(readPlainQuestion(spaces)).toBeUndefined();
});
