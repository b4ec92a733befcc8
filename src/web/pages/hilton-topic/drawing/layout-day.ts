import type { RoomRole, Session } from "#domain/event-day/schedule-sessions.ts";

/** A room of the day; sides in metres, undefined where unknown. */
export interface DayColumn {
  role: RoomRole;
  sides: { length: number; width: number } | undefined;
  /** The venue has no such room: the column stays empty. */
  missing?: boolean;
}

/** Sizes of the drawing in its own units (CSS pixels at full width). */
export interface DayScale {
  /** Total width; the hours stand in the first `axis` of it. */
  width: number;
  axis: number;
  /** Between two columns. */
  gap: number;
  /** A room is never drawn larger than this many pixels a metre. */
  mostPixelsPerMetre: number;
  pixelsPerMinute: number;
  /** Between two lines of people. */
  lineGap: number;
  /** Width that the texts of a session take at the left of the lines; 0 without texts. */
  textWidth: number;
  /** Height of the names above the plans. */
  head: number;
}

/** Shares of a column's width that the lines take at most and, where the texts need the width, at least. */
const lineShare = 0.46;
const leastLineShare = 0.18;

/** Length in metres that a room of unknown sides is drawn with; its outline is dashed. */
const unknownLength = 12;
const unknownWidth = 8;

interface PlacedColumn {
  left: number;
  width: number;
  /** Height of the plan above the hours. */
  planHeight: number;
}

interface PlacedSession {
  session: Session;
  /** The columns that it uses, with the lines of people in each. */
  columns: { column: number; lines: number }[];
  top: number;
  height: number;
}

export interface DayLayout {
  columns: PlacedColumn[];
  sessions: PlacedSession[];
  /** Path of each line of people through the day. */
  lines: string[];
  /** Where each line begins: its people arrive one after another. */
  starts: { x: number; y: number }[];
  hours: { label: string; y: number }[];
  pixelsPerMetre: number;
  /** Top of the plans' common base line, which is where the hours begin. */
  base: number;
  /** Bottom of the hours. */
  bottom: number;
}

const format = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns which columns a session uses; a breakout uses all of its role, everything else the first. */
function getSessionColumns(columns: readonly DayColumn[], { role }: Session): number[] {
  const own = columns.flatMap((column, index) => (column.role === role && !column.missing ? index : []));
  return role === "breakout" ? own : own.slice(0, 1);
}

/** Splits lines over columns by the people of each group, as evenly as their number allows. */
function splitLines(total: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => Math.floor((total + parts - 1 - index) / parts));
}

/** Returns the x of a line that is the `index`-th of `count` in a column: they stand at the column's right end. */
function placeLine({ left, width }: PlacedColumn, index: number, count: number, scale: DayScale): number {
  const free = Math.min(width * lineShare, width - 8 - scale.textWidth);
  const step = Math.min(scale.lineGap, Math.max(free, width * leastLineShare) / Math.max(1, count));
  return left + width - 8 - (count - 1 - index) * step;
}

/** One stay of a line: where it stands, and when. */
interface Stay {
  x: number;
  top: number;
  bottom: number;
}

/** Lists the stays of each line, in order of time. */
function listStays(
  sessions: readonly PlacedSession[],
  placed: readonly PlacedColumn[],
  total: number,
  scale: DayScale,
) {
  const stays: Stay[][] = Array.from({ length: total }, () => []);
  for (const { session, columns, top, height } of sessions) {
    if (session.kind === "reset") continue;
    let first = 0;
    for (const { column, lines } of columns) {
      for (let index = 0; index < lines; index++) {
        stays[first + index]?.push({ x: placeLine(placed[column]!, index, lines, scale), top, bottom: top + height });
      }
      first += lines;
    }
  }
  return stays;
}

/** Draws one line: straight while its people sit, curved to the next room while they walk. */
function drawLine([first, ...rest]: readonly Stay[], start: number): string {
  if (!first) return "";
  let path = `M${format(first.x)} ${format(start)}V${format(first.bottom)}`;
  let last = first;
  for (const stay of rest) {
    const middle = format((last.bottom + stay.top) / 2);
    path +=
      stay.x === last.x
        ? `V${format(stay.bottom)}`
        : `C${format(last.x)} ${middle} ${format(stay.x)} ${middle} ${format(stay.x)} ${format(stay.top)}V${format(stay.bottom)}`;
    last = stay;
  }
  return path;
}

const formatHour = (minutes: number): string => `${String(minutes / 60).padStart(2, "0")}:00`;

/**
 * Lays out the day: the rooms side by side at one scale, their walls projected down as columns, time running down, and one
 * line a group of people through all of it. Pure; sizes in the units of `scale`.
 */
export function layoutDay(
  columns: readonly DayColumn[],
  sessions: readonly Session[],
  lineCount: number,
  scale: DayScale,
): DayLayout {
  const lengths = columns.map(({ sides }) => sides?.length ?? unknownLength);
  const available = scale.width - scale.axis - scale.gap * (columns.length - 1);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const pixelsPerMetre = Math.min(scale.mostPixelsPerMetre, available / total);
  let left = scale.axis;
  const placed = columns.map(({ sides }, index) => {
    const width = lengths[index]! * pixelsPerMetre;
    const column = { left, width, planHeight: (sides?.width ?? unknownWidth) * pixelsPerMetre };
    left += width + scale.gap;
    return column;
  });
  const base = scale.head + Math.max(0, ...placed.map(({ planHeight }) => planHeight)) + 12;
  const begin = sessions[0]!.start;
  const end = Math.max(...sessions.map((session) => session.end));
  const toY = (minutes: number) => base + (minutes - begin) * scale.pixelsPerMinute;
  const placedSessions = sessions.map((session): PlacedSession => {
    const used = getSessionColumns(columns, session);
    const lines = splitLines(lineCount, Math.max(1, used.length));
    return {
      session,
      columns: used.map((column, index) => ({ column, lines: lines[index]! })),
      top: toY(session.start),
      height: (session.end - session.start) * scale.pixelsPerMinute,
    };
  });
  const stays = listStays(placedSessions, placed, lineCount, scale);
  const arrivals = stays.map(([first], index) =>
    first ? first.top + ((first.bottom - first.top) * 0.7 * index) / lineCount : base,
  );
  return {
    columns: placed,
    sessions: placedSessions,
    lines: stays.map((own, index) => drawLine(own, arrivals[index]!)),
    starts: stays.flatMap(([first], index) => (first ? { x: first.x, y: arrivals[index]! } : [])),
    hours: Array.from({ length: Math.floor((end - begin) / 60) + 1 }, (_, index) => ({
      label: formatHour(begin + index * 60),
      y: toY(begin + index * 60),
    })),
    pixelsPerMetre,
    base,
    bottom: toY(end),
  };
}
