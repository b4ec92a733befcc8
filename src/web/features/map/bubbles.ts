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
export function spread<T>(
  bubbles: Bubble<T>[],
  frame: { width: number; height: number },
  leastRadius = 16,
): Bubble<T>[] {
  const moved = bubbles.map((bubble) => ({ ...bubble }));
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < moved.length; i++) {
      for (let j = i + 1; j < moved.length; j++) {
        const [a, b] = [moved[i]!, moved[j]!];
        const apart = Math.hypot(b.x - a.x, b.y - a.y) || 0.01;
        const least = Math.max(a.radius, leastRadius) + Math.max(b.radius, leastRadius) + gap;
        if (apart >= least) continue;
        const push = ((least - apart) / 2) * 0.5;
        const [dx, dy] = [((b.x - a.x) / apart || 1) * push, ((b.y - a.y) / apart) * push];
        a.x -= dx;
        a.y -= dy;
        b.x += dx;
        b.y += dy;
      }
    }
  }
  const inside = (value: number, room: number, radius: number) => Math.min(room - radius, Math.max(radius, value));
  return moved.map((bubble) => {
    const edge = Math.max(bubble.radius, 40);
    return {
      ...bubble,
      x: inside(bubble.x, frame.width, edge),
      y: inside(bubble.y, frame.height, Math.max(bubble.radius, 16)),
    };
  });
}
