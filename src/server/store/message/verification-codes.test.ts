import { expect, it } from "vitest";
import { codeRules } from "#domain/message/code-rules.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { CodeUsedError, createDemandStore, type NewDemand } from "../demand-store.ts";
import { createVerificationCodes } from "./verification-codes.ts";

const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000);
const mobile = "13800138000";
let serial = 0;
const createDemand = (): NewDemand => {
  const id = String(++serial);
  return {
    reference: `HZ-${id}`,
    token: `token-${id}`,
    clientKey: `key-${id}`,
    mobile,
    contentHash: `hash-${id}`,
    kind: "meeting",
    body: {},
    createdAt: at(0).toISOString(),
  };
};
/** Returns another code of six digits. */
const differ = (code: string) => String((Number(code) + 1) % 10 ** codeRules.digits).padStart(codeRules.digits, "0");

describeOnBothEngines("verification codes", (engine) => {
  it("accepts a code of another node within ten minutes, as typed, for its number only", async () => {
    const location = await engine.createLocation();
    const one = createVerificationCodes(await engine.open(location));
    const two = createVerificationCodes(await engine.open(location));
    const code = await one.issue(mobile, at(0));
    expect(code).toMatch(/^\d{6}$/);
    expect(await two.check(mobile, ` ${code.slice(0, 3)} ${code.slice(3)}`, at(599))).toBeDefined();
    expect(await two.check("13900139000", code, at(1))).toBeUndefined();
    expect(await two.check(mobile, code, at(600))).toBeUndefined();
  });

  it("does not accept a code that was issued before the clock went back", async () => {
    const codes = createVerificationCodes(await engine.open());
    const code = await codes.issue(mobile, at(800 * 86_400));
    expect(await codes.check(mobile, code, at(0))).toBeUndefined();
    expect(await codes.check(mobile, code, at(800 * 86_400 + 599))).toBeDefined();
    // The clock of another node may be a minute behind.
    expect(await codes.check(mobile, code, at(800 * 86_400 - 60))).toBeDefined();
    expect(await codes.check(mobile, code, at(800 * 86_400 - 61))).toBeUndefined();
  });

  it("grants five tries, on however many nodes, and a new code voids the one before", async () => {
    const location = await engine.createLocation();
    const nodes = [await engine.open(location), await engine.open(location)].map(createVerificationCodes);
    const [node] = nodes as [(typeof nodes)[0]];
    const code = await node.issue(mobile, at(0));
    for (let tries = 0; tries < codeRules.tries - 1; tries++)
      expect(await nodes[tries % 2]!.check(mobile, differ(code), at(1))).toBeUndefined();
    expect(await node.check(mobile, code, at(1))).toBeDefined();
    expect(await node.check(mobile, code, at(1))).toBeUndefined();
    const next = await node.issue(mobile, at(2));
    if (next !== code) expect(await node.check(mobile, code, at(3))).toBeUndefined();
    expect(await node.check(mobile, next, at(3))).toBeDefined();
  });

  it("serves one of two demands that are sent at once, and is not used up by one that fails", async () => {
    const database = await engine.open();
    const codes = createVerificationCodes(database);
    const demands = createDemandStore(database);
    const code = await codes.issue(mobile, at(0));
    const proof = await codes.check(mobile, code, at(1));
    const first = createDemand();
    await expect(demands.submit({ ...first, body: { broken: 1n } as never, proof })).rejects.toThrow();
    const outcomes = await Promise.allSettled([
      demands.submit({ ...first, proof }),
      demands.submit({ ...createDemand(), proof }),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.map(({ reason }) => reason)).toEqual([expect.any(CodeUsedError)]);
    expect(await demands.list()).toHaveLength(1);
    expect(await codes.check(mobile, code, at(2))).toBeUndefined();
  });

  it("holds neither number nor code in plain text", async () => {
    const database = await engine.open();
    const code = await createVerificationCodes(database).issue(mobile, at(0));
    const rows = JSON.stringify(await database.kysely.selectFrom("verification_code").selectAll().execute());
    expect(rows).not.toContain(mobile);
    expect(rows).not.toContain(code);
  });
});
