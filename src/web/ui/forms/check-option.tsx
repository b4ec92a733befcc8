import type { ComponentProps, ReactNode } from "react";
import { formatNumber } from "../../../domain/format-number.ts";
import { classNames } from "../text/class-names.ts";

export interface CheckOptionProps extends ComponentProps<"input"> {
  children: ReactNode;
  /** Number of matching rows, at the right end. */
  count?: number;
  type?: "checkbox" | "radio";
}

/** A checkbox or radio button with its label; input attributes, `ref` included, go to the input. */
export function CheckOption({ children, count, className, type = "checkbox", ...input }: CheckOptionProps) {
  return (
    <label className={classNames("tick", className)}>
      <input type={type} {...input} />
      <span>{children}</span>
      {count !== undefined && <span className="n">{formatNumber(count)}</span>}
    </label>
  );
}
