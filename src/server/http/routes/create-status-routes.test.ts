import { expect, test } from "vitest";
import { createStatusRoutes } from "./create-status-routes.ts";

const contentType = "text/plain; version=0.0.4; charset=utf-8" as const;
const createRoutes = (isReady: boolean, metricsToken?: string) =>
  createStatusRoutes({
    ready: async () => isReady,
    metrics: { text: async () => "huizhi_up 1\n", contentType },
    metricsToken,
  });

interface MetricsRequest {
  token?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** Requests the metrics over a socket of an address, from this machine unless one is given. */
async function requestMetrics({ token, address = "127.0.0.1", headers = {} }: MetricsRequest) {
  const socket = { incoming: { socket: { remoteAddress: address } } };
  const response = await createRoutes(true, token).request("/metrics", { headers }, socket);
  const text = await response.text();
  return { status: response.status, hasMetrics: text.includes("huizhi_up"), headers: response.headers };
}

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

test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
  "serves the metrics to %s, this machine, with their content type",
  async (address) => {
    const { status, hasMetrics, headers } = await requestMetrics({ address });
    expect([status, hasMetrics, headers.get("content-type")]).toEqual([200, true, contentType]);
  },
);

test.each(["192.0.2.1", "10.0.0.1", "::ffff:192.0.2.1", "2001:db8::1", "::", "unknown", ""])(
  "has no metrics for %j, another machine",
  async (address) => {
    expect(await requestMetrics({ address })).toMatchObject({ status: 404, hasMetrics: false });
  },
);

test("has no metrics for a request whose socket is not known", async () => {
  expect((await createRoutes(true).request("/metrics")).status).toBe(404);
});

test.each([
  ["x-forwarded-for", "127.0.0.1"],
  ["forwarded", "for=127.0.0.1"],
  ["x-real-ip", "127.0.0.1"],
  ["x-forwarded-proto", "https"],
  ["via", "1.1 proxy"],
])("has no metrics for a request that a proxy on this machine has forwarded with %s", async (name, value) => {
  expect(await requestMetrics({ headers: { [name]: value } })).toMatchObject({ status: 404, hasMetrics: false });
});

const token = "a-token-of-letters-0123";

test.each([
  ["another machine", { address: "192.0.2.1" }],
  ["this machine", {}],
  ["a proxy", { headers: { "x-forwarded-for": "192.0.2.1" } }],
])("serves the metrics with the token to %s", async (_name, { headers, ...request }: MetricsRequest) => {
  const given = { token, ...request, headers: { ...headers, authorization: `Bearer ${token}` } };
  expect(await requestMetrics(given)).toMatchObject({ status: 200, hasMetrics: true });
});

test.each([
  undefined,
  "",
  "Bearer",
  "Bearer ",
  `Bearer ${token}4`,
  `Bearer ${token.slice(1)}`,
  `Basic ${token}`,
  token,
])("refuses %j where a token is set, also from this machine", async (authorization) => {
  const refused = await requestMetrics({ token, headers: authorization === undefined ? {} : { authorization } });
  expect(refused).toMatchObject({ status: 401, hasMetrics: false });
  expect(refused.headers.get("www-authenticate")).toBe("Bearer");
});
