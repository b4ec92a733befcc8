import { type Arrangement, overlaps } from "../arrangement.ts";
import {
  arrangeBoardroom,
  type OutlineForm,
  emptyTableArrangement,
  type TableArrangement,
  arrangeOutline,
} from "./table-arrangement.ts";
import type { Rect } from "../room.ts";
import { chairDepth, doorClearance, type SeatingMeasures, ringOpening } from "../seating-measures.ts";
import { removeSeatsOn } from "../blocks-view.ts";

/** The floor for a single table: size and obstacles. */
export interface TableFloor {
  length: number;
  width: number;
  doorways: readonly Rect[];
  pillars: readonly Rect[];
}

/** The least distance in front of a U-shape that is open towards the screen, m. */
const minBeforeScreen = 1.2;
/** The depth of a chair at a table, plus tolerance: if possible free of pillars, m. */
const chairClearance = chairDepth + 0.06;

/** Metres from the room's four walls to the tables. */
interface Margins {
  front: number;
  back: number;
  left: number;
  right: number;
}

const insetRect = ({ length, width }: TableFloor, { front, back, left, right }: Margins): Rect => ({
  x: front,
  y: left,
  width: length - front - back,
  height: width - left - right,
});

/** Widens the margins so that the tables stay out of doorways. */
function widenForDoorways(floor: TableFloor, margins: Margins): Margins {
  const piece = insetRect(floor, margins);
  const wide = { ...margins };
  const widen = (wall: keyof Margins) => {
    wide[wall] = Math.max(wide[wall], doorClearance);
  };
  for (const doorway of floor.doorways) {
    if (!overlaps(doorway, piece)) continue;
    if (doorway.y < 1e-6) widen("left");
    else if (doorway.y + doorway.height > floor.width - 1e-6) widen("right");
    else if (doorway.x < 1e-6) widen("front");
    else widen("back");
  }
  return wide;
}

/** Lists margins to try, ascending: the given one, and those that clear a pillar, with and without space for chairs. */
function pillarOffsets(margin: number, edges: number[], reach: number, most: number): number[] {
  const more = edges.flatMap((edge) => [edge, edge + chairClearance]).map((edge) => Math.round(edge * 1000) / 1000);
  const beyond = more.filter((edge) => edge > margin && edge < reach).sort((one, other) => one - other);
  return [margin, ...new Set(beyond)].slice(0, most);
}

/** Yields margins moved in from each wall to where pillars end: only there more seats can be gained. */
function* listShiftedMargins(
  { length, width, pillars }: TableFloor,
  { front, back, left, right }: Margins,
): Generator<Margins> {
  const across = (width * 2) / 3;
  const fronts = pillarOffsets(
    front,
    pillars.map((one) => one.x + one.width),
    length / 3,
    2,
  );
  const backs = pillarOffsets(
    back,
    pillars.map((one) => length - one.x),
    length / 3,
    3,
  );
  const lefts = pillarOffsets(
    left,
    pillars.map((one) => one.y + one.height),
    across,
    4,
  );
  const rights = pillarOffsets(
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

function* listMargins(floor: TableFloor, margins: Margins): Generator<Margins> {
  yield margins;
  const wide = widenForDoorways(floor, margins);
  yield wide;
  if (floor.pillars.length > 0) yield* listShiftedMargins(floor, wide);
}

const isClearOf = ({ footprint }: TableArrangement, taken: readonly Rect[]): boolean =>
  !footprint.some((table) => taken.some((rect) => overlaps(rect, table)));

/** The input of the search for a table's position: starting margins, and the number of seats that ends it. */
interface TableSearch {
  floor: TableFloor;
  margins: Margins;
  rings: number;
  edge: number;
  enough: number;
  arrange: (piece: Rect) => TableArrangement;
}

/** The factor of seats that a moved table must gain. */
const minMovingGain = 1.05;

/** Returns the arrangement with the most seats clear of obstacles; stops at one that loses none or seats enough. */
function findBestPosition({ floor, margins, rings, edge, enough, arrange }: TableSearch): Arrangement {
  const taken = [...floor.doorways, ...floor.pillars];
  let most: Arrangement = emptyTableArrangement;
  for (const tried of listMargins(floor, margins)) {
    const piece = insetRect(floor, tried);
    // The perimeter is an upper bound of the seats: skips most candidates early.
    const least = most.seats * minMovingGain;
    if ((rings * 2 * (piece.width + piece.height)) / edge <= least) continue;
    const arrangement = arrange(piece);
    if (arrangement.seats <= least || !isClearOf(arrangement, taken)) continue;
    const clear = removeSeatsOn(arrangement, taken);
    if (clear.seats > least) most = clear;
    if (clear === arrangement || most.seats >= enough) break;
  }
  return most;
}

const getMargins = (m: SeatingMeasures): Margins => {
  const behind = chairDepth + m.behind;
  return { front: behind, back: behind, left: behind, right: behind };
};

/** Yields the arrangements of one table for `enough` people, the simplest first, lazily. */
export function* placeOneTable(
  floor: TableFloor,
  layout: "boardroom" | "ushape" | "hollow",
  m: SeatingMeasures,
  enough: number,
): Generator<Arrangement> {
  const margins = getMargins(m);
  const search = { floor, margins, rings: 1, edge: m.edge, enough };
  const ring = (form: OutlineForm, from = margins) =>
    findBestPosition({
      ...search,
      margins: from,
      rings: form.rings,
      arrange: (piece) => arrangeOutline(piece, form, m),
    });
  if (layout === "boardroom")
    yield findBestPosition({ ...search, arrange: (piece) => arrangeBoardroom(piece, m.edge) });
  else if (layout === "ushape") {
    yield ring({ open: true, rings: 1 }, { ...margins, front: Math.max(m.front, minBeforeScreen) });
  } else {
    yield ring({ open: false, rings: 1 });
    yield ring({ open: false, rings: 2, opening: ringOpening });
  }
}
