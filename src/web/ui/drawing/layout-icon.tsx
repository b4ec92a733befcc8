import type { LayoutKey } from "#domain/space/layouts.ts";
import { classNames } from "../text/class-names.ts";
import styles from "./layout-icon.module.css";

/** Floor plans of the layouts on a 28 by 28 grid, the screen at the top: tables as outlines, chairs as dashes. */
const drawings: Record<
  LayoutKey,
  { lines?: string; chairs?: string; chairWidth?: number; rounds?: [number, number, number][]; seats?: string }
> = {
  theatre: { chairs: "M4 10h8M16 10h8M4 15h8M16 15h8M4 20h8M16 20h8M4 25h8M16 25h8", chairWidth: 2.5 },
  classroom: {
    lines: "M4.5 8.5h8V11h-8zM15.5 8.5h8V11h-8zM4.5 18.5h8V21h-8zM15.5 18.5h8V21h-8z",
    seats: "M5.5 14h2M9.5 14h2M16.5 14h2M20.5 14h2M5.5 24h2M9.5 24h2M16.5 24h2M20.5 24h2",
  },
  boardroom: {
    lines: "M10.5 9.5h7v14h-7z",
    seats: "M7 10.5v2.5M7 15.2v2.5M7 20v2.5M21 10.5v2.5M21 15.2v2.5M21 20v2.5",
  },
  ushape: {
    lines: "M8.5 8.5v13h11v-13h-3v10h-5v-10z",
    seats: "M5 9.5V12M5 14v2.5M5 18.5V21M23 9.5V12M23 14v2.5M23 18.5V21M9.5 25H12M16 25h2.5",
  },
  hollow: {
    lines: "M7.5 8.5h13v13h-13zM10.5 11.5h7v7h-7z",
    seats: "M4 10.5V13M4 17v2.5M24 10.5V13M24 17v2.5M9.5 25H12M16 25h2.5",
  },
  fishbone: {
    lines:
      "M8.6 7.2L4.2 12.4L7 14.8L11.4 9.6zM16.6 9.6L21 14.8L23.8 12.4L19.4 7.2zM8.6 17.7L4.2 22.9L7 25.3L11.4 20.1zM16.6 20.1L21 25.3L23.8 22.9L19.4 17.7z",
    seats:
      "M6.4 6.9L5.4 8M4.5 9.2L3.5 10.3M12.1 11.7L11.1 12.8M10.2 14L9.2 15.1M15.9 11.7L16.9 12.8M17.8 14L18.8 15.1M21.6 6.9L22.6 8M23.5 9.2L24.5 10.3M6.4 17.4L5.4 18.5M4.5 19.7L3.5 20.8M12.1 22.2L11.1 23.3M10.2 24.5L9.2 25.6M15.9 22.2L16.9 23.3M17.8 24.5L18.8 25.6M21.6 17.4L22.6 18.5M23.5 19.7L24.5 20.8",
  },
  banquet: {
    rounds: [
      [8, 11.5, 2],
      [20, 11.5, 2],
      [14, 21.5, 2],
    ],
  },
  cocktail: {
    rounds: [
      [6.5, 10, 1.9],
      [15, 9.5, 1.9],
      [22, 14, 1.9],
      [11, 16.5, 1.9],
      [6, 23, 1.9],
      [18, 22.5, 1.9],
    ],
  },
};

/** The icon of a layout; hidden from screen readers, since a text next to it names the layout. */
export function LayoutIcon({ layout, className }: { layout: LayoutKey; className?: string }) {
  const { lines, chairs, chairWidth, rounds, seats } = drawings[layout];
  return (
    <svg aria-hidden="true" className={classNames(styles.layoutIcon, className)} viewBox="0 0 28 28">
      <path className={styles.screenMark} d="M9 3.5h10" />
      {lines && <path d={lines} />}
      {seats && <path d={seats} strokeWidth="2" />}
      {chairs && chairWidth && <path d={chairs} strokeDasharray="2.2 .7" strokeWidth={chairWidth} />}
      {rounds?.map(([x, y, radius]) => (
        <circle cx={x} cy={y} key={`${x} ${y}`} r={radius} />
      ))}
      {layout === "banquet" &&
        rounds?.map(([x, y]) => (
          <circle
            cx={x}
            cy={y}
            key={`seats ${x} ${y}`}
            r="4.3"
            strokeDasharray="0 3.377"
            strokeLinecap="round"
            strokeWidth="2.2"
          />
        ))}
    </svg>
  );
}
