import type { ComponentProps, ReactNode } from "react";
import { formatNumber } from "#domain/format.ts";
import { classNames } from "../text/class-names.ts";
import styles from "./check-option.module.css";

export interface CheckOptionProps extends ComponentProps<"input"> {
  children: ReactNode;
  /** Number of matching rows, at the right end. */
  count?: number;
  type?: "checkbox" | "radio";
}

/** A checkbox or radio button with its label; input attributes, `ref` included, go to the input. */
export function CheckOption({ children, count, className, type = "checkbox", ...input }: CheckOptionProps) {
  return (
    <label className={classNames(styles.checkOption, className)}>
      <input type={type} {...input} />
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
    </label>
  );
}
