import type { Random } from "../random.ts";
import type { RoomPlan } from "./room-kinds.ts";
import { type NamingHabit, drawNamingHabit } from "./naming-habit.ts";
import { divideRoom, planRoom, countRooms } from "./plan-room.ts";

/** Ranges by star: number of spaces, ballroom area (m²), function room area (m²) and number. */
const grades = {
  5: { spaces: [9, 30], great: [620, 2300], function: [160, 460], functions: [1, 4] },
  4: { spaces: [7, 22], great: [380, 1150], function: [130, 330], functions: [1, 3] },
  3: { spaces: [5, 15], great: [220, 560], function: [100, 220], functions: [0, 2] },
  2: { spaces: [4, 7], great: [110, 200], function: [80, 130], functions: [0, 0] },
} as const;

export type HotelGrade = keyof typeof grades;

/** Returns the number of spaces of a hotel; `size` (0 to 1) is its size relative to its star level. */
export function drawHotelSpaceCount(random: Random, star: HotelGrade, size: number): number {
  const [low, high] = grades[star].spaces;
  return Math.round(low + (high - low) * (0.72 * size + 0.28 * random.next()));
}

/** Plans the ballroom, divided if it is large enough. */
function planBallroom(random: Random, habit: NamingHabit, area: number, floor: number): RoomPlan {
  const ballroom = planRoom(random, "ballroom", habit.ballroom, [area * 0.94, area * 1.06], floor);
  const parts = area > 1500 ? random.int(3, 4) : area > 700 ? random.int(2, 3) : random.int(0, 1) * 2;
  if (parts === 0 || ballroom.length / parts < 7) return ballroom;
  return divideRoom(
    random,
    ballroom,
    parts,
    ["A", "B", "C", "D"].map((_, i) => habit.part(habit.ballroom, i)),
  );
}

function planFunctionRooms(random: Random, habit: NamingHabit, star: HotelGrade, floor: number): RoomPlan[] {
  const row = grades[star];
  const count = random.int(row.functions[0], row.functions[1]);
  return Array.from({ length: count }, (_, i) => {
    const name = habit.function(i, count);
    const room = planRoom(random, "function", name, row.function, floor);
    const divisible = room.length * room.width > 240 && random.chance(0.3);
    return divisible
      ? divideRoom(
          random,
          room,
          2,
          [0, 1].map((part) => habit.part(name, part)),
        )
      : room;
  });
}

/** Plans meeting rooms of a few sizes, spread over the floors. */
export function planMeetingRooms(
  random: Random,
  habit: NamingHabit,
  count: number,
  floors: readonly number[],
): RoomPlan[] {
  const sizes = Array.from({ length: Math.max(1, Math.ceil(count / 3)) }, () =>
    planRoom(
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
export function planHotelRooms(random: Random, star: HotelGrade, size: number, count: number): RoomPlan[] {
  const habit = drawNamingHabit(random);
  const [low, high] = grades[star].great;
  const floor = random.weighted([
    [1, 15],
    [2, 35],
    [3, 40],
    [4, 10],
  ] as const);
  const rooms: RoomPlan[] = [];
  const add = (room: RoomPlan): void => {
    if (countRooms(rooms) + countRooms([room]) <= count) rooms.push(room);
  };
  add(planBallroom(random, habit, low * (high / low) ** (0.75 * size + 0.25 * random.next()), floor));
  for (const room of planFunctionRooms(random, habit, star, Math.max(1, floor - random.int(0, 1)))) add(room);
  const upper = floor + 1;
  const boardrooms = star >= 4 ? random.int(1, 2) : random.int(0, 1);
  for (let i = 0; i < boardrooms; i++) {
    add(planRoom(random, "boardroom", boardrooms === 1 ? "董事厅" : `董事厅 ${i + 1}`, [36, 78], upper));
  }
  if (star === 5) add(planRoom(random, "lounge", "贵宾厅", [40, 90], floor));
  const left = count - countRooms(rooms);
  if (left > 0)
    rooms.push(...planMeetingRooms(random, habit, left, left > 6 ? [floor, upper, upper + 1] : [floor, upper]));
  return rooms;
}
