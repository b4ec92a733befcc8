import type { ReactNode } from "react";
import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { classNames } from "./class-names.ts";
import styles from "./figure.module.css";

export interface FigureProps {
  /** The formatted number; absent means unknown and shows 暂无, or Unknown. */
  value: ReactNode | undefined;
  unit?: string;
  /** 28 px type instead of 20. */
  big?: boolean;
  as?: "span" | "dd" | "p";
  className?: string;
}

/** A number with its unit in smaller type. */
export function Figure({ value, unit, big, as: Tag = "span", className }: FigureProps) {
  const { unknown } = useInterfaceTexts();
  if (value === undefined || value === null)
    return <Tag className={classNames(styles.figure, styles.unknown, className)}>{unknown}</Tag>;
  return (
    <Tag className={classNames(styles.figure, big && styles.large, className)}>
      {value}
      {unit !== undefined && <small>{unit}</small>}
    </Tag>
  );
}
