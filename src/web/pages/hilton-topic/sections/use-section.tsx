import { formatMetres, formatNumber, formatSize, unknownText } from "#domain/format.ts";
import { countBanquetTables } from "#domain/event-day/count-banquet-tables.ts";
import type { EventDayRequest, Session } from "#domain/event-day/schedule-sessions.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { type DayRoom, formatClock } from "../drawing/list-day-rooms.ts";
import styles from "#web/features/group-topic/topic-table.module.css";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";

/** Says how many people a room seats, as the server computed it. */
const DeferredSeatsText = defer(async () => (await import("./seats-text.tsx")).SeatsText);

const texts = hiltonTopicZh.use;

interface UseSectionProps {
  rooms: readonly DayRoom[];
  sessions: readonly Session[];
  request: EventDayRequest;
}

/** Formats when a room is in use, from its first session to its last: 09:00–21:00. */
function formatHours({ role }: DayRoom, sessions: readonly Session[]): string {
  const own = sessions.filter((session) => session.role === role);
  return own.length === 0 ? unknownText : `${formatClock(own[0]!.start)}–${formatClock(own.at(-1)!.end)}`;
}

/** Renders each room of the day with its size, its hours, who sits in it how, and its hire. */
export function UseSection({ rooms, sessions, request }: UseSectionProps) {
  return (
    <>
      <h2>{texts.title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.room}</th>
            <th scope="col">{texts.size}</th>
            <th scope="col">{texts.height}</th>
            <th scope="col">{texts.time}</th>
            <th scope="col">{texts.layout}</th>
            <th scope="col">{texts.seats}</th>
            <th scope="col">{texts.hire}</th>
          </tr>
        </thead>
        <tbody>
          {rooms
            .filter(({ missing }) => !missing)
            .map((room) => (
              <Row key={room.id} request={request} room={room} sessions={sessions} />
            ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ room, sessions, request }: { room: DayRoom; sessions: readonly Session[]; request: EventDayRequest }) {
  const { space, sides } = room;
  const isEvening = room.role === "main" && request.dinner;
  return (
    <tr>
      <th scope="row">
        {space ? <Link href={formatSpaceHref(space.venueId, space.id)}>{room.name}</Link> : room.name}
      </th>
      <td data-label={texts.size}>{sides ? formatSize(sides.length, sides.width) : unknownText}</td>
      <td data-label={texts.height}>{space?.height ? formatMetres(space.height) : unknownText}</td>
      <td data-label={texts.time}>{formatHours(room, sessions)}</td>
      <td data-label={texts.layout}>
        <Uses isEvening={isEvening} request={request} room={room} sessions={sessions} />
      </td>
      <td data-label={texts.seats}>
        <DeferredSeatsText isEvening={isEvening} space={space} />
      </td>
      <td data-label={texts.hire}>{formatHire(room)}</td>
    </tr>
  );
}

/** Renders how a room is set: its layout and people, else the names of its sessions. */
function Uses({ room, sessions, request, isEvening }: UseRowProps) {
  if (room.people === undefined) {
    const names = sessions.filter(({ role }) => role === room.role).map(({ kind }) => hiltonTopicZh.sessions[kind]);
    return [...new Set(names)].join("、");
  }
  return (
    <>
      {hiltonTopicZh.classroom(formatNumber(room.people))}
      {isEvening && (
        <span className={styles.second}>{hiltonTopicZh.banquet(formatNumber(countBanquetTables(request.people)))}</span>
      )}
    </>
  );
}

interface UseRowProps {
  room: DayRoom;
  sessions: readonly Session[];
  request: EventDayRequest;
  isEvening: boolean;
}

/** Formats the hire of a room for its part of the day. */
function formatHire({ role, space }: DayRoom): string {
  if (role === "restaurant") return texts.byMeal;
  if (role === "foyer") return texts.included;
  const price = role === "main" ? space?.priceDay : space?.priceHalfDay;
  return price === undefined ? unknownText : formatNumber(price);
}
