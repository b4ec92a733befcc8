import { expect, test } from "vitest";
import { classifyResponse } from "./classify-response.ts";

const envelope = (code: number, data: unknown = null) => ({ code, message: "说明", data });
const classify = (status: number, body: unknown, retryAfter: string | null = null) =>
  classifyResponse({ status, body, retryAfter }, Date.parse("2026-11-23T00:00:00Z"));
const sent = { reference: "HZ-20261123-ABCD", token: "t", receivedAt: "2026-11-23T00:00:00Z" };
const issues = [{ field: "mobile", rule: "mobile", message: "请填写正确的电话" }];

test.each([
  ["2000", 200, envelope(2000, sent), { kind: "accepted", isFirst: true, sent }],
  ["20006", 200, envelope(20006, sent), { kind: "accepted", isFirst: false, sent }],
  [
    "20006 of the same content",
    200,
    envelope(20006, { reference: "HZ-1" }),
    { kind: "accepted", isFirst: false, sent: { reference: "HZ-1" } },
  ],
  ["20006 without data", 200, envelope(20006), { kind: "accepted", isFirst: false, sent: {} }],
  ["20006 with nothing else", 200, { code: 20006 }, { kind: "accepted", isFirst: false, sent: {} }],
  [
    "20001",
    400,
    envelope(20001, { issues }),
    { kind: "rejected", rejection: { code: 20001, message: "说明", issues } },
  ],
  ["20005", 200, envelope(20005), { kind: "rejected", rejection: { code: 20005, message: "说明", issues: [] } }],
  ["20009", 413, envelope(20009), { kind: "rejected", rejection: { code: 20009, message: "说明", issues: [] } }],
])("ends at %s", (_, status, body, verdict) => {
  expect(classify(status, body)).toEqual(verdict);
});

/** Status and body of an answer, why the demand waits then, and what the error rules get of it; `undefined`: nobody has answered. */
test.each([
  ["500 with an envelope", 500, envelope(20000), "busy", { code: 20000, message: "说明" }],
  ["500 of a proxy", 500, undefined, "busy", { code: 0, message: "" }],
  ["502 with HTML", 502, undefined, "busy", { code: 0, message: "" }],
  [
    "502 with a proxy's JSON",
    502,
    { code: 502, message: "Bad Gateway" },
    "busy",
    { code: 502, message: "Bad Gateway" },
  ],
  ["502 with a rejection", 502, envelope(20001, { issues }), "busy", { code: 20001, message: "说明" }],
  ["a portal's HTML", 200, undefined, "offline", { code: 0, message: "" }],
  ["a portal's JSON", 200, { ok: true }, "offline", { code: 0, message: "" }],
  ["a list", 200, [2000], "offline", { code: 0, message: "" }],
  ["text for a code", 200, { code: "2000", message: "ok", data: sent }, "offline", { code: 0, message: "ok" }],
  ["a redirect", 0, undefined, "offline", undefined],
  ["401", 401, envelope(1), "busy", { code: 1, message: "说明" }],
  ["403 of a firewall", 403, undefined, "busy", { code: 0, message: "" }],
  ["403 with an envelope", 403, envelope(20003), "busy", { code: 20003, message: "说明" }],
  ["a signature out of time", 400, envelope(20003), "busy", { code: 20003, message: "说明" }],
  ["not found", 404, envelope(20002), "busy", { code: 20002, message: "说明" }],
  ["acceptance without a reference", 200, envelope(2000, {}), "busy", { code: 2000, message: "" }],
  ["acceptance with an error's status", 500, envelope(2000, sent), "busy", { code: 2000, message: "" }],
  ["too many", 429, envelope(20004), "busy", { code: 20004, message: "说明" }],
  ["unavailable", 503, envelope(20007), "busy", { code: 20007, message: "说明" }],
])("keeps at %s", (_, status, body, because, failure) => {
  expect(classify(status, body)).toEqual({
    kind: "queued",
    because,
    ...(failure && { failure: { status, ...failure } }),
  });
});

test.each([
  ["a code with a message", 200, envelope(3001), "说明"],
  ["a code with msg", 200, { code: 3001, msg: "名额已满" }, "名额已满"],
  ["a code with neither", 200, { code: 3001, data: null }, ""],
  ["400 with a code", 400, envelope(3001), "说明"],
  ["200 with a rejection that has another status", 200, envelope(20001, { issues }), "说明"],
])("leaves a demand refused with %s to its visitor, for an hour", (_, status, body, message) => {
  expect(classify(status, body)).toEqual({
    kind: "queued",
    because: "refused",
    failure: { code: body.code, status, message },
    retryAfterMs: 3_600_000,
  });
});

test.each([
  ["120", 120_000],
  ["Mon, 23 Nov 2026 00:01:00 GMT", 60_000],
  ["Sun, 22 Nov 2026 00:00:00 GMT", 0],
  ["99999999", 86_400_000],
  ["soon", undefined],
])("reads Retry-After %s", (header, retryAfterMs) => {
  expect(classify(503, envelope(20007), header)).toMatchObject({ kind: "queued", because: "busy" });
  const { retryAfterMs: read } = classify(503, envelope(20007), header) as { retryAfterMs?: number };
  expect(read).toBe(retryAfterMs);
});
