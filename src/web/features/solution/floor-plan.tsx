import type { SolutionCard } from "../../../contract/solution.ts";

/** Margin around the drawn walls, metres. */
const edge = 0.3;
/** Side of a drawn chair, metres. */
const chair = 0.4;

/** Renders a room to scale from hand-entered figures in metres: walls, furniture, chairs. */
export function FloorPlan({ floor: { length, width, boxes, chairs } }: { floor: NonNullable<SolutionCard["floor"]> }) {
  const seat = ([x, y]: (typeof chairs)[number]) =>
    `M${(x - chair / 2).toFixed(2)} ${(y - chair / 2).toFixed(2)}h${chair}v${chair}h${-chair}z`;
  return (
    <svg
      aria-hidden="true"
      className="plan thumb"
      viewBox={`${-edge} ${-edge} ${length + 2 * edge} ${width + 2 * edge}`}
    >
      <path className="p-room" d={`M0 0h${length}v${width}h${-length}z`} />
      <path
        className="p-table"
        d={boxes.map(([x, y, long, wide]) => `M${x} ${y}h${long}v${wide}h${-long}z`).join("")}
      />
      <path className="p-seat" d={chairs.map(seat).join("")} />
    </svg>
  );
}
