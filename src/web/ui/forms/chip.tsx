import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { formatNumber } from "#domain/format.ts";
import type { ReactNode } from "react";
import { classNames } from "../text/class-names.ts";
import { Link } from "../navigation/link.tsx";
import styles from "./chip.module.css";

export interface ChipProps {
  children: ReactNode;
  /** Name of the quantity, in small type before the value. */
  name?: string;
  /** Number of matches, in small type after the value. */
  count?: number | string;
  on?: boolean;
  /** The value is a guess: dashed outline; the text says what was guessed. */
  doubt?: boolean;
  /** 40 px high, for sheets. */
  tall?: boolean;
  /** Link target, for choices stored in the URL. */
  href?: string;
  /** Toggles or corrects the choice. */
  onClick?: () => void;
  /** Removes the choice: a link or a handler, and its label for screen readers. */
  removeHref?: string;
  onRemove?: () => void;
  removeLabel?: string;
}

/** One choice: a toggle, a link, or a recognised filter that can be corrected and removed. */
export function Chip(props: ChipProps) {
  const { children, name, count, on, doubt, tall, href, onClick, removeHref, onRemove } = props;
  const className = classNames(styles.chip, on && styles.selected, doubt && styles.doubtful, tall && styles.tall);
  const content = (
    <>
      {name !== undefined && <b>{name}</b>}
      <span>{children}</span>
      {count !== undefined && <b>{typeof count === "number" ? formatNumber(count) : count}</b>}
    </>
  );
  if (removeHref !== undefined || onRemove) {
    return (
      <span className={className}>
        {onClick ? (
          <button type="button" className={styles.label} onClick={onClick}>
            {content}
          </button>
        ) : (
          <span className={styles.label}>{content}</span>
        )}
        <RemoveButton {...props} />
      </span>
    );
  }
  if (href !== undefined) {
    return (
      <Link href={href} className={className} aria-current={on ? "true" : undefined} resetScroll={false}>
        {content}
      </Link>
    );
  }
  if (!onClick) return <span className={className}>{content}</span>;
  return (
    <button type="button" className={className} aria-pressed={Boolean(on)} onClick={onClick}>
      {content}
    </button>
  );
}

function RemoveButton({ removeHref, onRemove, removeLabel: ownLabel, name, children }: ChipProps) {
  const texts = useInterfaceTexts();
  const removeLabel = ownLabel ?? texts.remove;
  const label = [removeLabel, name, typeof children === "string" ? children : undefined].filter(Boolean).join(" ");
  if (removeHref !== undefined) {
    return (
      <Link href={removeHref} className={styles.removeButton} aria-label={label} resetScroll={false}>
        <i className={styles.cross} />
      </Link>
    );
  }
  return (
    <button type="button" className={styles.removeButton} aria-label={label} onClick={onRemove}>
      <i className={styles.cross} />
    </button>
  );
}
