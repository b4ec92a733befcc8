import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "./class-names.ts";
import { Link, type LinkProps } from "./link.tsx";

export interface ButtonLook {
  /** act asks for a quotation and nothing else; ink is the page's main step; line any other; plain is words only. */
  variant?: "act" | "ink" | "line" | "plain";
  /** 40 high instead of 48. */
  small?: boolean;
  full?: boolean;
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** The answer is under way: a line runs, clicks do nothing, the focus stays. */
  busy?: boolean;
}

const look = ({ variant = "line", small, full }: ButtonLook, ...more: (string | false | undefined)[]) =>
  classNames("btn", variant !== "line" && variant, small && "s", full && "full", ...more);

/** A button; `type` is button unless said otherwise. */
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
      className={look({ variant, small, full }, busy && "busy", className)}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({ variant, small, full, className, ...link }: LinkProps & ButtonLook) {
  return <Link {...link} className={look({ variant, small, full }, className)} />;
}
