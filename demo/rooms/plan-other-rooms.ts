import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import { planHotelRooms, planMeetingRooms } from "./plan-hotel-rooms.ts";
import type { Random } from "../random.ts";
import type { RoomKind, RoomPlan } from "./room-kinds.ts";
import { drawNamingHabit } from "./naming-habit.ts";
import { divideRoom, planRoom, countRooms } from "./plan-room.ts";

type OtherType = Exclude<VenueTypeKey, "hotel">;

/** A line of a recipe: room kind, names (one per room), range of areas (m²), range of counts, floor, number of parts. */
interface RecipeLine {
  kind: RoomKind;
  names: readonly string[];
  areas: readonly [number, number];
  count: readonly [number, number];
  floor?: number;
  parts?: number;
}

/** Numbered rooms that fill up a venue with more rooms than its recipe. */
type RecipeFill = readonly [kind: RoomKind, title: string, areas: readonly [number, number], floor: number | undefined];

const line = (
  kind: RoomKind,
  names: string,
  areas: readonly [number, number],
  count: readonly [number, number],
  more: { floor?: number; parts?: number } = {},
): RecipeLine => ({ kind, names: names.split("/"), areas, count, ...more });

/** Number and kinds of spaces by venue type. Meeting rooms fill the rest unless `fill` is given. */
const roomRecipes: Record<
  OtherType,
  { spaces: readonly [number, number]; lines: readonly RecipeLine[]; fill?: RecipeFill }
> = {
  "conference-centre": {
    spaces: [10, 30],
    lines: [
      line("ballroom", "大会堂", [700, 3200], [1, 1], { floor: 1, parts: 3 }),
      line("auditorium", "报告厅", [320, 900], [1, 1], { floor: 2 }),
      line("function", "新闻发布厅/多功能厅", [180, 420], [1, 2], { floor: 2 }),
      line("boardroom", "圆桌厅/贵宾会谈室", [48, 110], [1, 2], { floor: 3 }),
      line("lounge", "贵宾休息室", [40, 80], [0, 1], { floor: 1 }),
    ],
  },
  "exhibition-hall": {
    spaces: [6, 18],
    lines: [
      line("hall", "1 号馆/2 号馆/3 号馆/4 号馆/5 号馆", [1800, 9500], [2, 5], { floor: 1 }),
      line("hall", "序厅", [500, 1200], [1, 1], { floor: 1 }),
      line("function", "多功能厅/发布厅", [220, 560], [1, 2], { floor: 2 }),
    ],
  },
  stadium: {
    spaces: [3, 6],
    lines: [
      line("arena", "主馆", [1500, 5200], [1, 1], { floor: 1 }),
      line("hall", "副馆", [700, 1600], [1, 1], { floor: 1 }),
      line("lounge", "贵宾厅", [60, 140], [1, 1], { floor: 2 }),
    ],
  },
  theatre: {
    spaces: [3, 6],
    fill: ["function", "排练室", [60, 140], 3],
    lines: [
      line("auditorium", "大剧场", [420, 1500], [1, 1], { floor: 1 }),
      line("gallery", "前厅", [160, 420], [1, 1], { floor: 1 }),
      line("function", "排练厅/黑匣子", [120, 320], [1, 2], { floor: 2 }),
    ],
  },
  "art-centre": {
    spaces: [2, 7],
    fill: ["gallery", "工作室", [60, 180], 2],
    lines: [
      line("gallery", "主展厅/北展厅/侧厅/白盒子", [130, 950], [2, 4], { floor: 1 }),
      line("salon", "影音室/沙龙间", [50, 130], [0, 2], { floor: 2 }),
    ],
  },
  restaurant: {
    spaces: [2, 6],
    fill: ["salon", "小包间", [24, 40], 2],
    lines: [
      line("dining", "大厅", [130, 620], [1, 1], { floor: 1 }),
      line("dining", "露台", [80, 220], [0, 1], { floor: 2 }),
      line("salon", "包间 1/包间 2/包间 3/包间 4", [28, 62], [1, 4], { floor: 2 }),
    ],
  },
  cafe: {
    spaces: [2, 4],
    fill: ["salon", "小间", [22, 40], 2],
    lines: [
      line("salon", "整层", [70, 240], [1, 1], { floor: 1 }),
      line("salon", "书房/茶室/里间", [24, 58], [1, 3], { floor: 2 }),
    ],
  },
  club: {
    spaces: [3, 9],
    fill: ["salon", "会客室", [36, 80], 2],
    lines: [
      line("salon", "主沙龙/雪茄廊", [90, 280], [1, 2], { floor: 1 }),
      line("boardroom", "廊厅/书斋", [40, 90], [1, 2], { floor: 2 }),
      line("dining", "私宴厅", [60, 160], [1, 1], { floor: 2 }),
    ],
  },
  cruise: {
    spaces: [2, 4],
    fill: ["lounge", "包舱", [24, 44], 1],
    lines: [
      line("deck", "主舱", [140, 380], [1, 1], { floor: 1 }),
      line("deck", "上舱", [110, 260], [1, 1], { floor: 2 }),
      line("lawn", "顶层甲板", [90, 240], [0, 1], { floor: 3 }),
      line("lounge", "贵宾舱", [28, 60], [0, 1], { floor: 2 }),
    ],
  },
  resort: { spaces: [7, 22], lines: [line("lawn", "大草坪/湖畔草坪/山前草坪", [500, 4200], [1, 2])] },
  outdoor: {
    spaces: [2, 5],
    fill: ["lawn", "林下场地", [200, 800], undefined],
    lines: [
      line("lawn", "主草坪/林间草坪/篝火场", [600, 6500], [1, 3]),
      line("function", "玻璃屋", [90, 260], [1, 1], { floor: 1 }),
    ],
  },
  school: {
    spaces: [5, 15],
    fill: ["classroom", "研讨室", [48, 110], 2],
    lines: [
      line("auditorium", "礼堂/学术报告厅", [260, 900], [1, 2], { floor: 1 }),
      line("classroom", "阶梯教室/研讨教室 1/研讨教室 2/研讨教室 3/机房", [70, 200], [2, 5], { floor: 3 }),
      line("boardroom", "会议厅", [50, 90], [1, 1], { floor: 2 }),
    ],
  },
};

