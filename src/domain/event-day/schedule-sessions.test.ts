import { expect, test } from "vitest";
import { planReset } from "./plan-reset.ts";
import { scheduleSessions } from "./schedule-sessions.ts";

test.each([
  { breakouts: 0, dinner: false, last: 17 * 60 },
  { breakouts: 3, dinner: true, last: 21 * 60 },
])(
  "$breakouts breakouts, dinner $dinner: sessions follow each other without overlap",
  ({ breakouts, dinner, last }) => {
    const sessions = scheduleSessions({ breakouts, dinner });
    const attended = sessions.filter(({ kind }) => kind !== "reset");
    for (const [index, session] of attended.entries()) {
      expect(session.end).toBeGreaterThan(session.start);
      if (index > 0) expect(session.start).toBeGreaterThan(attended[index - 1]!.end);
    }
    expect(attended.at(-1)!.end).toBe(last);
    expect(sessions.some(({ kind }) => kind === "breakout")).toBe(breakouts > 0);
  },
);

test("the main room is empty while it is turned over", () => {
  const sessions = scheduleSessions({ breakouts: 3, dinner: true });
  const reset = sessions.find(({ kind }) => kind === "reset")!;
  const inMain = sessions.filter(({ role, kind }) => role === "main" && kind !== "reset");
  expect(inMain.every(({ start, end }) => end <= reset.start || start >= reset.end)).toBe(true);
});

test("a reset takes more hands, and then more time, for more people", () => {
  expect(planReset(160, 75)).toEqual({ hands: 12, minutes: 75, short: 0 });
  expect(planReset(600, 75)).toEqual({ hands: 30, minutes: 112, short: 37 });
});
