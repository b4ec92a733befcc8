import { trimEndOf } from "../text/trim-end-of.ts";

/** Words of Chinese room names, the longer first, with what English event sheets call such a room. */
const roomNames: readonly (readonly [zh: string, en: string])[] = [
  ["大宴会厅", "Grand Ballroom"],
  ["宴会厅", "Ballroom"],
  ["多功能厅", "Function Room"],
  ["会议室", "Meeting Room"],
  ["会议厅", "Conference Room"],
  ["董事", "Boardroom"],
  ["贵宾", "VIP Room"],
  ["报告厅", "Auditorium"],
  ["剧场", "Theatre"],
  ["展厅", "Exhibition Hall"],
  ["草坪", "Lawn"],
  ["露台", "Terrace"],
  ["餐厅", "Restaurant"],
  ["包", "Private Dining Room"],
  ["前厅", "Foyer"],
];

/** Returns the letters and numbers that end a room's name: 1, A+B, 201, 3号. */
function getEnd(name: string): string {
  const unsuffixed = trimEndOf(name, /[号厅室]/);
  const end = unsuffixed.slice(trimEndOf(unsuffixed, /[A-Za-z0-9+\-& ]/).length);
  return end.replace(/^[+\-& ]+/, "").trim();
}

/** Matches the endings that are a hall in English; a 室 or a 阁 is a room. */
const largeRoomEnding = /^[厅堂]$/;
const hanPattern = /\p{Script=Han}/u;

/**
 * Translates the name of a room for English pages: Grand Ballroom 1 for 大宴会厅 1. A name of its own that no such term
 * describes is romanised, Yinhe Hall for 银河厅; a name without Chinese characters stays.
 * @param romanise converts Chinese characters to Latin letters, joined and with one capital
 */
export function translateSpaceName(name: string, romanise: (text: string) => string): string {
  if (!hanPattern.test(name)) return name;
  const [, term] = roomNames.find(([zh]) => name.includes(zh)) ?? [];
  const end = getEnd(name);
  const own = /^([\p{Script=Han}]+?)(厅|堂|室|阁|轩|苑)?(?=$|[^\p{Script=Han}]|号)/u.exec(name);
  const en = term ?? (own ? `${romanise(own[1]!)} ${largeRoomEnding.test(own[2] ?? "") ? "Hall" : "Room"}` : "Room");
  return end ? `${en} ${end}` : en;
}
