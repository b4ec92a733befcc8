import { expect, test } from "vitest";
import { computeSignature } from "../../domain/sign-request.ts";
import { checkSignature, createSignatureGuard } from "./signature-guard.ts";

const now = 1_795_000_000;
const guard = () => createSignatureGuard("a-public-key", () => now);
const signed = (more: object = {}) => {
  const input: Record<string, unknown> = { mobile: "13800138000", purpose: "verify", timestamp: String(now), ...more };
  return { ...input, sign: computeSignature(input, "a-public-key") };
};

test("requires a signature where the contract does", () => {
  expect(() => checkSignature(guard(), { mobile: "13800138000" }, "required")).toThrow("签名");
  expect(() => checkSignature(guard(), signed(), "required")).not.toThrow();
});

test("ignores the sign of calls that are never signed", () => {
  expect(() => checkSignature(guard(), { sign: "nonsense" }, undefined)).not.toThrow();
});

test("rejects a replayed signature unless a client key marks a retry", () => {
  const one = guard();
  checkSignature(one, signed(), "required");
  expect(() => checkSignature(one, signed(), "required")).toThrow("签名");
  const retry = signed({ clientKey: "a-client-key" });
  checkSignature(one, retry, "optional");
  expect(() => checkSignature(one, retry, "optional")).not.toThrow();
});

test("rejects a non-string sign and one for other values", () => {
  expect(() => checkSignature(guard(), { ...signed(), sign: 5 }, "optional")).toThrow("签名");
  expect(() => checkSignature(guard(), { ...signed(), purpose: "venue" }, "optional")).toThrow("签名");
});

test("forgets expired signatures", () => {
  let second = now;
  const moving = createSignatureGuard("a-public-key", () => second);
  for (let at = 0; at < 50; at++) {
    second = now + at * 100;
    checkSignature(moving, signed({ timestamp: String(second) }), "required");
  }
  expect(moving.seen.size).toBeLessThanOrEqual(8);
});
