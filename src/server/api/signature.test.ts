import { expect, test } from "vitest";
import { signOf } from "../../domain/request-sign.ts";
import { checkSignature, signatureGuard } from "./signature.ts";

const now = 1_795_000_000;
const guard = () => signatureGuard("a-public-key", () => now);
const signed = (more: object = {}) => {
  const input: Record<string, unknown> = { mobile: "13800138000", purpose: "verify", timestamp: String(now), ...more };
  return { ...input, sign: signOf(input, "a-public-key") };
};

test("a call that must be signed is refused unsigned, and taken signed", () => {
  expect(() => checkSignature(guard(), { mobile: "13800138000" }, "required")).toThrow("签名");
  expect(() => checkSignature(guard(), signed(), "required")).not.toThrow();
});

test("what is never signed is not looked at, not even a wrong sign", () => {
  expect(() => checkSignature(guard(), { sign: "nonsense" }, undefined)).not.toThrow();
});

test("a signature counts once, unless a client key tells a retry", () => {
  const one = guard();
  checkSignature(one, signed(), "required");
  expect(() => checkSignature(one, signed(), "required")).toThrow("签名");
  const retry = signed({ clientKey: "a-client-key" });
  checkSignature(one, retry, "optional");
  expect(() => checkSignature(one, retry, "optional")).not.toThrow();
});

test("a sign that is no text, or for other values, is refused", () => {
  expect(() => checkSignature(guard(), { ...signed(), sign: 5 }, "optional")).toThrow("签名");
  expect(() => checkSignature(guard(), { ...signed(), purpose: "venue" }, "optional")).toThrow("签名");
});

test("the memory of signatures stays bounded by their time", () => {
  let second = now;
  const moving = signatureGuard("a-public-key", () => second);
  for (let at = 0; at < 50; at++) {
    second = now + at * 100;
    checkSignature(moving, signed({ timestamp: String(second) }), "required");
  }
  expect(moving.seen.size).toBeLessThanOrEqual(8);
});
