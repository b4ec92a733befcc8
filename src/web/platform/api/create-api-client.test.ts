import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestLimits } from "../request-limits.ts";
import { isAborted, NetworkError, TimeoutError } from "./api-error.ts";
import { createApiClient } from "./create-api-client.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Answer = Response | Error | "never";
const ok = () => Response.json({ code: 2000, message: "ok", data: "x" });
const fail = (status: number, retryAfter?: string) =>
  new Response("", { status, ...(retryAfter !== undefined && { headers: { "retry-after": retryAfter } }) });

/** A client whose requests get these answers in order; `never` waits for the end of its signal. */
function stubClient(...answers: Answer[]) {
  const sent: number[] = [];
  const fetcher = ((_: string, { signal }: { signal: AbortSignal }) => {
    sent.push(Date.now());
    const answer = answers.shift();
    if (answer instanceof Response) return Promise.resolve(answer);
    if (answer instanceof Error) return Promise.reject(answer);
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("ended", "AbortError")));
    });
  }) as typeof fetch;
  return { call: createApiClient({ signKey: "k", fetcher }), sent };
}

/** Runs a call to its end and returns what it resolved or rejected to. */
async function awaitEnd(outcome: Promise<unknown>): Promise<unknown> {
  const ended = outcome.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2 * requestLimits.timeoutMs);
  return ended;
}

test.each([
  ["a failing network", new TypeError("cut"), requestLimits.retryMs],
  ["502", fail(502), requestLimits.retryMs],
  ["503 with Retry-After", fail(503, "2"), 2000],
  ["504", fail(504), requestLimits.retryMs],
])("repeats a GET once after %s", async (_, answer, wait) => {
  const { call, sent } = stubClient(answer, ok(), ok());
  expect(await awaitEnd(call("common/getCitys"))).toBe("x");
  expect(sent).toHaveLength(2);
  expect(sent[1]! - sent[0]!).toBe(wait);
});

test.each<[string, Answer[], number]>([
  ["a second failure", [fail(503), fail(503), ok()], 2],
  ["500", [fail(500), ok()], 1],
  ["429", [fail(429, "1"), ok()], 1],
  ["a Retry-After that is too long", [fail(503, "60"), ok()], 1],
])("does not repeat a GET after %s", async (_, answers, requests) => {
  const { call, sent } = stubClient(...answers);
  expect(await awaitEnd(call("common/getCitys"))).toBeInstanceOf(Error);
  expect(sent).toHaveLength(requests);
});

test.each<[string, Answer]>([
  ["a failing network", new TypeError("cut")],
  ["503", fail(503)],
])("never repeats a POST after %s", async (_, answer) => {
  const { call, sent } = stubClient(answer, ok());
  expect(await awaitEnd(call("demand/get", { token: "t" }))).toBeInstanceOf(Error);
  expect(sent).toHaveLength(1);
});

test("gives up on a late answer, without a second request", async () => {
  const { call, sent } = stubClient("never", ok());
  expect(await awaitEnd(call("common/getCitys"))).toBeInstanceOf(TimeoutError);
  expect(sent).toHaveLength(1);
});

test("ends with its signal: before, during and between requests", async () => {
  for (const answers of [[ok()], ["never" as const], [new TypeError("cut"), ok()]]) {
    const { call, sent } = stubClient(...answers);
    const leaving = new AbortController();
    if (answers[0] instanceof Response) leaving.abort();
    const outcome = call("common/getCitys", {}, { signal: leaving.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(requestLimits.retryMs / 2);
    leaving.abort();
    const error = await outcome;
    expect(isAborted(error)).toBe(true);
    expect(error).not.toBeInstanceOf(NetworkError);
    expect(sent.length).toBeLessThanOrEqual(1);
    expect(vi.getTimerCount()).toBe(0);
  }
});
