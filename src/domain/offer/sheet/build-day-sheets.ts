import { groupBy } from "../../group-by.ts";
import type { Offer, OfferTurnover } from "../offer.ts";
import { listSessions, type Programme, type SessionBlock } from "../programme.ts";
import { joinSpaceNames } from "./join-space-names.ts";

/** A space of an offer, as far as its sheet needs it. */
export interface SheetSpace {
  id: string;
  name: string;
  floor?: number | undefined;
  partOf?: string | undefined;
  splitsInto?: readonly string[] | undefined;
}

/** A time of a day at which something takes place in a row: a block, or a turnover before one. Minutes since midnight. */
export interface SheetBar {
  kind: "session" | "breakout" | "meal" | "turnover" | "lacking";
  from: number;
  to: number;
  /** Index of the block; of a turnover the one that follows. */
  block: number;
  /** Spaces of the block in this row. */
  count: number;
  /** Minutes of a turnover, or those that it lacks. */
  minutes?: number;
}

/** A row of a day's sheet: a space with its parts, several spaces of one block, the restaurant, or the foyer. */
export interface SheetRow {
  key: string;
  /** Names of the spaces; absent for restaurant and foyer. */
  name?: string;
  place: "space" | "restaurant" | "foyer";
  floor?: number | undefined;
  bars: SheetBar[];
}

/** A day of an offer: what takes place where. */
export interface DaySheet {
  dayNumber: number;
  /** ISO day; absent where the event has no dates. */
  day?: string;
  rows: SheetRow[];
}

interface PlacedSpace {
  block: SessionBlock;
  index: number;
  space: SheetSpace;
}

/** Returns the id of the space that a space is finally a part of, as far as the offer's spaces show. */
function getRoot(space: SheetSpace, spaces: readonly SheetSpace[], depth = 0): string {
  const parentId = space.partOf ?? spaces.find(({ splitsInto }) => splitsInto?.includes(space.id))?.id;
  if (parentId === undefined || depth > spaces.length) return space.id;
  const parent = spaces.find(({ id }) => id === parentId);
  return parent ? getRoot(parent, spaces, depth + 1) : parentId;
}

const toBar = ({ block, index }: Pick<PlacedSpace, "block" | "index">, count: number): SheetBar => ({
  // Registration is no session: it is drawn like what else is in the foyer.
  kind: block.place === "foyer" ? "meal" : block.kind,
  from: block.from,
  to: block.to,
  block: index,
  count,
});

/** Lists the bars of spaces that share floor: one for each block, and for the turnover before one. */
function listBars(placed: readonly PlacedSpace[], turnovers: readonly OfferTurnover[]): SheetBar[] {
  const bars: SheetBar[] = [...groupBy(placed, ({ index }) => index).values()].map((own) => toBar(own[0]!, own.length));
  for (const { index, block } of placed) {
    const worst = turnovers
      .filter((one) => one.block === index && !one.isOvernight && placed.some(({ space }) => space.id === one.spaceId))
      .toSorted((a, b) => a.available - a.minutes - (b.available - b.minutes))[0];
    if (!worst || bars.some((bar) => bar.block === index && bar.kind !== block.kind)) continue;
    const { minutes, available } = worst;
    const from = block.from - available;
    bars.push(
      minutes > available
        ? { kind: "lacking", from, to: block.from, block: index, count: 1, minutes: minutes - available }
        : { kind: "turnover", from, to: from + minutes, block: index, count: 1, minutes },
    );
  }
  return bars.toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** Names the spaces of a row: the largest of those that share floor, where one of them has the others as parts. */
function nameRow(placed: readonly PlacedSpace[]): string {
  const spaces = [...new Map(placed.map(({ space }) => [space.id, space])).values()];
  const undivided = spaces.filter((space) => getRoot(space, spaces) === space.id);
  const tops = spaces.length > 1 && undivided.length === 1 ? undivided : spaces;
  return joinSpaceNames(tops.map(({ name }) => name));
}

/** Groups what shares floor: a space with its parts. Parts whose whole is not in use stand by themselves. */
function groupSharing(placed: readonly PlacedSpace[], spaces: readonly SheetSpace[]): PlacedSpace[][] {
  const used = placed.map(({ space }) => space);
  const isRootUsed = (root: string) => used.some(({ id }) => id === root);
  return [
    ...groupBy(placed, ({ space }) => {
      const root = getRoot(space, spaces);
      return isRootUsed(root) ? root : space.id;
    }).values(),
  ];
}

/** Lists the rows of a day's spaces; spaces of one block that have nothing else in them are one row. */
function listSpaceRows(
  placed: readonly PlacedSpace[],
  spaces: readonly SheetSpace[],
  turnovers: readonly OfferTurnover[],
): SheetRow[] {
  const groups = groupSharing(placed, spaces);
  const merged = groupBy(groups, (group) => {
    const blocks = new Set(group.map(({ index }) => index));
    return blocks.size === 1 ? `${group[0]!.index} ${group[0]!.space.floor}` : group[0]!.space.id;
  });
  return [...merged].map(([key, list]): SheetRow => {
    const own = list.flat();
    return { key, name: nameRow(own), place: "space", floor: own[0]!.space.floor, bars: listBars(own, turnovers) };
  });
}

const getStart = ({ bars }: SheetRow): number => Math.min(...bars.map(({ from }) => from));

/** Builds the sheets of an offer, a day each: a row for each space that is used, then the restaurant and the foyer. */
export function buildDaySheets(
  programme: Programme,
  { placements, turnovers }: Pick<Offer, "placements" | "turnovers">,
  spaces: readonly SheetSpace[],
): DaySheet[] {
  const days = [...groupBy(listSessions(programme), ({ block }) => block.dayNumber)].toSorted(([a], [b]) => a - b);
  return days.map(([dayNumber, own]) => {
    const placed = placements.flatMap((placement): PlacedSpace[] => {
      const session = own.find(({ index }) => index === placement.block);
      const space = spaces.find(({ id }) => id === placement.spaceId);
      return session && space ? [{ ...session, space }] : [];
    });
    const elsewhere = (["restaurant", "foyer"] as const).flatMap((place): SheetRow[] => {
      const bars = own.filter(({ block }) => block.place === place).map((one) => toBar(one, 1));
      return bars.length > 0 ? [{ key: place, place, bars }] : [];
    });
    const rows = listSpaceRows(placed, spaces, turnovers).toSorted((a, b) => getStart(a) - getStart(b));
    const { day } = own[0]!.block;
    return { dayNumber, ...(day !== undefined && { day }), rows: [...rows, ...elsewhere] };
  });
}
