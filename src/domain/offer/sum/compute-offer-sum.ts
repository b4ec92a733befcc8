import { groupBy } from "../../group-by.ts";
import { type DayNumber, getWeekday, toDayNumber } from "../../day.ts";
import { computeEventSum, type SumPart } from "../../estimate/event-sum/compute-event-sum.ts";
import { type SumMeasures, toWeekdayBits } from "../../estimate/event-sum/sum-event.ts";
import { listSumPackages, toSumFigures } from "../../estimate/event-sum/sum-figures.ts";
import type { SumRates } from "../../estimate/event-sum/sum-rates.ts";
import { countBanquetTables } from "../../event-day/count-banquet-tables.ts";
import { roundYuan } from "../../estimate/price-range.ts";
import type { Space } from "../../space/space.ts";
import type { Venue } from "../../venue/venue.ts";
import { getHireSlot } from "../assignment/list-tasks.ts";
import type { Placement } from "../offer.ts";
import { countEventPeople, isSession, type Programme, type SessionBlock } from "../programme.ts";
import { type BlockMeals, listDayMeals } from "./list-day-meals.ts";

/** A line of an offer's sum; its quantity is days, heads, tables or room nights. */
interface OfferSumLine extends SumPart {
  /** The space that is hired, or in which the package takes place. */
  spaceId?: string;
  /** What the package is called. */
  packageName?: string;
  /** Indexes of the blocks that it is for; empty for a meal that nobody named. */
  blocks: readonly number[];
}

/** What a programme costs at a venue, in yuan, without service charge and tax. */
export interface OfferSum {
  total: number;
  /** Of `people`, rounded. */
  perHead: number;
  people: number;
  lines: readonly OfferSumLine[];
  /** One of its prices is not the venue's own. */
  isEstimated: boolean;
}

/** What an offer is priced by. */
export interface OfferPrices {
  venue: Pick<Venue, "packages" | "prices" | "guestRoomPriceFrom">;
  spaces: readonly Space[];
  /** The usual prices of the city for the venue's class. */
  rates: SumRates;
  /** Packages that have run out by then hold no more. */
  today: DayNumber;
}

/** What of a programme has prices of its own: a block in one of its spaces, or without one. */
interface PricedBlock {
  measures: SumMeasures;
  space?: Space;
  /** A package may stand for it: it is the main session of a day. */
  isMain: boolean;
  /** Blocks that the lines are for, where they are not for the block itself. */
  lunchBlocks: readonly number[];
  teaBlocks: readonly number[];
  block: number;
}

const noMeals = { lunches: 0, teaBreaks: 0, dinners: 0, tables: 0, roomNights: 0 };

/** Counts what a block takes of a space, with no meal but those given. */
function toBlockMeasures(block: SessionBlock, today: DayNumber, meals: BlockMeals): SumMeasures {
  const slot = getHireSlot(block);
  const { people, day } = block;
  const date = day === undefined ? today : toDayNumber(day);
  return {
    people,
    days: 1,
    isHalfDay: slot !== "day",
    isEvening: slot === "evening",
    weekdays: day === undefined ? 0 : toWeekdayBits([getWeekday(date)]),
    firstDay: date,
    lastDay: date,
    ...noMeals,
    ...meals,
  };
}

/** Counts what is taken of no space. */
const toMealMeasures = (people: number, today: DayNumber, meals: BlockMeals): SumMeasures => ({
  people,
  days: 0,
  isHalfDay: false,
  isEvening: false,
  weekdays: 0,
  firstDay: today,
  lastDay: today,
  ...noMeals,
  ...meals,
});

/** Lists what of a programme has a price: each block in each of its spaces, meals with the main session of their day. */
function listPriced(
  programme: Programme,
  placements: readonly Placement[],
  { spaces, today }: OfferPrices,
): PricedBlock[] {
  const { main, own } = listDayMeals(programme, placements);
  return programme.blocks.flatMap((block, index): PricedBlock[] => {
    const base = { block: index, isMain: false, lunchBlocks: [index], teaBlocks: [index] };
    if (!isSession(block)) {
      const roomNights = block.rooms * block.nights;
      return [{ ...base, measures: toMealMeasures(block.rooms, today, { roomNights }) }];
    }
    if (block.place !== "space") {
      const meals = own.get(index);
      return meals ? [{ ...base, measures: toMealMeasures(block.people * block.count, today, meals) }] : [];
    }
    const { meals, ...named } = main.get(index) ?? { meals: {} };
    const tables = block.kind === "meal" ? countBanquetTables(block.people) : 0;
    const measures = toBlockMeasures(block, today, { ...meals, tables });
    return placements
      .filter((placement) => placement.block === index)
      .map(({ spaceId }) => ({
        ...base,
        ...named,
        isMain: main.has(index),
        measures,
        space: spaces.find(({ id }) => id === spaceId)!,
      }));
  });
}

