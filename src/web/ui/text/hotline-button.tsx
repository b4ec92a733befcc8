import { classNames } from "./class-names.ts";
import { HotlineLink } from "./hotline-link.tsx";
import styles from "./hotline-button.module.css";

interface HotlineButtonProps {
  /** Without the number, where there is room for 拨打 only. */
  isShort?: boolean;
  className?: string | undefined;
}

/** Renders the operator's telephone as a button beside that of the enquiry: 拨打 and the number. Nothing where none is set. */
export const HotlineButton = ({ isShort, className }: HotlineButtonProps) => (
  <HotlineLink className={classNames(styles.hotlineButton, isShort && styles.short, className)} />
);
