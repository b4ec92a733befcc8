import { type Arrangement, overlaps } from "./arrangement.ts";
import { board, type Form, noTable, type OneTable, outline } from "./outline.ts";
import type { Rect } from "./room.ts";
import { chairDepth, clearOfDoors, type Measures, ringOpening } from "./rules.ts";
import { clearOf } from "./sight.ts";

/** The floor for a single table: size and obstacles. */
export interface Floor {
  length: number;
  width: number;
  doorways: readonly Rect[];
  pillars: readonly Rect[];
}

/** The least distance in front of a U-shape that is open towards the screen, m. */
const beforeScreen = 1.2;
/** The depth of a chair at a table, plus tolerance: if possible free of pillars, m. */
const chairsBeside = chairDepth + 0.06;

/** Metres from the room's four walls to the tables. */
interface Margins {
  front: number;
  back: number;
  left: number;
  right: number;
}

const within = ({ length, width }: Floor, { front, back, left, right }: Margins): Rect => ({
  x: front,
  y: left,
  width: length - front - back,
  height: width - left - right,
});

/** Widens the margins so that the tables stay out of doorways. */
function besideDoors(floor: Floor, margins: Margins): Margins {
  const piece = within(floor, margins);
  const wide = { ...margins };
  const keep = (wall: keyof Margins) => {
    wide[wall] = Math.max(wide[wall], clearOfDoors);
  };
  for (const way of floor.doorways) {
    if (!overlaps(way, piece)) continue;
    if (way.y < 1e-6) keep("left");
    else if (way.y + way.height > floor.width - 1e-6) keep("right");
    else if (way.x < 1e-6) keep("front");
    else keep("back");
  }
  return wide;
}

/** Lists margins to try, ascending: the given one, and those that clear a pillar, with and without space for chairs. */
function past(margin: number, edges: number[], reach: number, most: number): number[] {
  const more = edges.flatMap((edge) => [edge, edge + chairsBeside]).map((edge) => Math.round(edge * 1000) / 1000);
  const beyond = more.filter((edge) => edge > margin && edge < reach).sort((one, other) => one - other);
  return [margin, ...new Set(beyond)].slice(0, most);
}

/** Yields margins moved in from each wall to where pillars end: only there more seats can be gained. */
function* shifted({ length, width, pillars }: Floor, { front, back, left, right }: Margins): Generator<Margins> {
  const across = (width * 2) / 3;
  const fronts = past(
    front,
    pillars.map((one) => one.x + one.width),
    length / 3,
    2,
  );
  const backs = past(
    back,
    pillars.map((one) => length - one.x),
    length / 3,
    3,
  );
  const lefts = past(
    left,
    pillars.map((one) => one.y + one.height),
    across,
    4,
  );
  const rights = past(
    right,
    pillars.map((one) => width - one.y),
    across,
    4,
  );
  for (const one of fronts) {
    for (const other of backs) {
      for (const near of lefts) for (const far of rights) yield { front: one, back: other, left: near, right: far };
    }
  }
}

function* ways(floor: Floor, margins: Margins): Generator<Margins> {
  yield margins;
  const wide = besideDoors(floor, margins);
  yield wide;
  if (floor.pillars.length > 0) yield* shifted(floor, wide);
}

const stands = ({ footprint }: OneTable, taken: readonly Rect[]): boolean =>
  !footprint.some((table) => taken.some((rect) => overlaps(rect, table)));

/** The input of the search for a table's position: starting margins, and the number of seats that ends it. */
interface Search {
  floor: Floor;
  margins: Margins;
  rings: number;
  edge: number;
  enough: number;
  made: (piece: Rect) => OneTable;
}

/** The factor of seats that a moved table must gain. */
const worthMoving = 1.05;

/** Returns the arrangement with the most seats clear of obstacles; stops at one that loses none or seats enough. */
function best({ floor, margins, rings, edge, enough, made }: Search): Arrangement {
  const taken = [...floor.doorways, ...floor.pillars];
  let most: Arrangement = noTable;
  for (const tried of ways(floor, margins)) {
    const piece = within(floor, tried);
    // The perimeter is an upper bound of the seats: skips most candidates early.
    const least = most.seats * worthMoving;
    if ((rings * 2 * (piece.width + piece.height)) / edge <= least) continue;
    const arrangement = made(piece);
    if (arrangement.seats <= least || !stands(arrangement, taken)) continue;
    const clear = clearOf(arrangement, taken);
    if (clear.seats > least) most = clear;
    if (clear === arrangement || most.seats >= enough) break;
  }
  return most;
}

const around = (m: Measures): Margins => {
  const behind = chairDepth + m.behind;
  return { front: behind, back: behind, left: behind, right: behind };
};

/** Yields the arrangements of one table for `enough` people, the simplest first, lazily. */
export function* oneTable(
  floor: Floor,
  layout: "boardroom" | "ushape" | "hollow",
  m: Measures,
  enough: number,
): Generator<Arrangement> {
  const margins = around(m);
  const search = { floor, margins, rings: 1, edge: m.edge, enough };
  const ring = (form: Form, from = margins) =>
    best({ ...search, margins: from, rings: form.rings, made: (piece) => outline(piece, form, m) });
  if (layout === "boardroom") yield best({ ...search, made: (piece) => board(piece, m.edge) });
  else if (layout === "ushape") {
    yield ring({ open: true, rings: 1 }, { ...margins, front: Math.max(m.front, beforeScreen) });
  } else {
    yield ring({ open: false, rings: 1 });
    yield ring({ open: false, rings: 2, opening: ringOpening });
  }
}
