import { Hono } from "hono";
import { expect, test } from "vitest";
import { maxPathLength } from "#domain/limits.ts";
import { refuseLongPaths } from "./refuse-long-paths.ts";

const app = new Hono().use(refuseLongPaths).all("/*", (http) => http.text("ok"));
/** Sends a request as the adapter of Node's server does, which has the target as it was sent. */
const send = (target: string) => app.request(`http://site.example${target}`, {}, { incoming: { url: target } });
const buildPath = (length: number, start = "/") => start + "a".repeat(length - start.length);

test("answers a path of the longest length, with any query", async () => {
  expect((await send(buildPath(maxPathLength))).status).toBe(200);
  expect((await send(`${buildPath(maxPathLength)}?q=${"b".repeat(8000)}`)).status).toBe(200);
  expect((await app.request(`http://site.example${buildPath(maxPathLength)}?q=1`)).status).toBe(200);
});

test.each([
  ["a page", buildPath(maxPathLength + 1)],
  ["slashes", "/".repeat(maxPathLength + 1)],
  ["a page with a query", `${buildPath(maxPathLength + 1)}?q=1`],
  ["what a parsed URL drops", `/${"a/../".repeat(500)}`],
])("refuses a longer path: %s", async (_, target) => {
  const response = await send(target);
  expect([response.status, await response.text()]).toEqual([414, "URI Too Long"]);
});

test("refuses a longer path of the API with the envelope of its code", async () => {
  const response = await send(buildPath(maxPathLength + 1, "/api/"));
  expect(response.status).toBe(414);
  expect(await response.json()).toEqual({ code: 20011, message: "请求的地址太长", data: null });
});
