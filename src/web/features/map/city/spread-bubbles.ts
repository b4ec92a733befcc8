/** A circle in pixels with the item that it represents. */
export interface Bubble<T> {
  x: number;
  y: number;
  radius: number;
  of: T;
}

const rounds = 40;
/** Pixels between two circles, for their labels. */
const gap = 4;

/** Moves overlapping circles (radius of at least `minRadius`, for their labels) apart, inside the frame. Deterministic. */
export function spreadBubbles<T>(
  bubbles: Bubble<T>[],
  frame: { width: number; height: number },
  minRadius = 16,
): Bubble<T>[] {
  const moved = bubbles.map((bubble) => ({ ...bubble }));
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < moved.length; i++) {
      for (let j = i + 1; j < moved.length; j++) {
        const [a, b] = [moved[i]!, moved[j]!];
        const distance = Math.hypot(b.x - a.x, b.y - a.y) || 0.01;
        const minDistance = Math.max(a.radius, minRadius) + Math.max(b.radius, minRadius) + gap;
        if (distance >= minDistance) continue;
        const push = ((minDistance - distance) / 2) * 0.5;
        const [dx, dy] = [((b.x - a.x) / distance || 1) * push, ((b.y - a.y) / distance) * push];
        a.x -= dx;
        a.y -= dy;
        b.x += dx;
        b.y += dy;
      }
    }
  }
  const clamp = (value: number, room: number, radius: number) => Math.min(room - radius, Math.max(radius, value));
  return moved.map((bubble) => {
    const edge = Math.max(bubble.radius, 40);
    return {
      ...bubble,
      x: clamp(bubble.x, frame.width, edge),
      y: clamp(bubble.y, frame.height, Math.max(bubble.radius, 16)),
    };
  });
}
