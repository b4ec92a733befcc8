import type { Programme, RoomsBlock, SessionBlock } from "#domain/offer/programme.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";

const kindByMark: Readonly<Record<string, SessionBlock["kind"]>> = { m: "session", b: "breakout", e: "meal" };

/** Creates a block of "m 1 9:00-17:30 200 classroom", with 3x30 for three spaces. */
function createBlock(text: string): SessionBlock {
  const [mark, day, hours, size, layout] = text.split(" ") as [string, string, string, string, LayoutKey];
  const [from, to] = hours.split("-").map((clock) => {
    const [hour, minute] = clock.split(":").map(Number);
    return hour! * 60 + minute!;
  });
  const [count, people] = size.includes("x") ? size.split("x").map(Number) : [1, Number(size)];
  return {
    kind: kindByMark[mark!]!,
    name: text,
    place: "space",
    people: people!,
    count: count!,
    layout,
    dayNumber: Number(day),
    from: from!,
    to: to!,
    guessed: [],
  };
}

const createRooms = (rooms: number): RoomsBlock => ({ kind: "rooms", name: "客房", rooms, nights: 1, guessed: [] });

const createProgramme = (text: string, rooms?: number): Programme => ({
  blocks: [...text.split(", ").map(createBlock), ...(rooms === undefined ? [] : [createRooms(rooms)])],
});

/** Ten programmes of usual kinds, from a training of a day to a convention of three. */
export const benchProgrammes: readonly { name: string; programme: Programme }[] = [
  { name: "培训 40", programme: createProgramme("m 1 9:00-17:30 40 classroom") },
  { name: "董事会", programme: createProgramme("m 1 9:00-12:00 20 boardroom, e 1 18:30-21:00 20 banquet") },
  { name: "年会", programme: createProgramme("m 1 14:00-17:00 300 theatre, e 1 18:30-21:30 300 banquet") },
  {
    name: "经销商大会",
    programme: createProgramme(
      "m 1 9:00-12:00 200 classroom, b 1 13:30-17:30 3x30 fishbone, m 2 9:00-17:30 200 classroom, e 2 18:30-21:00 200 banquet",
      80,
    ),
  },
  {
    name: "分组",
    programme: createProgramme(
      "m 1 9:00-12:00 120 classroom, b 1 13:30-16:00 6x20 fishbone, m 1 16:30-18:00 120 classroom",
    ),
  },
  { name: "论坛", programme: createProgramme("m 1 9:00-12:00 500 theatre, b 1 13:30-17:30 4x120 theatre", 150) },
  { name: "发布会", programme: createProgramme("m 1 14:00-16:00 150 theatre, e 1 17:30-20:00 150 cocktail") },
  {
    name: "三天培训",
    programme: createProgramme(
      "m 1 9:00-17:30 80 classroom, m 2 9:00-17:30 80 classroom, m 3 9:00-12:00 80 classroom, b 2 19:00-21:00 4x20 ushape",
      45,
    ),
  },
  {
    name: "三天大会",
    programme: createProgramme(
      "e 1 18:30-21:00 400 banquet, m 2 9:00-12:00 400 theatre, b 2 13:30-17:30 5x60 classroom, e 2 18:30-21:00 400 banquet, m 3 9:00-12:00 400 theatre",
      220,
    ),
  },
  { name: "八个小会", programme: createProgramme("m 1 9:00-10:30 160 theatre, b 1 11:00-17:30 8x20 hollow") },
];
