import { describe, expect, it } from "vitest";
import { computeEtag, isNotModified } from "./matches-etag.ts";

const request = (headers: Record<string, string>) => new Request("http://127.0.0.1/", { headers });

describe("computeEtag and isNotModified", () => {
  const etag = computeEtag("会址");

  it("computes a weak ETag that differs for other bytes", () => {
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(computeEtag("会址。")).not.toBe(etag);
  });

  it.each([
    [etag, true],
    [etag.slice(2), true],
    [`"other", ${etag}`, true],
    ["*", true],
    ['"other"', false],
    ["", false],
  ])("matches If-None-Match %s: %s", (sent, held) => {
    expect(isNotModified(request({ "if-none-match": sent }), etag)).toBe(held);
    expect(isNotModified(request({}), etag)).toBe(false);
  });
});
