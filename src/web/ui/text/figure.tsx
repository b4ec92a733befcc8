import type { ReactNode } from "react";
import { unknownText } from "../../../domain/format-number.ts";
import { classNames } from "./class-names.ts";

export interface FigureProps {
  /** The formatted number; absent means unknown and shows 暂无. */
  value: ReactNode | undefined;
  unit?: string;
  /** 28 px type instead of 20. */
  big?: boolean;
  as?: "span" | "dd" | "p";
  className?: string;
}

/** A number with its unit in smaller type. */
export function Figure({ value, unit, big, as: Tag = "span", className }: FigureProps) {
  if (value === undefined || value === null)
    return <Tag className={classNames("fig none", className)}>{unknownText}</Tag>;
  return (
    <Tag className={classNames("fig", big && "big", className)}>
      {value}
      {unit !== undefined && <small>{unit}</small>}
    </Tag>
  );
}
