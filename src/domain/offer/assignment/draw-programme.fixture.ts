import type { LayoutKey } from "../../space/layouts.ts";
import type { Programme, ProgrammeBlock, SessionBlock } from "../programme.ts";
import type { NaiveVenue } from "./rank-best-naively.fixture.ts";
import type { OfferSpace } from "./venue-model.ts";

/** Draws numbers that follow from a seed alone (mulberry32). */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer from `least` to `most`. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)]!;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}

const days = ["2026-12-17", "2026-12-18"];
const floors = [1, 2, 3, undefined];

function drawSpace(random: Random, id: string, floor: number | undefined, seats: number): OfferSpace {
  const price = seats * random.int(20, 40);
  return {
    id,
    ...(floor !== undefined && { floor }),
    area: seats * 2,
    capacity: {
      theatre: seats,
      classroom: Math.floor(seats * 0.6),
      fishbone: random.chance(0.2) ? 0 : Math.floor(seats * 0.4),
      banquet: Math.floor(seats * 0.6),
    },
    ...(random.chance(0.8) && { priceDay: price }),
    ...(random.chance(0.6) && { priceHalfDay: Math.round(price * random.pick([0.5, 0.6, 0.7])) }),
    ...(random.chance(0.5) && { priceEvening: Math.round(price * 0.6) }),
  };
}

/** Draws a venue of up to four spaces; mostly one of them is divisible. */
export function drawVenue(seed: number, number: number): NaiveVenue {
  const random = new Random(seed * 100_003 + number);
  const spaces: OfferSpace[] = [];
  if (random.chance(0.85)) {
    const [count, seats, floor] = [random.int(2, 3), random.int(6, 20) * 10, random.pick(floors)];
    spaces.push(drawSpace(random, "1", floor, seats));
    for (let at = 0; at < count; at++)
      spaces.push({ ...drawSpace(random, `1${at}`, floor, Math.floor(seats / count)), partOf: "1" });
  }
  while (spaces.length < random.int(1, 4))
    spaces.push(drawSpace(random, `9${spaces.length}`, random.pick(floors), random.int(3, 20) * 10));
  const blocked = spaces.filter(() => random.chance(0.04)).map(({ id }) => `${id} ${random.pick(days)}`);
  return { spaces, blocked: new Set(blocked) };
}

const kinds = {
  session: ["theatre", "classroom"],
  breakout: ["fishbone", "classroom", "theatre"],
  meal: ["banquet"],
} as const satisfies Record<string, readonly LayoutKey[]>;

/** Draws the size of a block; a session is often as large as one before it, which it goes on from. */
function drawSize(random: Random, kind: keyof typeof kinds, blocks: readonly SessionBlock[]) {
  const earlier = blocks.find((block) => block.kind === "session");
  if (kind === "session" && earlier && random.chance(0.6)) return { people: earlier.people, layout: earlier.layout! };
  const people = kind === "breakout" ? random.int(2, 5) * 10 : random.int(2, 8) * 10;
  return { people, layout: random.pick<LayoutKey>(kinds[kind]) };
}

/** Draws a block that mostly follows the one before it, after a gap in which a room may just be turned over. */
function drawBlock(random: Random, blocks: readonly SessionBlock[]): SessionBlock {
  const before = blocks.at(-1);
  const kind = random.pick(["session", "session", "breakout", "meal"] as const);
  const follows = before !== undefined && before.to < 1260 && random.chance(0.7);
  const from = follows ? before.to + random.int(8, 26) * 5 : random.int(16, 38) * 30;
  const dayNumber = follows ? before.dayNumber : random.int(1, 2);
  return {
    kind,
    name: kind,
    place: "space",
    ...drawSize(random, kind, blocks),
    count: kind === "breakout" ? random.int(1, 2) : 1,
    dayNumber,
    day: days[dayNumber - 1]!,
    from,
    to: from + random.int(3, 12) * 30,
    guessed: [],
  };
}

/** Draws a programme that needs up to four spaces, and sometimes guest rooms. */
export function drawProgramme(seed: number, number: number): Programme {
  const random = new Random(seed * 200_003 + number);
  const blocks: SessionBlock[] = [];
  let needed = 0;
  for (let at = random.int(2, 4); at > 0; at--) {
    const block = drawBlock(random, blocks);
    if (needed + block.count > 4) break;
    needed += block.count;
    blocks.push(block);
  }
  const rooms: ProgrammeBlock = { kind: "rooms", name: "客房", rooms: random.int(1, 9) * 20, nights: 1, guessed: [] };
  return { blocks: [...blocks, ...(random.chance(0.2) ? [rooms] : [])] };
}
