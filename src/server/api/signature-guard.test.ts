import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedCallRate } from "#domain/limits.ts";
import { computeSignature } from "#domain/request-sign.ts";
import { type Database, openDatabase } from "../store/database.ts";
import { createSharedLimits } from "../store/limits/shared-limits.ts";
import { checkSignature, createSignatureGuard } from "./signature-guard.ts";

const now = 1_795_000_000;
const caller = { address: "192.0.2.1" };
let folder = "";
let nodes: Database[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-guard-"));
  nodes = [await openDatabase({ dataDir: folder }), await openDatabase({ dataDir: folder })];
});
afterAll(async () => {
  for (const database of nodes) await database.close();
  rmSync(folder, { recursive: true });
});

const createGuard = (node = 0, second = now) =>
  createSignatureGuard("a-public-key", createSharedLimits(nodes[node]!), () => second);
let serial = 0;
/** Signs a request that no other one equals. */
const signed = (more: object = {}) => {
  const mobile = String(13_800_138_000 + ++serial);
  const input: Record<string, unknown> = { mobile, purpose: "verify", timestamp: String(now), ...more };
  return { ...input, sign: computeSignature(input, "a-public-key") };
};

test("requires a signature where the contract does", async () => {
  await expect(checkSignature(createGuard(), { mobile: "13800138000" }, "required", caller)).rejects.toThrow("签名");
  await checkSignature(createGuard(), signed(), "required", caller);
});

test("ignores the sign of calls that are never signed", async () => {
  await checkSignature(createGuard(), { sign: "nonsense" }, undefined, caller);
});

test("rejects a signature that this node or another has seen, unless a client key marks a retry", async () => {
  const once = signed();
  await checkSignature(createGuard(0), once, "required", caller);
  for (const node of [0, 1]) {
    await expect(checkSignature(createGuard(node), once, "required", caller)).rejects.toThrow("签名");
    const upper = { ...once, sign: once.sign.toUpperCase() };
    await expect(checkSignature(createGuard(node), upper, "required", caller)).rejects.toThrow("签名");
  }
  const retry = signed({ clientKey: "a-client-key" });
  for (const node of [0, 1]) await checkSignature(createGuard(node), retry, "optional", caller);
});

test("counts a client key as a retry of submissions only", async () => {
  const once = signed({ clientKey: "a-client-key" });
  await checkSignature(createGuard(), once, "required", caller);
  await expect(checkSignature(createGuard(), once, "required", caller)).rejects.toThrow("签名");
});

test("rejects signs and timestamps that are no text, and a sign for other values", async () => {
  for (const more of [{ sign: 5 }, { purpose: "venue" }, { timestamp: { toString: 1 } }, { timestamp: [String(now)] }])
    await expect(checkSignature(createGuard(), { ...signed(), ...more }, "optional", caller)).rejects.toThrow("签名");
});

test("limits what one address makes the store remember", async () => {
  const guard = createGuard(0, now + 60);
  const flood = { address: "192.0.2.99" };
  await checkSignature(guard, signed(), "optional", flood);
  await nodes[0]!.kysely.updateTable("rate_count").set({ count: signedCallRate.most }).execute();
  await expect(checkSignature(guard, signed(), "optional", flood)).rejects.toMatchObject({
    reason: "tooMany",
    retryAfter: signedCallRate.seconds,
  });
});

test("requires what is signed where a signature may be missing only", async () => {
  const optional = (input: Record<string, unknown>) => checkSignature(createGuard(), input, "optional", caller);
  await optional({ mobile: "13800138000" });
  for (const sign of ["nonsense", 5, null, ["x"]])
    await expect(optional({ ...signed(), sign })).rejects.toThrow("签名");
});

test("takes the time of the server where no other is given", async () => {
  const limits = createSharedLimits(nodes[0]!);
  const guard = createSignatureGuard("a-public-key", limits);
  expect(Math.abs(guard.now() - Date.now() / 1000)).toBeLessThan(2);
  await checkSignature(guard, signed({ timestamp: String(Math.floor(Date.now() / 1000)) }), "required", caller);
});

test("remembers a signature as long as it can be valid, by its lower case, and counts it for its address", async () => {
  const counts: unknown[] = [];
  const recorded: unknown[] = [];
  const guard = {
    key: "a-public-key",
    now: () => now,
    limits: {
      count: async (...given: unknown[]) => void counts.push(given),
      recordSignature: async (...given: unknown[]) => recorded.push(given) > 0,
    },
  };
  const once = signed();
  await checkSignature(guard, { ...once, sign: once.sign.toUpperCase() }, "required", caller);
  const at = new Date(now * 1000);
  expect(recorded).toEqual([[once.sign.toLowerCase(), at, new Date((now + 2 * 300) * 1000)]]);
  expect(counts).toEqual([[[{ limit: "signed call", subject: "192.0.2.1", rate: signedCallRate }], at]]);
});
