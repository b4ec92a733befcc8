import { Fragment, type ReactNode } from "react";
import { formatMetres } from "#domain/format.ts";
import { Drawing } from "../drawing/dimension-line.tsx";
import { Link } from "../navigation/link.tsx";
import { classNames } from "../text/class-names.ts";
import planStyles from "../drawing/plan.module.css";
import listRowStyles from "../list/list-row.module.css";
import textStyles from "../text/text.module.css";
import styles from "./empty-state.module.css";

/** A filter to relax, and the number of results it would give. */
export interface Relaxation {
  label: string;
  /** Number of results then: 14 个. */
  result?: string;
  href?: string;
  onSelect?: () => void;
}

export interface EmptyStateProps {
  title: string;
  /** The requested room, in metres, drawn dashed; `notes` are shown in its middle, one a line. */
  room?: { length: number; width: number; notes: string[] };
  relax?: Relaxation[];
  /** Further actions. */
  children?: ReactNode;
}

/** Shown when nothing was found: the requested room, and which filters to relax. */
export function EmptyState({ title, room, relax = [], children }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      {room && (
        <Drawing className={styles.requestedRoom} across={`${formatMetres(room.length)} m`}>
          <svg className={planStyles.plan} viewBox={`0 0 ${room.length} ${room.width}`} aria-hidden="true">
            <path
              className={classNames(planStyles.room, styles.roomOutline)}
              d={`M0 0h${room.length}v${room.width}h-${room.length}z`}
            />
          </svg>
          <span className={classNames(planStyles.note, planStyles.clear)} style={{ left: "50%", top: "50%" }}>
            {room.notes.map((note, index) => (
              <Fragment key={note}>
                {index > 0 && <br />}
                {note}
              </Fragment>
            ))}
          </span>
        </Drawing>
      )}
      <p>
        <b>{title}</b>
      </p>
      {relax.length > 0 && (
        <>
          <p className={textStyles.soft}>去掉以下条件后有：</p>
          <ul>
            {relax.map(({ label, result, href, onSelect }) => (
              <li className={classNames(listRowStyles.listRow, styles.relaxation)} key={label}>
                {href === undefined ? (
                  <button type="button" onClick={onSelect}>
                    {label}
                  </button>
                ) : (
                  <Link href={href}>{label}</Link>
                )}
                {result !== undefined && <span>{result}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </div>
  );
}
