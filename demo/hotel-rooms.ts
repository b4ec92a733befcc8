import type { Random } from "./random.ts";
import type { RoomPlan } from "./room-kinds.ts";
import { type NamingHabit, namingHabit } from "./room-names.ts";
import { divide, plan, roomCount } from "./shape.ts";

/** Ranges by star: number of spaces, ballroom area (m²), function room area (m²) and number. */
const grades = {
  5: { spaces: [9, 30], great: [620, 2300], function: [160, 460], functions: [1, 4] },
  4: { spaces: [7, 22], great: [380, 1150], function: [130, 330], functions: [1, 3] },
  3: { spaces: [5, 15], great: [220, 560], function: [100, 220], functions: [0, 2] },
  2: { spaces: [4, 7], great: [110, 200], function: [80, 130], functions: [0, 0] },
} as const;

export type HotelGrade = keyof typeof grades;

/** Returns the number of spaces of a hotel; `size` (0 to 1) is its size relative to its star level. */
export function hotelSpaces(random: Random, star: HotelGrade, size: number): number {
  const [low, high] = grades[star].spaces;
  return Math.round(low + (high - low) * (0.72 * size + 0.28 * random.next()));
}

/** Plans the ballroom, divided if it is large enough. */
function greatHall(random: Random, habit: NamingHabit, area: number, floor: number): RoomPlan {
  const hall = plan(random, "ballroom", habit.ballroom, [area * 0.94, area * 1.06], floor);
  const parts = area > 1500 ? random.int(3, 4) : area > 700 ? random.int(2, 3) : random.int(0, 1) * 2;
  if (parts === 0 || hall.length / parts < 7) return hall;
  return divide(
    random,
    hall,
    parts,
    ["A", "B", "C", "D"].map((_, i) => habit.part(habit.ballroom, i)),
  );
}

function functionRooms(random: Random, habit: NamingHabit, star: HotelGrade, floor: number): RoomPlan[] {
  const row = grades[star];
  const count = random.int(row.functions[0], row.functions[1]);
  return Array.from({ length: count }, (_, i) => {
    const name = habit.function(i, count);
    const room = plan(random, "function", name, row.function, floor);
    const divisible = room.length * room.width > 240 && random.chance(0.3);
    return divisible
      ? divide(
          random,
          room,
          2,
          [0, 1].map((part) => habit.part(name, part)),
        )
      : room;
  });
}

/** Plans meeting rooms of a few sizes, spread over the floors. */
export function meetingRooms(random: Random, habit: NamingHabit, count: number, floors: readonly number[]): RoomPlan[] {
  const sizes = Array.from({ length: Math.max(1, Math.ceil(count / 3)) }, () =>
    plan(
      random,
      "meeting",
      "",
      random.weighted([
        [[34, 70], 55],
        [[70, 130], 45],
      ] as const),
    ),
  );
  const rooms = Array.from({ length: count }, (_, i) => ({
    ...random.pick(sizes),
    floor: floors[Math.min(floors.length - 1, Math.floor((i / count) * floors.length))]!,
  }));
  return rooms.map((room, i) => ({ ...room, name: habit.meeting(i, room.floor) }));
}

/** Plans `count` rooms of a hotel, parts included. */
export function hotelRooms(random: Random, star: HotelGrade, size: number, count: number): RoomPlan[] {
  const habit = namingHabit(random);
  const [low, high] = grades[star].great;
  const floor = random.weighted([
    [1, 15],
    [2, 35],
    [3, 40],
    [4, 10],
  ] as const);
  const rooms: RoomPlan[] = [];
  const add = (room: RoomPlan): void => {
    if (roomCount(rooms) + roomCount([room]) <= count) rooms.push(room);
  };
  add(greatHall(random, habit, low * (high / low) ** (0.75 * size + 0.25 * random.next()), floor));
  for (const room of functionRooms(random, habit, star, Math.max(1, floor - random.int(0, 1)))) add(room);
  const upper = floor + 1;
  const boardrooms = star >= 4 ? random.int(1, 2) : random.int(0, 1);
  for (let i = 0; i < boardrooms; i++) {
    add(plan(random, "boardroom", boardrooms === 1 ? "董事厅" : `董事厅 ${i + 1}`, [36, 78], upper));
  }
  if (star === 5) add(plan(random, "lounge", "贵宾厅", [40, 90], floor));
  const left = count - roomCount(rooms);
  if (left > 0) rooms.push(...meetingRooms(random, habit, left, left > 6 ? [floor, upper, upper + 1] : [floor, upper]));
  return rooms;
}
