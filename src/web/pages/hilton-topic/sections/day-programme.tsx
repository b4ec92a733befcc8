import { formatNumber } from "#domain/format.ts";
import type { EventDayRequest, Session } from "#domain/event-day/schedule-sessions.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { type DayRoom, describeSession, formatClock, nameSession } from "../drawing/list-day-rooms.ts";
import styles from "./day-programme.module.css";

interface DayProgrammeProps {
  rooms: readonly DayRoom[];
  sessions: readonly Session[];
  request: EventDayRequest;
}

/** Renders the day as a list whose numbers stand over the plans of the small drawing; the large drawing has its own texts. */
export function DayProgramme({ rooms, sessions, request }: DayProgrammeProps) {
  return (
    <ol aria-label={hiltonTopicZh.programme} className={styles.programme}>
      {sessions.map((session) => {
        const used = rooms.flatMap((room, index) =>
          room.role === session.role && !room.missing ? [{ ...room, number: index + 1 }] : [],
        );
        const detail =
          session.kind === "breakout" && used.length > 0
            ? used.map(({ people }) => hiltonTopicZh.people(formatNumber(people ?? 0))).join("、")
            : describeSession(session, request);
        return (
          <li
            className={classNames(session.kind === "reset" && textStyles.caution)}
            key={`${session.start} ${session.kind}`}
          >
            <b>{formatClock(session.start)}</b>
            <span>
              <b>{nameSession(session, request)}</b> <span className={textStyles.soft}>{detail}</span>
            </span>
            <span className={textStyles.soft}>
              {used.length === 0
                ? hiltonTopicZh.rooms.missing
                : used.map(({ number, name }) => (used.length > 1 ? number : `${number} ${name}`)).join(" ")}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
