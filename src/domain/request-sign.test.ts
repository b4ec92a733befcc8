import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCanonicalJson, signRequest, computeSignature, isSignatureValid } from "./request-sign.ts";

const md5 = (text: string) => createHash("md5").update(text, "utf8").digest("hex");

describe("signOf", () => {
  it("computes known signatures", () => {
    // Made with md5sum: of kk, ka1b2k and huizhimobile13800138000name陈女士huizhi.
    expect(computeSignature({}, "k")).toBe("dc468c70fb574ebd07287b38d0d0676d");
    expect(computeSignature({ b: 2, a: 1 }, "k")).toBe("a110b80a37aab1b2b4e9a65e10d13a08");
    expect(computeSignature({ name: "陈女士", mobile: "13800138000" }, "huizhi")).toBe(
      "1dd90f27fca587577ca721c1fea81317",
    );
  });

  it("skips sign, null and undefined, and includes empty, zero and false", () => {
    expect(computeSignature({ a: null, b: undefined, sign: "x", c: "", d: 0, e: false }, "k")).toBe(md5("kcd0efalsek"));
  });

  it("sorts keys by UTF-8 bytes: capitals first, astral characters last", () => {
    expect(computeSignature({ a: 1, B: 2, "\u{1F600}": 3, "\uFF5E": 4 }, "k")).toBe(md5("kB2a1\uFF5E4\u{1F600}3k"));
  });

  it("serializes nested values as canonical JSON", () => {
    expect(computeSignature({ t: { b: [1, { d: null, c: "x" }], a: "y", 10: 1, 9: 2 } }, "k")).toBe(
      md5('kt{"10":1,"9":2,"a":"y","b":[1,{"c":"x","d":null}]}k'),
    );
  });

  it("is independent of key order", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), fc.string(), (params, key) => {
        const backwards = Object.fromEntries(Object.entries(params).reverse());
        expect(computeSignature(backwards, key)).toBe(computeSignature(params, key));
        expect(computeSignature(params, key)).toMatch(/^[0-9a-f]{32}$/);
      }),
    );
  });
});

describe("canonicalJson", () => {
  it("parses back to the same value as JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(toCanonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("verifySign", () => {
  const now = 1_795_000_000;
  const request = signRequest({ mobile: "13800138000" }, "key", now);

  it("accepts a signed request for 300 s, in upper or lower case hex", () => {
    expect(isSignatureValid(request, "key", now)).toBe(true);
    expect(isSignatureValid({ ...request, sign: request.sign.toUpperCase() }, "key", now)).toBe(true);
    expect(isSignatureValid({ ...request, timestamp: String(request.timestamp) }, "key", now)).toBe(true);
    expect(isSignatureValid(request, "key", now + 300)).toBe(true);
    expect(isSignatureValid(request, "key", now - 300)).toBe(true);
  });

  it("rejects stale, early, changed, unsigned and unstamped requests and other keys", () => {
    expect(isSignatureValid(request, "key", now + 301)).toBe(false);
    expect(isSignatureValid(request, "key", now - 301)).toBe(false);
    expect(isSignatureValid({ ...request, mobile: "13800138001" }, "key", now)).toBe(false);
    expect(isSignatureValid({ mobile: "13800138000", timestamp: now }, "key", now)).toBe(false);
    expect(isSignatureValid({ ...request, timestamp: undefined }, "key", now)).toBe(false);
    expect(isSignatureValid(request, "other", now)).toBe(false);
  });

  const stamp = (timestamp: unknown) => {
    const stamped = { mobile: "13800138000", timestamp };
    return { ...stamped, sign: computeSignature(stamped, "key") };
  };
  it.each([now, `${now}`, `0${now}`])("accepts the timestamp %j, however it is signed", (timestamp) => {
    expect(isSignatureValid(stamp(timestamp), "key", now)).toBe(true);
  });
  it.each(
    [
      ["", " ", "now", "NaN", "Infinity", "0x6afd9080", "1.795e9", `${now}.5`, ` ${now}`, `${now} `, `${now}\n`],
      [`+${now}`, `-${now}`, "１７９５００００００", "9".repeat(400), now + 0.5, -now, 0],
      [Number.NaN, Number.POSITIVE_INFINITY, true, null, undefined, [now], { now }, { toString: 1 }],
    ].flatMap((row: unknown[]) => row.map((timestamp) => ({ timestamp }))),
  )("rejects $timestamp, which is no number of seconds, although it is signed", ({ timestamp }) => {
    expect(isSignatureValid(stamp(timestamp), "key", now)).toBe(false);
  });
});
