import { expect, test } from "vitest";
import { classifyResponse } from "./classify-response.ts";

const envelope = (code: number, data: unknown = null) => ({ code, message: "说明", data });
const judge = (status: number, body: unknown, retryAfter: string | null = null) =>
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
  [
    "20001",
    400,
    envelope(20001, { issues }),
    { kind: "rejected", rejection: { code: 20001, message: "说明", issues } },
  ],
  ["20005", 200, envelope(20005), { kind: "rejected", rejection: { code: 20005, message: "说明", issues: [] } }],
  ["20009", 413, envelope(20009), { kind: "rejected", rejection: { code: 20009, message: "说明", issues: [] } }],
])("ends at %s", (_, status, body, verdict) => {
  expect(judge(status, body)).toEqual(verdict);
});

test.each([
  ["500 with an envelope", 500, envelope(20000), "busy"],
  ["500 of a proxy", 500, undefined, "busy"],
  ["502 with HTML", 502, undefined, "busy"],
  ["502 with a proxy's JSON", 502, { code: 502, message: "Bad Gateway" }, "busy"],
  ["502 with a rejection", 502, envelope(20001, { issues }), "busy"],
  ["200 with a rejection that has another status", 200, envelope(20001, { issues }), "busy"],
  ["a portal's HTML", 200, undefined, "offline"],
  ["a portal's JSON", 200, { ok: true }, "offline"],
  ["a list", 200, [2000], "offline"],
  ["text for a code", 200, { code: "2000", message: "ok", data: sent }, "offline"],
  ["a redirect", 0, undefined, "offline"],
  ["403 of a firewall", 403, undefined, "offline"],
  ["403 with an envelope", 403, envelope(20003), "busy"],
  ["a signature out of time", 400, envelope(20003), "busy"],
  ["not found", 404, envelope(20002), "busy"],
  ["acceptance without a reference", 200, envelope(2000, {}), "busy"],
  ["acceptance with an error's status", 500, envelope(2000, sent), "busy"],
  ["too many", 429, envelope(20004), "limited"],
  ["unavailable", 503, envelope(20007), "busy"],
])("keeps at %s", (_, status, body, because) => {
  expect(judge(status, body)).toEqual({ kind: "queued", because });
});

test.each([
  ["120", 120_000],
  ["Mon, 23 Nov 2026 00:01:00 GMT", 60_000],
  ["Sun, 22 Nov 2026 00:00:00 GMT", 0],
  ["99999999", 86_400_000],
  ["soon", undefined],
])("reads Retry-After %s", (header, retryAfterMs) => {
  expect(judge(503, envelope(20007), header)).toEqual({
    kind: "queued",
    because: "busy",
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
});
