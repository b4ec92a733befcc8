import { formatNumber } from "#domain/format.ts";
import type { SpaceWire } from "#contract/schemas/entities.ts";
import type { EventDayRequest, Session } from "#domain/event-day/schedule-sessions.ts";
import { countBanquetTables } from "#domain/event-day/count-banquet-tables.ts";
import { planReset } from "#domain/event-day/plan-reset.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import type { VenueDay } from "../page.tsx";
import type { DayColumn } from "./layout-day.ts";

/** A room of the day as the drawing, the list and the table show it. */
export interface DayRoom extends DayColumn {
  /** Unique among the rooms of the day. */
  id: string;
  name: string;
  space?: SpaceWire;
  /** People in it at once in classroom rows; absent for the restaurant and the foyer. */
  people?: number;
}

/** Ids of the plans that stand on the page as symbols: of a room by its id, and of the main room set for dinner. */
export const formatPlanId = (roomId: string): string => `day-plan-${roomId}`;
export const dinnerPlanId = "day-plan-dinner";

const getSides = ({ length, width }: SpaceWire): DayColumn["sides"] =>
  length && width ? { length, width } : undefined;

/** Lists the rooms of the day in the order of the drawing; missing breakout rooms stay as empty ones. */
export function listDayRooms({ venue, breakouts, groups, hasFoyer, restaurant }: VenueDay, people: number): DayRoom[] {
  const { rooms } = hiltonTopicZh;
  const { main } = venue;
  return [
    { id: "restaurant", role: "restaurant", sides: undefined, name: restaurant?.name ?? rooms.restaurant },
    { id: "foyer", role: "foyer", sides: undefined, name: hasFoyer ? rooms.foyer : rooms.noFoyer },
    ...(main
      ? [{ id: main.id, role: "main" as const, sides: getSides(main), name: main.name, space: main, people }]
      : []),
    ...groups.map((group, index): DayRoom => {
      const space = breakouts[index];
      if (!space) {
        const name = hiltonTopicZh.sessions.breakout;
        return { id: `missing ${index}`, role: "breakout", sides: undefined, name, missing: true };
      }
      return { id: space.id, role: "breakout", sides: getSides(space), name: space.name, space, people: group };
    }),
  ];
}

/** Returns one line about a session: who sits how, or what is done. `group` are the people of a breakout room. */
export function describeSession({ kind, start, end }: Session, { people }: EventDayRequest, group?: number): string {
  const tables = countBanquetTables(people);
  switch (kind) {
    case "plenary":
    case "closing":
      return hiltonTopicZh.classroom(formatNumber(people));
    case "breakout":
      return hiltonTopicZh.classroom(formatNumber(group ?? people));
    case "lunch":
      return hiltonTopicZh.buffet(formatNumber(people));
    case "dinner":
      return hiltonTopicZh.banquet(formatNumber(tables));
    case "reset":
      return hiltonTopicZh.resetDetail(formatNumber(tables), planReset(people, end - start).hands);
    default:
      return hiltonTopicZh.people(formatNumber(people));
  }
}

/** Returns the name of a session; a reset says its minutes, or how many are missing. */
export function nameSession({ kind, start, end }: Session, { people }: EventDayRequest): string {
  if (kind !== "reset") return hiltonTopicZh.sessions[kind];
  const { short } = planReset(people, end - start);
  return short > 0 ? hiltonTopicZh.resetShort(short) : hiltonTopicZh.reset(end - start);
}

/** Formats minutes since midnight: 13:30. */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Returns how many people one line stands for: few enough lines to be told apart. */
export const getPeoplePerLine = (people: number): number => (people <= 300 ? 10 : people <= 600 ? 20 : 50);
