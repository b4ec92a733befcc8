import type { SolutionCard } from "../../../contract/schemas/solution.ts";

/** Margin around the drawn walls, metres. */
const margin = 0.3;
/** Side of a drawn chair, metres. */
const chairSide = 0.4;

/** Renders a room to scale from hand-entered figures in metres: walls, furniture, chairs. */
export function FloorPlan({ floor: { length, width, boxes, chairs } }: { floor: NonNullable<SolutionCard["floor"]> }) {
  const toChairPath = ([x, y]: (typeof chairs)[number]) =>
    `M${(x - chairSide / 2).toFixed(2)} ${(y - chairSide / 2).toFixed(2)}h${chairSide}v${chairSide}h${-chairSide}z`;
  return (
    <svg
      aria-hidden="true"
      className="plan thumb"
      viewBox={`${-margin} ${-margin} ${length + 2 * margin} ${width + 2 * margin}`}
    >
      <path className="p-room" d={`M0 0h${length}v${width}h${-length}z`} />
      <path
        className="p-table"
        d={boxes.map(([x, y, long, wide]) => `M${x} ${y}h${long}v${wide}h${-long}z`).join("")}
      />
      <path className="p-seat" d={chairs.map(toChairPath).join("")} />
    </svg>
  );
}
