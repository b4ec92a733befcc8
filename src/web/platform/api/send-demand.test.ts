import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Call } from "../../../contract/index.ts";
import { ApiError, NetworkError } from "./create-api-client.ts";
import { type AddressedDemand, onQueueEvent, type QueueEvent, sendDemand, sendQueuedDemands } from "./send-demand.ts";

const demand = (clientKey: string, path: AddressedDemand["path"] = "common/caseSubmit"): AddressedDemand => ({
  path,
  demand: { clientKey, name: "陈女士", mobile: "13800138000", cityCode: "110000", people: 200, consent: true },
});

/** Returns a stub API client that gives these answers in order, and the inputs it received. */
function stubApi(...answers: (Error | { reference: string; token?: string })[]) {
  const got: unknown[] = [];
  const call = (async (path: string, demand: unknown) => {
    if (path === "common/caseSubmitSensor") throw new NetworkError("the statistics are down");
    got.push({ path, demand });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error("asked too often");
    return answer;
  }) as Call;
  return { call, got };
}

const stored = new Map<string, string>();
let recordedEvents: QueueEvent[] = [];
let stop = () => {};
/** Clears the recorded events and returns the array that the next ones are pushed to. */
function resetRecordedEvents(): QueueEvent[] {
  recordedEvents = [];
  return recordedEvents;
}

beforeEach(() => {
  stop = onQueueEvent((received) => recordedEvents.push(received) > 0);
  stored.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(async () => {
  await sendQueuedDemands(stubApi(...Array.from({ length: 9 }, () => ({ reference: "gone" }))).call);
  stop();
  vi.unstubAllGlobals();
});

it("stores a demand while offline and sends it once when the network is back", async () => {
  const { call, got } = stubApi(new NetworkError("x"), new NetworkError("x"), { reference: "HZ-1", token: "t" });
  expect(await sendDemand(call, demand("key-00001"))).toEqual({ state: "queued", because: "offline" });
  const received = resetRecordedEvents();
  await sendQueuedDemands(call);
  expect(received).toEqual([]);
  await sendQueuedDemands(call);
  await sendQueuedDemands(call);
  expect(received).toEqual([{ kind: "sent", sent: { clientKey: "key-00001", reference: "HZ-1", token: "t" } }]);
  expect(got).toEqual([demand("key-00001"), demand("key-00001"), demand("key-00001")]);
});

it("sends a stored demand with its own call, and one of an older release with common/caseSubmit", async () => {
  stored.set("huizhi:demand-queue", JSON.stringify([demand("key-00010").demand, { path: "common/other" }, null]));
  await sendDemand(stubApi(new NetworkError("x")).call, demand("key-00011", "activity/enterpriseApply"));
  await sendDemand(stubApi(new NetworkError("x")).call, demand("key-00012", "common/seaSubmit"));
  const { call, got } = stubApi(...["HZ-1", "HZ-2", "HZ-3"].map((reference) => ({ reference })));
  await sendQueuedDemands(call);
  expect(got).toEqual([
    demand("key-00010"),
    demand("key-00011", "activity/enterpriseApply"),
    demand("key-00012", "common/seaSubmit"),
  ]);
});

it("reports the facts of an accepted demand without personal data, and not those of a duplicate", async () => {
  const reported: unknown[] = [];
  const call = (async (path: string, input: unknown) => {
    if (path === "common/caseSubmitSensor") reported.push(input);
    return { reference: "HZ-1" };
  }) as Call;
  const { demand: given } = demand("key-00013");
  await sendDemand(call, {
    path: "common/seaSubmit",
    demand: { ...given, company: "澜石", remarks: "密", email: "a@b.cn" },
  });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatchObject({ kind: "sea", people: 200, hasRemarks: true });
  expect(JSON.stringify(reported)).not.toMatch(/陈女士|13800138000|澜石|密|a@b|HZ-1|key-/);
  const duplicate = (async (path: string) => {
    if (path === "common/caseSubmitSensor") reported.push(path);
    throw new ApiError(20006, 200, "重复的需求", { reference: "HZ-1" });
  }) as Call;
  await sendDemand(duplicate, demand("key-00014"));
  expect(reported).toHaveLength(1);
});

it("treats a duplicate as sent, with the first reference", async () => {
  const duplicate = new ApiError(20006, 200, "重复的需求", { reference: "HZ-1", token: "t" });
  const { call } = stubApi(duplicate);
  expect(await sendDemand(call, demand("key-00002"))).toEqual({
    state: "sent",
    sent: { clientKey: "key-00002", reference: "HZ-1", token: "t" },
  });
});

it("stores a demand when the server is unavailable, and rethrows a rejection", async () => {
  const busy = stubApi(new ApiError(20007, 503, "服务暂时不可用"));
  expect(await sendDemand(busy.call, demand("key-00003"))).toEqual({ state: "queued", because: "busy" });
  const refusing = stubApi(new ApiError(20001, 400, "请求的格式不对"));
  await expect(sendDemand(refusing.call, demand("key-00004"))).rejects.toMatchObject({ code: 20001 });
});

it("reports a stored demand that is rejected, and keeps one that is rate limited", async () => {
  await sendDemand(stubApi(new NetworkError("x")).call, demand("key-00005"));
  const received = resetRecordedEvents();
  await sendQueuedDemands(stubApi(new ApiError(20004, 429, "操作太频繁")).call);
  expect(received).toEqual([]);
  await sendQueuedDemands(stubApi(new ApiError(20001, 400, "请求的格式不对")).call);
  expect(received).toEqual([{ kind: "failed", clientKey: "key-00005", message: "请求的格式不对" }]);
});

it("notifies the latest listener first, and others only where it did not handle the event", async () => {
  const order: string[] = [];
  const stopAll = [
    onQueueEvent(() => order.push("page") > 0),
    onQueueEvent((received) => {
      order.push("form");
      return received.kind === "sent" && received.sent.clientKey === "key-00007";
    }),
  ];
  for (const key of ["key-00007", "key-00008"]) await sendDemand(stubApi(new NetworkError("x")).call, demand(key));
  await sendQueuedDemands(stubApi({ reference: "HZ-7" }, { reference: "HZ-8" }).call);
  expect(order).toEqual(["form", "form", "page"]);
  for (const stopOne of stopAll) stopOne();
});

it("queues in memory where storage is unavailable", async () => {
  vi.stubGlobal("window", {});
  await sendDemand(stubApi(new NetworkError("x")).call, demand("key-00006"));
  const received = resetRecordedEvents();
  await sendQueuedDemands(stubApi({ reference: "HZ-6" }).call);
  expect(received).toHaveLength(1);
});
