import { expect, test } from "vitest";
import { createStatusRoutes } from "./create-status-routes.ts";

const contentType = "text/plain; version=0.0.4; charset=utf-8" as const;
const createRoutes = (isReady: boolean) =>
  createStatusRoutes({
    ready: async () => isReady,
    metrics: { text: async () => "huizhi_up 1\n", contentType },
  });

test("reports health while the process runs", async () => {
  const response = await createRoutes(false).request("/healthz");
  expect([response.status, await response.text()]).toEqual([200, "ok"]);
});

test.each([
  [true, 200, "ready"],
  [false, 503, "not ready"],
])("answers /readyz with ready %s by %i", async (isReady, status, text) => {
  const response = await createRoutes(isReady).request("/readyz");
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test("serves the metrics with their content type", async () => {
  const response = await createRoutes(true).request("/metrics");
  expect(response.headers.get("content-type")).toBe(contentType);
  expect(await response.text()).toBe("huizhi_up 1\n");
});