/** Returns the number of spaces of a venue that is not a hotel. */
export function drawOtherSpaceCount(random: Random, type: OtherType, size: number): number {
  const [low, high] = roomRecipes[type].spaces;
  return Math.round(low + (high - low) * (0.6 * size + 0.4 * random.next()));
}

function planRecipeLine(random: Random, row: RecipeLine, size: number): RoomPlan[] {
  const count = Math.min(row.names.length, random.int(row.count[0], row.count[1]));
  const [low, high] = row.areas;
  const about = low * (high / low) ** size;
  return Array.from({ length: count }, (_, i) => {
    const areas = [Math.max(low, about * 0.7), Math.min(high, about * 1.35)] as const;
    const room = planRoom(random, row.kind, row.names[i]!, areas, row.floor);
    if (!row.parts || room.length * room.width < 600) return room;
    return divideRoom(
      random,
      room,
      row.parts,
      ["A", "B", "C"].map((letter) => `${row.names[i]}${letter}`),
    );
  });
}

/** Plans `count` rooms of a venue that is not a hotel, parts included, main rooms first. */
export function planOtherRooms(random: Random, type: OtherType, size: number, count: number): RoomPlan[] {
  const rooms: RoomPlan[] = [];
  for (const row of roomRecipes[type].lines) {
    for (const room of planRecipeLine(random, row, size)) {
      if (countRooms(rooms) + countRooms([room]) <= count) rooms.push(room);
    }
  }
  const left = count - countRooms(rooms);
  if (left <= 0) return rooms;
  if (type === "resort") return [...planHotelRooms(random, 4, size * 0.8, left), ...rooms];
  const fill = roomRecipes[type].fill;
  if (!fill) return [...rooms, ...planMeetingRooms(random, drawNamingHabit(random), left, [2, 3])];
  const [kind, title, areas, floor] = fill;
  return [
    ...rooms,
    ...Array.from({ length: left }, (_, i) => planRoom(random, kind, `${title} ${i + 1}`, areas, floor)),
  ];
}
