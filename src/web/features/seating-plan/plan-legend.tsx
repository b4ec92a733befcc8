import { formatNumber } from "#domain/format.ts";
import type { Drawing } from "#domain/seating-drawing/draw-room.ts";
import { createLegend, type LegendSign } from "#domain/seating-drawing/create-legend.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import planStyles from "../../ui/drawing/plan.module.css";
import styles from "./plan-legend.module.css";

/** Path of each sign as in the drawing, on a grid of 16 × 12. */
const signs: Record<LegendSign, { className: string | undefined; d: string }> = {
  seat: { className: planStyles.seat, d: "M2 2h8q4 4 0 8h-8z" },
  taken: { className: planStyles.seat, d: "M2 2h8q4 4 0 8h-8z" },
  ghost: { className: planStyles.freeSeat, d: "M2 2h8q4 4 0 8h-8z" },
  screen: { className: planStyles.screen, d: "M1 6h14" },
  "screen-assumed": { className: planStyles.assumedScreen, d: "M1 6h14" },
  pillar: { className: planStyles.wall, d: "M3 1h10v10H3z" },
  partition: { className: planStyles.partition, d: "M0 6h16" },
  door: { className: planStyles.line, d: "M3 11V1a10 10 0 0 1 10 10" },
};

/** Renders the legend of a drawing: each sign with its meaning and count. */
export function PlanLegend({ drawing }: { drawing: Drawing }) {
  return (
    <ul className={styles.legend}>
      {createLegend(drawing).map(({ sign, count }) => (
        <li key={sign}>
          <svg aria-hidden="true" className={planStyles.plan} height="12" viewBox="0 0 16 12" width="16">
            <path {...signs[sign]} />
          </svg>
          {planZh.signs[sign](formatNumber(count))}
        </li>
      ))}
    </ul>
  );
}
