import { describe, expect, it, vi } from "vitest";
import { StoreUnavailableError } from "../store-unavailable-error.ts";
import { createCircuitBreaker } from "./create-circuit-breaker.ts";

const late = () => new Error("Query read timeout");

/** Creates a breaker whose probes are answered by hand. */
function createBreaker() {
  const probes: PromiseWithResolvers<void>[] = [];
  const breaker = createCircuitBreaker(() => {
    const answer = Promise.withResolvers<void>();
    probes.push(answer);
    return answer.promise;
  }, 0);
  const failTimes = (count: number) => {
    for (let each = 0; each < count; each++) breaker.fail(late());
  };
  return { breaker, probes, failTimes };
}

describe("the circuit breaker", () => {
  it("refuses after three answers in a row that did not come, and asks by one probe at a time until one comes", async () => {
    const { breaker, probes, failTimes } = createBreaker();
    failTimes(2);
    breaker.succeed();
    failTimes(2);
    expect(breaker.check).not.toThrow();
    failTimes(1);
    for (let each = 0; each < 5; each++) expect(breaker.check).toThrow(StoreUnavailableError);
    expect([probes.length, breaker.counts]).toEqual([1, { timeouts: 5, refused: 5, probes: 1 }]);
    probes[0]!.reject(late());
    await expect.poll(() => probes.length).toBe(2);
    expect(breaker.check).toThrow(StoreUnavailableError);
    probes[1]!.resolve();
    await vi.waitFor(breaker.check);
    failTimes(2);
    expect(breaker.check).not.toThrow();
  });

  it("counts a broken connection once, and nothing that the server itself refuses", () => {
    const { breaker, probes } = createBreaker();
    const error = late();
    for (let each = 0; each < 9; each++) breaker.fail(error);
    for (const message of ["canceling statement due to statement timeout", "connect ECONNREFUSED"])
      for (let each = 0; each < 9; each++) breaker.fail(Object.assign(new Error(message), { code: "57014" }));
    breaker.fail(new StoreUnavailableError(new Error("timeout exceeded when trying to connect")));
    breaker.fail(Object.assign(new Error("database is locked"), { errcode: 5 }));
    for (let each = 0; each < 9; each++) breaker.fail(Object.assign(new Error("disk full"), { errcode: 13 }));
    expect([probes.length, breaker.counts.timeouts]).toEqual([0, 3]);
    expect(breaker.check).not.toThrow();
  });
});
