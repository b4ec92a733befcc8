import { expect, test } from "vitest";
import type { Parsed } from "#contract/index.ts";
import { mapFailureRate } from "#domain/limits.ts";
import { createLocalLimit } from "../create-local-limit.ts";
import { reportMapFailure } from "./report-map-failure.ts";

test("logs failures of an address until they are too many", () => {
  const logged: Parsed<"map/reportFailure">[] = [];
  const context = {
    maps: {
      limit: createLocalLimit(mapFailureRate),
      onFailure: (failure: Parsed<"map/reportFailure">) => logged.push(failure),
    },
    now: () => new Date("2026-11-21T02:00:00Z"),
  };
  const failure = { reason: "refused", code: "INVALID_USER_KEY" } as const;
  for (let count = 0; count < mapFailureRate.most; count++)
    reportMapFailure(context, failure, { address: "203.0.113.1" });
  expect(() => reportMapFailure(context, failure, { address: "203.0.113.1" })).toThrow("操作太频繁");
  reportMapFailure(context, failure, { address: "203.0.113.2" });
  expect(logged).toHaveLength(mapFailureRate.most + 1);
  expect(logged[0]).toEqual(failure);
});
