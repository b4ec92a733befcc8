import type { EventDayRequest } from "#domain/event-day/schedule-sessions.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import type { DayLayout } from "./layout-day.ts";
import { type DayRoom, describeSession, formatClock, nameSession } from "./list-day-rooms.ts";
import styles from "./day-drawing.module.css";

/** Id of the pattern that a reset is filled with. */
export const hatchId = "day-reset-hatch";

/** Renders when each room is in use; a reset is hatched. */
export function SessionMarks({ layout }: { layout: DayLayout }) {
  return layout.sessions.flatMap(({ session, columns, top, height }) =>
    columns.map(({ column }) => {
      const { left, width } = layout.columns[column]!;
      const isReset = session.kind === "reset";
      return (
        <rect
          className={isReset ? styles.reset : styles.session}
          fill={isReset ? `url(#${hatchId})` : undefined}
          height={height}
          key={`${session.start} ${column}`}
          width={width}
          x={left}
          y={top}
        />
      );
    }),
  );
}

/** Renders the time, name and one line of each session, over the lines of people. */
export function SessionTexts({
  layout,
  request,
  rooms,
}: {
  layout: DayLayout;
  request: EventDayRequest;
  rooms: readonly DayRoom[];
}) {
  return layout.sessions.flatMap(({ session, columns, top, height }) =>
    columns.map(({ column }, at) => {
      const { left } = layout.columns[column]!;
      const isCaution = session.kind === "reset";
      const hasDetail = height >= 34;
      const y = hasDetail ? top + 16 : top + height / 2 + 4;
      return (
        <g className={classNames(styles.label, isCaution && styles.caution)} key={`${session.start} ${column}`}>
          <text className={styles.title} x={left + 6} y={y}>
            {at === 0
              ? `${formatClock(session.start)} ${nameSession(session, request)}`
              : nameSession(session, request)}
          </text>
          {hasDetail && (
            <text x={left + 6} y={y + 17}>
              {describeSession(session, request, rooms[column]?.people)}
            </text>
          )}
        </g>
      );
    }),
  );
}
