import { Hono } from "hono";
import { expect, test } from "vitest";
import { redirectToNormalizedPath } from "./redirect-to-normalized-path.ts";

const app = new Hono().use(redirectToNormalizedPath).get("/*", (http) => http.text("ok"));

test.each([
  ["/beijing/", "/beijing"],
  ["/beijing//?q=a%20b", "/beijing?q=a%20b"],
  ["//evil.example/", "/evil.example"],
  ["/%E5%8C%97/", "/%E5%8C%97"],
])("redirects %s to %s for good", async (path, target) => {
  const response = await app.request(`http://site.example${path}`);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(target);
});

test.each(["/", "/beijing", "/beijing?q=/"])("answers %s without a redirect", async (path) => {
  expect((await app.request(path)).status).toBe(200);
});