/** Returns whether a block hires its space for a part of the day before the evening. */
const isHalfDay = ({ space, measures }: PricedBlock): boolean =>
  space !== undefined && measures.isHalfDay && !measures.isEvening;

/** Hires a space that several blocks have in one day for the day: the first of them pays it, the main session before others. */
function hireFullDays(priced: readonly PricedBlock[], programme: Programme): PricedBlock[] {
  const dayOf = ({ block, space }: PricedBlock) =>
    `${(programme.blocks[block] as SessionBlock).dayNumber} ${space!.id}`;
  const payers = new Map<PricedBlock, "day" | "paid">();
  for (const own of groupBy(priced.filter(isHalfDay), dayOf).values()) {
    if (own.length === 1) continue;
    const payer = own.find(({ isMain }) => isMain) ?? own[0]!;
    for (const one of own) payers.set(one, one === payer ? "day" : "paid");
  }
  return priced.map((one) => {
    const paid = payers.get(one);
    if (!paid) return one;
    return { ...one, measures: { ...one.measures, ...(paid === "day" ? { isHalfDay: false } : { days: 0 }) } };
  });
}

/** Adds up lines of the same price for the same thing. */
function mergeLines(lines: readonly OfferSumLine[]): OfferSumLine[] {
  const merged = new Map<string, OfferSumLine>();
  for (const line of lines) {
    const { key, spaceId, unitPrice, isEstimated, blocks } = line;
    const name = [key, spaceId, unitPrice, isEstimated, blocks.length > 0].join(" ");
    const same = merged.get(name);
    const added = same && {
      ...same,
      quantity: same.quantity + line.quantity,
      yuan: roundYuan(same.yuan + line.yuan),
      blocks: [...new Set([...same.blocks, ...blocks])],
    };
    merged.set(name, added ?? line);
  }
  return [...merged.values()];
}

/** Returns the blocks that a part is for. */
function getBlocks(key: SumPart["key"], { block, lunchBlocks, teaBlocks }: PricedBlock): readonly number[] {
  if (key === "lunch") return lunchBlocks;
  return key === "teaBreaks" ? teaBlocks : [block];
}

/** Returns the lines of one block; undefined where a price is unknown altogether. */
function listBlockLines(priced: PricedBlock, { venue, rates }: OfferPrices): OfferSumLine[] | undefined {
  const { measures, space, isMain } = priced;
  const figures = toSumFigures(venue, space ?? {});
  const sum = computeEventSum(measures, isMain ? figures : { ...figures, packages: [] }, rates);
  const place = sum?.packagePlace;
  const offered = place === undefined || !space ? undefined : listSumPackages(venue, space)[place]!.offered;
  return sum?.parts.map((part) => ({
    ...part,
    ...(space && (part.key === "hire" || part.key === "package") && { spaceId: space.id }),
    ...(offered && part.key === "package" && { packageName: offered.name }),
    blocks: getBlocks(part.key, priced),
  }));
}

/**
 * Computes what a programme costs at a venue with the rules of an event's sum (`computeEventSum`): each block pays its space for half a day,
 * a day or an evening, a space that has several a day only once; the main session of a day has the lunch and tea breaks of that day, by a package where that is cheaper; dinners are
 * paid by table or head, guest rooms by night. Undefined where a price is unknown altogether.
 */
export function computeOfferSum(
  programme: Programme,
  placements: readonly Placement[],
  prices: OfferPrices,
): OfferSum | undefined {
  const priced = hireFullDays(listPriced(programme, placements, prices), programme);
  const lists = priced.map((one) => listBlockLines(one, prices));
  if (lists.includes(undefined)) return undefined;
  const lines = mergeLines(lists.flatMap((list) => list ?? []));
  const people = countEventPeople(programme);
  const total = roundYuan(lines.reduce((sum, { yuan }) => sum + yuan, 0));
  return {
    total,
    perHead: roundYuan(total / Math.max(1, people)),
    people,
    lines,
    isEstimated: lines.some(({ isEstimated }) => isEstimated),
  };
}
