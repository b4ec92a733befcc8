import type { ComponentProps, ReactNode } from "react";
import { formatNumber } from "../../domain/format.ts";
import { classNames } from "./class-names.ts";

export interface TickProps extends ComponentProps<"input"> {
  children: ReactNode;
  /** How many rows carry it, at the right end. */
  count?: number;
  type?: "checkbox" | "radio";
}

/** A box to tick with its words; input attributes, `ref` included, go to the box. */
export function Tick({ children, count, className, type = "checkbox", ...input }: TickProps) {
  return (
    <label className={classNames("tick", className)}>
      <input type={type} {...input} />
      <span>{children}</span>
      {count !== undefined && <span className="n">{formatNumber(count)}</span>}
    </label>
  );
}
