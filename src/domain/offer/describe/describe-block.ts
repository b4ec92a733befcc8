import { countBanquetTables } from "../../event-day/count-banquet-tables.ts";
import { formatDate, formatNumber } from "../../format.ts";
import { getLayoutByKey } from "../../space/layouts.ts";
import type { ProgrammeBlock, SessionBlock } from "../programme.ts";

const minutesPerDay = 1440;

/** Formats minutes since midnight: 18:30; after midnight 次日 1:00. */
export function formatClock(minutes: number): string {
  const ofDay = minutes % minutesPerDay;
  const clock = `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
  return minutes >= minutesPerDay ? `次日 ${clock}` : clock;
}

/** Formats the hours of a block: 9:00–12:00. */
export const formatHours = ({ from, to }: Pick<SessionBlock, "from" | "to">): string =>
  `${formatClock(from)}–${formatClock(to)}`;

/** Returns the tables of a block at round tables; undefined for others. */
export const countTables = ({ kind, layout, people }: SessionBlock): number | undefined =>
  kind === "meal" && layout === "banquet" ? countBanquetTables(people) : undefined;

/** U 型 stands apart from the figure before it. */
const spaceLatin = (name: string): string => (name.startsWith("U") ? ` ${name}` : name);

/** Formats how many a block is for and how they sit: 200 人课桌式, 3 × 30 人岛屿式, 20 桌, 80 间 2 晚. */
export function describeSize(block: ProgrammeBlock): string {
  if (block.kind === "rooms") return `${formatNumber(block.rooms)} 间 ${block.nights} 晚`;
  const tables = countTables(block);
  const size = tables === undefined ? `${formatNumber(block.people)} 人` : `${formatNumber(tables)} 桌`;
  const layout = tables === undefined && block.layout ? spaceLatin(getLayoutByKey(block.layout).name) : "";
  return `${block.count > 1 ? `${block.count} × ` : ""}${size}${layout}`;
}

/** Formats the day of a session: 12 月 17 日 周四; 第 2 天 where the event has no dates. */
export const formatSessionDay = ({ day, dayNumber }: Pick<SessionBlock, "day" | "dayNumber">): string =>
  day === undefined ? `第 ${dayNumber} 天` : formatDate(day);

/** Formats when a block is: 12 月 17 日 周四 9:00–12:00; of guest rooms the first night. */
function describeTime(block: ProgrammeBlock): string {
  if (block.kind === "rooms") return block.day === undefined ? "" : `${formatDate(block.day)} 入住`;
  return `${formatSessionDay(block)} ${formatHours(block)}`;
}

/** Formats a block as one line of a list: 12 月 17 日 周四 9:00–12:00，主会场，200 人课桌式. */
export const describeBlock = (block: ProgrammeBlock): string =>
  [describeTime(block), block.name, describeSize(block)].filter(Boolean).join("，");
