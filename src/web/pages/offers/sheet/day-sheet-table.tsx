import type { CSSProperties } from "react";
import { countTables, describeSize, formatHours } from "#domain/offer/describe/describe-block.ts";
import type { ProgrammeBlock, SessionBlock } from "#domain/offer/programme.ts";
import type { DaySheet, SheetBar, SheetRow } from "#domain/offer/sheet/build-day-sheets.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { formatDate } from "#domain/format.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import type { Hours } from "./get-hours.ts";
import styles from "./day-sheet-table.module.css";

const axisHours = [12, 18];

const toPercent = (hour: number, { from, to }: Hours): string => `${(((hour - from) / (to - from)) * 100).toFixed(2)}%`;

const barClasses: Readonly<Record<SheetBar["kind"], string | undefined>> = {
  session: styles.session,
  breakout: styles.breakout,
  meal: styles.meal,
  turnover: styles.turnover,
  lacking: styles.lacking,
};

/** Returns what a bar is labelled with, and shorter where it is narrow. */
function labelBar({ kind, block, count, minutes = 0 }: SheetBar, blocks: readonly ProgrammeBlock[]): [string, string] {
  if (kind === "lacking") return [texts.bar.lacking(minutes), texts.bar.lacking(minutes)];
  if (kind === "turnover") return [texts.bar.turnoverMinutes(minutes), texts.bar.turnoverShort];
  const session = blocks[block] as SessionBlock;
  const { name, people, place } = session;
  const tables = countTables(session);
  if (place !== "space") return [name, name.slice(0, 1)];
  if (tables !== undefined) return [`${name} ${describeSize(session)}`, `${tables} 桌`];
  return count > 1 ? [`${name} ${count} × ${people}`, `${count}×${people}`] : [`${name} ${people}`, `${people} 人`];
}

function Bar({ bar, blocks, hours }: { bar: SheetBar; blocks: readonly ProgrammeBlock[]; hours: Hours }) {
  const [label, short] = labelBar(bar, blocks);
  const style: CSSProperties = {
    left: toPercent(bar.from / 60, hours),
    width: toPercent((bar.to - bar.from) / 60 + hours.from, hours),
  };
  return (
    <span
      className={classNames(styles.block, barClasses[bar.kind])}
      style={style}
      title={`${label} ${formatHours(bar)}`}
    >
      <span data-short={short}>{label}</span>
    </span>
  );
}

/** Names the spaces of a row, the restaurant or the foyer. */
const nameRow = ({ name, place }: SheetRow): string => name ?? (place === "foyer" ? texts.foyer : texts.restaurant);

interface DaySheetProps {
  sheet: DaySheet;
  blocks: readonly ProgrammeBlock[];
  hours: Hours;
  /** Taller rows, for the opened offer. */
  isLarge?: boolean;
}

/** Renders a day of an offer as a hotel's own sheet: spaces down, hours across. Screen readers get it as a list. */
export function DaySheetTable({ sheet, blocks, hours, isLarge }: DaySheetProps) {
  const { day, dayNumber, rows } = sheet;
  const title = day === undefined ? `第 ${dayNumber} 天` : formatDate(day).replace(/^.*月 /, "");
  return (
    <div className={isLarge ? styles.large : undefined}>
      <p className={styles.axis}>
        <b>{title}</b>
        <span aria-hidden="true">
          {[hours.from, ...axisHours, hours.to].map((hour) => (
            <small key={hour} style={{ left: toPercent(hour, hours) }}>
              {hour}
            </small>
          ))}
        </span>
      </p>
      <ul>
        {rows.map((row) => (
          <li className={styles.line} key={row.key}>
            <span className={styles.place} title={nameRow(row)}>
              {row.floor !== undefined && <span className={styles.floor}>{formatFloor(row.floor)} </span>}
              {nameRow(row)}
            </span>
            <span
              className={styles.track}
              style={{ "--noon": toPercent(12, hours), "--evening": toPercent(18, hours) } as CSSProperties}
            >
              {row.bars.map((bar) => (
                <Bar bar={bar} blocks={blocks} hours={hours} key={`${bar.kind} ${bar.from} ${bar.block}`} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
