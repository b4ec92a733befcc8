import { formatCm } from "#domain/format.ts";
import type { ShelfCase } from "#contract/schemas/sample.ts";
import styles from "./case-thumb.module.css";

/** Metres around the walls. */
export const thumbMargin = 0.2;

/** Renders a space with its furniture as texture; its width comes from where it stands. */
export function CaseThumb({ length, width, plan }: Pick<ShelfCase, "length" | "width" | "plan">) {
  const box = [-thumbMargin, -thumbMargin, length + 2 * thumbMargin, width + 2 * thumbMargin].map(formatCm).join(" ");
  const furniture = `${plan?.stage ?? ""}${plan?.lines ?? ""}`;
  return (
    <svg aria-hidden="true" className={styles.thumb} viewBox={box}>
      <path d={`M0 0h${formatCm(length)}v${formatCm(width)}H0z`} />
      {furniture && <path d={furniture} />}
      {plan?.dots && <path className={styles.dots} {...plan.dots} />}
      {plan && <path className={styles.screen} d={plan.screen} />}
    </svg>
  );
}
