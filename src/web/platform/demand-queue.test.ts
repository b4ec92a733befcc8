import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Call } from "../../contract/index.ts";
import { ApiError, NetworkError } from "./api-client.ts";
import { onQueueNews, type QueueNews, type ReadyDemand, sendDemand, sendWaiting } from "./demand-queue.ts";

const demand = (clientKey: string): ReadyDemand => ({
  clientKey,
  name: "陈女士",
  mobile: "13800138000",
  cityCode: "110000",
  people: 200,
  consent: true,
});

/** Returns a stub API client that gives these answers in order, and the inputs it received. */
function serverOf(...answers: (Error | { reference: string; token?: string })[]) {
  const got: unknown[] = [];
  const call = (async (_: string, input: unknown) => {
    got.push(input);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error("asked too often");
    return answer;
  }) as Call;
  return { call, got };
}

let heard: QueueNews[] = [];
let stop = () => {};
/** Clears the recorded events and returns the array that the next ones are pushed to. */
function newsSoFar(): QueueNews[] {
  heard = [];
  return heard;
}

beforeEach(() => {
  stop = onQueueNews((news) => heard.push(news) > 0);
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(async () => {
  await sendWaiting(serverOf(...Array.from({ length: 9 }, () => ({ reference: "gone" }))).call);
  stop();
  vi.unstubAllGlobals();
});

it("stores a demand while offline and sends it once when the network is back", async () => {
  const { call, got } = serverOf(new NetworkError("x"), new NetworkError("x"), { reference: "HZ-1", token: "t" });
  expect(await sendDemand(call, demand("key-00001"))).toEqual({ state: "kept", because: "offline" });
  const news = newsSoFar();
  await sendWaiting(call);
  expect(news).toEqual([]);
  await sendWaiting(call);
  await sendWaiting(call);
  expect(news).toEqual([{ kind: "sent", sent: { clientKey: "key-00001", reference: "HZ-1", token: "t" } }]);
  expect(got).toEqual([demand("key-00001"), demand("key-00001"), demand("key-00001")]);
});

it("treats a duplicate as sent, with the first reference", async () => {
  const duplicate = new ApiError(20006, 200, "重复的需求", { reference: "HZ-1", token: "t" });
  const { call } = serverOf(duplicate);
  expect(await sendDemand(call, demand("key-00002"))).toEqual({
    state: "sent",
    sent: { clientKey: "key-00002", reference: "HZ-1", token: "t" },
  });
});

it("stores a demand when the server is unavailable, and rethrows a rejection", async () => {
  const busy = serverOf(new ApiError(20007, 503, "服务暂时不可用"));
  expect(await sendDemand(busy.call, demand("key-00003"))).toEqual({ state: "kept", because: "busy" });
  const refusing = serverOf(new ApiError(20001, 400, "请求的格式不对"));
  await expect(sendDemand(refusing.call, demand("key-00004"))).rejects.toMatchObject({ code: 20001 });
});

it("reports a stored demand that is rejected, and keeps one that is rate limited", async () => {
  await sendDemand(serverOf(new NetworkError("x")).call, demand("key-00005"));
  const news = newsSoFar();
  await sendWaiting(serverOf(new ApiError(20004, 429, "操作太频繁")).call);
  expect(news).toEqual([]);
  await sendWaiting(serverOf(new ApiError(20001, 400, "请求的格式不对")).call);
  expect(news).toEqual([{ kind: "failed", clientKey: "key-00005", message: "请求的格式不对" }]);
});

it("notifies the latest listener first, and others only where it did not handle the event", async () => {
  const order: string[] = [];
  const stopAll = [
    onQueueNews(() => order.push("page") > 0),
    onQueueNews((news) => {
      order.push("form");
      return news.kind === "sent" && news.sent.clientKey === "key-00007";
    }),
  ];
  for (const key of ["key-00007", "key-00008"]) await sendDemand(serverOf(new NetworkError("x")).call, demand(key));
  await sendWaiting(serverOf({ reference: "HZ-7" }, { reference: "HZ-8" }).call);
  expect(order).toEqual(["form", "form", "page"]);
  for (const stopOne of stopAll) stopOne();
});

it("queues in memory where storage is unavailable", async () => {
  vi.stubGlobal("window", {});
  await sendDemand(serverOf(new NetworkError("x")).call, demand("key-00006"));
  const news = newsSoFar();
  await sendWaiting(serverOf({ reference: "HZ-6" }).call);
  expect(news).toHaveLength(1);
});
