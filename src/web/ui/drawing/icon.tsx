import { classNames } from "../text/class-names.ts";
import styles from "./icon.module.css";

/** SVG paths on a 20 by 20 grid: the registered icons (specification, section 9), then those of our own controls. */
const drawings = {
  check: "M3.5 10.5 8 15l8.5-10",
  user: "M13 6.5a3 3 0 1 1-6 0a3 3 0 0 1 6 0M3.5 17.5c.4-4 2.8-6 6.5-6s6.1 2 6.5 6",
  "location-dot":
    "M10 18c4-4.6 6-7.8 6-10.2A5.9 5.9 0 0 0 10 2a5.9 5.9 0 0 0-6 5.8C4 10.2 6 13.4 10 18ZM12 8a2 2 0 1 1-4 0a2 2 0 0 1 4 0",
  "file-lines": "M4.5 2.5H12l3.5 3.5v11.5h-11ZM12 2.5V6h3.5M7.5 10h5M7.5 13.5h5",
  clock: "M17.5 10a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M10 5.5V10l3.5 2",
  "location-pin": "M10 18c4-4.6 6-7.8 6-10.2A5.9 5.9 0 0 0 10 2a5.9 5.9 0 0 0-6 5.8C4 10.2 6 13.4 10 18Z",
  "circle-right": "M17.5 10a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M6.5 10h7M10.5 7l3 3-3 3",
  caret: "M5.5 8l4.5 4.5L14.5 8",
  close: "M4.5 4.5l11 11M15.5 4.5l-11 11",
  menu: "M2.5 5h15M2.5 10h15M2.5 15h15",
} as const;

export type IconName = keyof typeof drawings;

/** Names of all icons. */
export const iconNames = Object.keys(drawings) as IconName[];

/** An icon, 1.25 em high, in the text colour; hidden from screen readers unless it has a label. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  const shared = { className: classNames(styles.icon, className), viewBox: "0 0 20 20" };
  const drawing = <path d={drawings[name]} />;
  if (label === undefined) {
    return (
      <svg {...shared} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
