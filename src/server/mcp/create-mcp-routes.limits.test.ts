import { expect, test, vi } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { assistantRate, maxAssistantMessages } from "#domain/limits.ts";
import { createMcpRoutes } from "./create-mcp-routes.ts";

const context = await createMemoryContext({
  venues: [createTestVenue("1")],
  spaces: [createTestSpace("11", "1")],
});

/** Creates the endpoint for one caller; `count` is called for what waits for its turn. */
function createRoutes() {
  const count = vi.fn();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    count();
    return work();
  };
  const onFault = (error: unknown) => {
    throw error;
  };
  const callerOf = () => ({ address: "192.0.2.1" });
  return { count, routes: createMcpRoutes({ context, callerOf, inTurn, onFault, origin: "https://huizhi.example" }) };
}

test("answers 429 to too many requests, 413 to a large body, and 405 to a session's methods", async () => {
  const { routes } = createRoutes();
  expect((await routes.request("/mcp")).status).toBe(405);
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const large = await routes.request("/mcp", { method: "POST", headers, body: `"${"x".repeat(70_000)}"` });
  expect(large.status).toBe(413);
  let answer = large;
  for (let at = 0; at < assistantRate.most && answer.status !== 429; at++) answer = await routes.request("/mcp");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});

/** Sends so many calls of a tool as one request. */
const sendTogether = (routes: ReturnType<typeof createRoutes>["routes"], count: number) =>
  routes.request("/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify(
      Array.from({ length: count }, (_, id) => ({
        jsonrpc: "2.0",
        id,
        method: "tools/call",
        params: { name: "read_space", arguments: { venueId: "1", spaceId: "11" } },
      })),
    ),
  });

test("counts each message of a request, and refuses a request with too many", async () => {
  const { routes } = createRoutes();
  expect((await sendTogether(routes, maxAssistantMessages + 1)).status).toBe(413);
  let statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length <= assistantRate.most)
    statuses = [...statuses, (await sendTogether(routes, maxAssistantMessages)).status];
  expect(statuses.filter((status) => status === 200).length).toBe(assistantRate.most / maxAssistantMessages);
});

test("makes each call of a tool in its turn", async () => {
  const { routes, count } = createRoutes();
  const response = await sendTogether(routes, 3);
  await response.text();
  expect(count).toHaveBeenCalledTimes(3);
});
