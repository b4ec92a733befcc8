import { expect, test } from "vitest";
import { spreadBubbles } from "./spread-bubbles.ts";

const frame = { width: 360, height: 246 };
const bubbles = [
  { x: 160, y: 110, radius: 24, of: "a" },
  { x: 172, y: 116, radius: 18, of: "b" },
  { x: 30, y: 240, radius: 8, of: "c" },
  { x: 300, y: 40, radius: 6, of: "d" },
];

test("moves overlapping circles apart and keeps them inside the frame", () => {
  const [a, b, c] = spreadBubbles(bubbles, frame, 20);
  expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(40);
  expect(c!.x).toBeGreaterThanOrEqual(40);
  expect(c!.y).toBeLessThanOrEqual(frame.height - 16);
});

test("leaves an isolated circle in place and is deterministic", () => {
  const [, , , d] = spreadBubbles(bubbles, frame, 20);
  expect([d!.x, d!.y]).toEqual([300, 40]);
  expect(spreadBubbles(bubbles, frame, 20)).toEqual(spreadBubbles(bubbles, frame, 20));
});
