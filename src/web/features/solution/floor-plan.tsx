import type { SolutionCard } from "#contract/schemas/solution.ts";
import { classNames } from "../../ui/text/class-names.ts";
import planStyles from "../../ui/drawing/plan.module.css";
import styles from "./floor-plan.module.css";

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
      className={classNames(planStyles.plan, planStyles.thumb, styles.floorPlan)}
      viewBox={`${-margin} ${-margin} ${length + 2 * margin} ${width + 2 * margin}`}
    >
      <path className={planStyles.room} d={`M0 0h${length}v${width}h${-length}z`} />
      <path
        className={planStyles.table}
        d={boxes.map(([x, y, long, wide]) => `M${x} ${y}h${long}v${wide}h${-long}z`).join("")}
      />
      <path className={planStyles.seat} d={chairs.map(toChairPath).join("")} />
    </svg>
  );
}
