import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../text/class-names.ts";
import { Link, type LinkProps } from "../navigation/link.tsx";
import styles from "./button.module.css";

export interface ButtonStyle {
  /** act: requests for a quotation only; ink: the page's main action; line: any other; plain: text only. */
  variant?: "act" | "ink" | "line" | "plain";
  /** 40 px high instead of 48. */
  small?: boolean;
  full?: boolean;
}

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** A request is pending: shows a progress line, ignores clicks, stays focusable. */
  busy?: boolean;
}

const variants = { line: undefined, plain: styles.plain, ink: styles.main, act: styles.demand };

const buildButtonClass = ({ variant = "line", small, full }: ButtonStyle, ...more: (string | false | undefined)[]) =>
  classNames(styles.button, variants[variant], small && styles.small, full && styles.full, ...more);

/** A button; its default `type` is `button`. */
export function Button({ variant, small, full, busy, className, onClick, ...button }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...button}
      onClick={click}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buildButtonClass({ variant, small, full }, busy && styles.busy, className)}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({ variant, small, full, className, ...link }: LinkProps & ButtonStyle) {
  return <Link {...link} className={buildButtonClass({ variant, small, full }, className)} />;
}
