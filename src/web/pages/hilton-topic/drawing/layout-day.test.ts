import { expect, test } from "vitest";
import { scheduleSessions } from "#domain/event-day/schedule-sessions.ts";
import { type DayColumn, type DayScale, layoutDay } from "./layout-day.ts";

const scale: DayScale = {
  width: 1200,
  axis: 64,
  gap: 40,
  mostPixelsPerMetre: 7.5,
  pixelsPerMinute: 1,
  lineGap: 5,
  textWidth: 72,
  head: 48,
};
const columns: DayColumn[] = [
  { role: "restaurant", sides: undefined },
  { role: "foyer", sides: undefined },
  { role: "main", sides: { length: 27, width: 16 } },
  { role: "breakout", sides: { length: 13, width: 9 } },
  { role: "breakout", sides: { length: 13, width: 9 } },
];

test("keeps one scale, and every column inside the drawing", () => {
  const { columns: placed, pixelsPerMetre } = layoutDay(
    columns,
    scheduleSessions({ breakouts: 2, dinner: true }),
    16,
    scale,
  );
  expect(placed[2]!.width / 27).toBeCloseTo(placed[3]!.width / 13);
  expect(placed[2]!.planHeight).toBeCloseTo(16 * pixelsPerMetre);
  expect(placed[0]!.left).toBe(scale.axis);
  const last = placed.at(-1)!;
  expect(last.left + last.width).toBeLessThanOrEqual(scale.width + 0.01);
});

test("leads every line through the day, split over the breakout rooms", () => {
  const layout = layoutDay(columns, scheduleSessions({ breakouts: 2, dinner: true }), 15, scale);
  expect(layout.lines).toHaveLength(15);
  expect(layout.sessions.find(({ session }) => session.kind === "breakout")!.columns).toEqual([
    { column: 3, lines: 8 },
    { column: 4, lines: 7 },
  ]);
  expect(layout.lines.every((path) => path.endsWith(`V${layout.bottom}`))).toBe(true);
  expect(layout.hours.map(({ label }) => label).at(-1)).toBe("21:00");
});

test("leaves out what a house has no room for", () => {
  const withoutBreakouts = columns.filter(({ role }) => role !== "breakout");
  const { sessions, lines } = layoutDay(withoutBreakouts, scheduleSessions({ breakouts: 2, dinner: false }), 4, scale);
  expect(sessions.find(({ session }) => session.kind === "breakout")!.columns).toEqual([]);
  expect(lines.every((path) => path.startsWith("M"))).toBe(true);
});
