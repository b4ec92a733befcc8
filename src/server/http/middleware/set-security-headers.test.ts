import { Hono } from "hono";
import { expect, test } from "vitest";
import { setSecurityHeaders } from "./set-security-headers.ts";

const app = new Hono()
  .use(setSecurityHeaders)
  .get("/page", (http) => http.text("page"))
  .get("/fault", () => {
    throw new Error("broken");
  });
app.onError((_error, http) => http.text("fault", 500));

test.each([
  ["/page", 200],
  ["/nothing", 404],
  ["/fault", 500],
])("%s, a response with status %i, carries the security headers", async (path, status) => {
  const response = await app.request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN");
});
