import { describe, expect, it } from "vitest";
import { negotiateEncoding } from "./negotiate-encoding.ts";

const request = (headers: Record<string, string>) => new Request("http://127.0.0.1/", { headers });

describe("negotiateEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br; q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.000,gzip; q=0", undefined],
    ["my-br, x-gzip", undefined],
    ["*", "br"],
    ["*;q=0", undefined],
    ["BR", "br"],
    ["", undefined],
  ])("chooses for %s: %s", (accepted, encoding) => {
    expect(negotiateEncoding(request({ "accept-encoding": accepted }), ["br", "gzip"])).toBe(encoding);
  });
});
