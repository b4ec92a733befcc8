import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../text/class-names.ts";
import styles from "./dimension-line.module.css";

export interface DimensionLineProps {
  /** Label, such as 32.0 m. */
  children: ReactNode;
  vertical?: boolean;
  /** It stands within a button or a line of text, where HTML takes no block. */
  isInline?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A dimension line as on a floor plan; it fills the width (or height) that it measures. */
export function DimensionLine({ children, vertical, isInline, className, style }: DimensionLineProps) {
  const Line = isInline ? "span" : "div";
  return (
    <Line className={classNames(styles.dimensionLine, vertical && styles.vertical, className)} style={style}>
      <span>{children}</span>
    </Line>
  );
}

export interface DrawingProps {
  /** Labels of the dimension lines above and at the left. */
  across?: ReactNode;
  down?: ReactNode;
  /** Share of the drawing that the walls take at each end, in percent: dimensions run from inner wall to inner wall. */
  wallAcross?: number;
  wallDown?: number;
  /** Content below, such as a DimensionChain. */
  below?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A plan with its two dimensions. */
export function Drawing({ across, down, wallAcross, wallDown, below, children, className }: DrawingProps) {
  const style = {
    "--in": wallAcross === undefined ? undefined : `${wallAcross}%`,
    "--iv": wallDown === undefined ? undefined : `${wallDown}%`,
  } as CSSProperties;
  return (
    <div className={classNames(styles.drawing, className)} style={style}>
      {across !== undefined && <DimensionLine>{across}</DimensionLine>}
      <div className={styles.planBox}>
        {/* First, so that the line is never drawn before the plan gives it its height. */}
        {children}
        {down !== undefined && <DimensionLine vertical>{down}</DimensionLine>}
      </div>
      {below}
    </div>
  );
}

/** Dimension lines in a row that add up to the full width; `size` in any one unit. */
export function DimensionChain({ parts }: { parts: { size: number; label: ReactNode }[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { size }) => sum + size, 0));
  return (
    <div className={styles.dimensionChain}>
      {parts.map(({ size, label }, index) => (
        <div key={starts[index]} style={{ flex: `${size} 0 0` }}>
          <DimensionLine>{label}</DimensionLine>
        </div>
      ))}
    </div>
  );
}
