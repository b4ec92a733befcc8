import type { ComponentProps, ReactNode } from "react";
import { formatNumber } from "../../domain/format.ts";
import { classNames } from "./class-names.ts";

export interface TickProps extends ComponentProps<"input"> {
  children: ReactNode;
  /** Number of matching rows, at the right end. */
  count?: number;
  type?: "checkbox" | "radio";
}

/** A checkbox or radio button with its label; input attributes, `ref` included, go to the input. */
export function Tick({ children, count, className, type = "checkbox", ...input }: TickProps) {
  return (
    <label className={classNames("tick", className)}>
      <input type={type} {...input} />
      <span>{children}</span>
      {count !== undefined && <span className="n">{formatNumber(count)}</span>}
    </label>
  );
}
