import { addDays, getDateParts, toDayNumber } from "../../day.ts";
import { getLayoutByKey } from "../../space/layouts.ts";
import { isSession, type Programme, type ProgrammeBlock, type RoomsBlock, type SessionBlock } from "../programme.ts";

const minutesPerDay = 24 * 60;
/** Before this time of the day, an hour without 早上 or 凌晨 is one after noon. */
const morning = 7 * 60;
const peoplePerTable = 10;
/** Digits that 3×30 has at most. */
const mostSpaces = 99;
const mostPeopleInSpace = 9999;
/** Ends a name. */
const punctuation = /[，；。：！？,;:!?\s]+/g;

const formatDay = (isoDay: string): string => {
  const [, month, date] = getDateParts(toDayNumber(isoDay));
  return `${month}月${date}日`;
};

const formatTime = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** Formats hours so that each is read as it is: 6:30 alone is an hour of the evening. */
function formatHours({ from, to }: SessionBlock): string {
  const part = from < 5 * 60 ? "凌晨" : from < morning ? "早上" : "";
  const end = to > minutesPerDay ? `次日${formatTime(to - minutesPerDay)}` : formatTime(to);
  return `${part}${formatTime(from)}-${end}`;
}

function formatSize({ kind, people, count, layout }: SessionBlock): string {
  const arrangement = layout ? getLayoutByKey(layout).name.replaceAll(" ", "") : "";
  if (kind === "meal" && layout === "banquet" && count === 1 && people % peoplePerTable === 0)
    return `${people / peoplePerTable}桌`;
  if (count === 1) return `${people}人${arrangement}`;
  const isShort = kind !== "meal" && count <= mostSpaces && people <= mostPeopleInSpace;
  return isShort ? `${count}×${people}人${arrangement}` : `${count}个各${people}人${arrangement}`;
}

/** Formats the day of a session: its number where the event has no dates, nothing where it has only one day. */
function formatSessionDay({ day, dayNumber }: SessionBlock, hasSeveralDays: boolean): string {
  if (day !== undefined) return formatDay(day);
  return hasSeveralDays ? `第${dayNumber}天` : "";
}

/** A Latin name runs into the figures around it without spaces. */
const spaceLatin = (name: string): string => name.replace(/^[a-z0-9]/i, " $&").replace(/[a-z0-9]$/i, "$& ");

function formatRooms({ name, rooms, nights, day }: RoomsBlock): string {
  return `${spaceLatin(name).trimStart()}${rooms}间${day === undefined ? "" : `${formatDay(day)}起`}${nights}晚`;
}

function formatBlock(block: ProgrammeBlock, hasSeveralDays: boolean): string {
  if (block.kind === "rooms") return formatRooms(block);
  return `${formatSessionDay(block, hasSeveralDays)}${formatHours(block)}${spaceLatin(block.name)}${formatSize(block)}`;
}

/** Returns the first day of the event where no session is on it, so that the sessions are on their days of the event. */
function formatFirstDay(sessions: readonly SessionBlock[]): string[] {
  const [first] = sessions;
  if (first?.day === undefined || first.dayNumber === 1) return [];
  return [`${formatDay(addDays(first.day, 1 - first.dayNumber))}起`];
}

/** Writes the year at the first date of a text: the others are read as the days nearest to it. */
function addYear(parts: readonly string[], day: string | undefined): string[] {
  if (day === undefined) return [...parts];
  const dated = parts.findIndex((part) => /\d月\d/.test(part));
  return parts.map((part, at) => (at === dated ? part.replace(/\d{1,2}月/, `${day.slice(0, 4)}年$&`) : part));
}

const formatBudget = (yuan: number): string => `预算${yuan % 100 === 0 ? `${yuan / 10_000}万` : `${yuan}元`}`;

/**
 * Formats a programme as a sentence that `readProgramme` reads as the same one, with everything stated.
 * @param rest what the text says of the venue, and pieces of it that were not read: it follows at the end and is read by itself
 */
export function formatProgrammeText({ name, blocks, budget }: Programme, rest = ""): string {
  const sessions = blocks.filter(isSession).toSorted((a, b) => a.dayNumber - b.dayNumber);
  const hasSeveralDays = sessions.some(({ dayNumber }) => dayNumber > 1);
  const firstDay = formatFirstDay(sessions);
  const dated = blocks.find(({ day }) => day !== undefined);
  const yearOf = firstDay.length > 0 ? addDays(sessions[0]!.day!, 1 - sessions[0]!.dayNumber) : dated?.day;
  const parts = [
    ...firstDay,
    ...blocks.map((block) => formatBlock(block, hasSeveralDays)),
    ...(budget === undefined ? [] : [formatBudget(budget)]),
  ];
  return [
    ...(name === undefined ? [] : [`活动名称：${name.replaceAll(punctuation, " ")}`]),
    ...addYear(parts, yearOf),
    ...(rest === "" ? [] : [`其余：${rest}`]),
  ].join("；");
}
