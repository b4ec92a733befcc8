import fc from "fast-check";
import { expect, it } from "vitest";
import { buildEvening } from "../annual-meeting/build-evening.ts";
import { buildRunDown } from "../scheme/build-run-down.ts";
import { getCheckInRate, getSteadyCheckInRate } from "./get-check-in-rate.ts";
import { countCheckInDesks } from "./count-check-in-desks.ts";

const methods = ["gate", "scan", "badge", "printedBadge", "paperList"] as const;

it("is slower the more is done at the desk", () => {
  const rates = methods.map(getCheckInRate);
  expect(rates).toEqual([...rates].sort((a, b) => b - a));
});

it("counts desks that let everybody in in time, and none too many", () => {
  const people = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(people, fc.integer({ min: 5, max: 120 }), fc.constantFrom(...methods), (many, minutes, method) => {
      const desks = countCheckInDesks(many, minutes, method);
      const passed = (count: number) => count * minutes * getSteadyCheckInRate(method) + 1e-6;
      expect(passed(desks)).toBeGreaterThanOrEqual(many);
      expect(desks === 1 || passed(desks - 1) < many).toBe(true);
    }),
    { examples: [[4998, 119, "paperList"]] },
  );
});

it("gives the annual meeting and the scheme their desks", () => {
  const [people, minutes] = [900, 40];
  expect(buildEvening({ people, acts: 4, awards: 1 }).checkInDesks).toBe(countCheckInDesks(people, minutes, "scan"));
  const session = buildRunDown("conference", people).find(({ kind }) => kind === "checkIn")!;
  expect(session.count).toBe(countCheckInDesks(people, session.minutes, "scan"));
});
