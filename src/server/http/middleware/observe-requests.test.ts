import { Hono } from "hono";
import { beforeEach, expect, test, vi } from "vitest";
import { observeRequests } from "./observe-requests.ts";

const observe = vi.fn<(kind: string, status: number, seconds: number) => void>();
const info = vi.fn();
const app = new Hono()
  .use(observeRequests({ metrics: { observe }, log: { info } }))
  .get("/*", (http) => http.text("ok"));

beforeEach(() => {
  vi.clearAllMocks();
});

test.each([
  ["/beijing", "page"],
  ["/api/site/getCityMap", "api"],
  ["/assets/client.js", "asset"],
  ["/pictures/1-480.avif", "picture"],
  ["/apiary", "page"],
])("measures %s as %s", async (path, kind) => {
  await app.request(path);
  expect(observe.mock.calls).toEqual([[kind, 200, expect.any(Number)]]);
});

test("logs pages and API calls with method, path, status and duration", async () => {
  await app.request("/beijing", { method: "POST" });
  expect(info.mock.calls).toEqual([[{ method: "POST", path: "/beijing", status: 404, ms: expect.any(Number) }]]);
});

test("logs neither assets nor pictures", async () => {
  await app.request("/assets/client.js");
  await app.request("/pictures/1-480.avif");
  expect(info).not.toHaveBeenCalled();
});

test("logs at most 300 characters of a path", async () => {
  await app.request(`/${"x".repeat(1000)}`);
  expect(info.mock.calls[0]![0].path).toHaveLength(300);
});
