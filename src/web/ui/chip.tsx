import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

export interface ChipProps {
  children: ReactNode;
  /** The quantity's name, small, before the value. */
  name?: string;
  /** How many there are, small, after the value. */
  count?: number | string;
  on?: boolean;
  /** A guess: dashed, and the words say what was guessed. */
  doubt?: boolean;
  /** 40 high, for sheets. */
  tall?: boolean;
  /** Where the choice leads, for choices that live in the URL. */
  href?: string;
  /** Toggles or corrects the choice. */
  onClick?: () => void;
  /** Takes the choice away: a link or a handler, with what a screen reader says of it. */
  removeHref?: string;
  onRemove?: () => void;
  removeLabel?: string;
}

/** One choice: a toggle, a link, or something understood that can be corrected and removed. */
export function Chip(props: ChipProps) {
  const { children, name, count, on, doubt, tall, href, onClick, removeHref, onRemove } = props;
  const className = classNames("chip", on && "on", doubt && "doubt", tall && "tall");
  const words = (
    <>
      {name !== undefined && <b>{name}</b>}
      <span>{children}</span>
      {count !== undefined && <b>{count}</b>}
    </>
  );
  if (removeHref !== undefined || onRemove) {
    return (
      <span className={className}>
        {onClick ? (
          <button type="button" className="say" onClick={onClick}>
            {words}
          </button>
        ) : (
          <span className="say">{words}</span>
        )}
        <Remove {...props} />
      </span>
    );
  }
  if (href !== undefined) {
    return (
      <Link href={href} className={className} aria-current={on ? "true" : undefined} resetScroll={false}>
        {words}
      </Link>
    );
  }
  if (!onClick) return <span className={className}>{words}</span>;
  return (
    <button type="button" className={className} aria-pressed={Boolean(on)} onClick={onClick}>
      {words}
    </button>
  );
}

function Remove({ removeHref, onRemove, removeLabel = "去掉", name, children }: ChipProps) {
  const words = [removeLabel, name, typeof children === "string" ? children : undefined].filter(Boolean).join(" ");
  if (removeHref !== undefined) {
    return (
      <Link href={removeHref} className="rm" aria-label={words} resetScroll={false}>
        <i className="x" />
      </Link>
    );
  }
  return (
    <button type="button" className="rm" aria-label={words} onClick={onRemove}>
      <i className="x" />
    </button>
  );
}
