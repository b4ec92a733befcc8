import { expect, it, vi } from "vitest";
import { startQuoteClock } from "./start-quote-clock.ts";

const everyMs = 5;
const log = {
  info: vi.fn<(facts: object, message: string) => void>(),
  error: vi.fn<(facts: object, message: string) => void>(),
};
const now = () => new Date("2026-11-30T02:00:00.000Z");

it("makes choices final and ends what is over, and ends nothing by a clock that is refused", async () => {
  const quotes = { confirmChoices: vi.fn(async () => 1), expire: vi.fn(async () => 2) };
  let isTrusted = false;
  const stop = startQuoteClock({ quotes, clock: { check: async () => isTrusted }, now, log, everyMs });
  await vi.waitUntil(() => quotes.confirmChoices.mock.calls.length > 1);
  expect(quotes.expire).not.toHaveBeenCalled();
  isTrusted = true;
  await vi.waitUntil(() => quotes.expire.mock.calls.length > 1);
  await stop();
  expect(quotes.expire).toHaveBeenCalledWith("2026-11-30T02:00:00.000Z");
  expect(log.info).toHaveBeenCalledWith({ confirmed: 1, expired: 2 }, expect.any(String));
});

it("goes on after a failure, which it logs", async () => {
  const quotes = {
    confirmChoices: vi.fn(async () => Promise.reject(new Error("broken"))),
    expire: vi.fn(async () => 0),
  };
  const stop = startQuoteClock({ quotes, clock: { check: async () => true }, now, log, everyMs });
  await vi.waitUntil(() => quotes.confirmChoices.mock.calls.length > 1);
  await stop();
  expect(log.error).toHaveBeenCalledWith({ error: "Error: broken" }, expect.any(String));
});
