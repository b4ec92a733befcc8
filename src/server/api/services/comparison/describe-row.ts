import type { ComparisonRowWire } from "#contract/selection/comparison.ts";
import { formatAvailability } from "#domain/bookings/format-availability.ts";
import type { ComparisonEvent } from "#domain/comparison/compared-space.ts";
import type { Cell, ComparisonRow } from "#domain/comparison/compare-spaces.ts";
import type { FactKey, FactValues } from "#domain/comparison/facts.ts";
import { formatDistance } from "#domain/distance.ts";
import {
  bindUnits,
  formatArea,
  formatDate,
  formatMetres,
  formatNumber,
  formatSizeShort,
  formatYuan,
} from "#domain/format.ts";
import { screenHeights } from "#domain/seating/seating-measures.ts";
import { features } from "#domain/space/features.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Fit } from "#domain/seating/judge-fit.ts";
import type { TransportLink } from "#domain/venue/venue.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { comparisonZh } from "#texts/venue/comparison.zh.ts";
import { fitZh } from "#texts/venue/fit.zh.ts";

const texts = comparisonZh.values;

/** The event with its days, for which rows are worded; `today` is an ISO day in China. */
export type WordedEvent = ComparisonEvent & { days: number; today: string };

interface Description {
  text: string;
  note?: string | undefined;
}

interface CellContext {
  isBest: boolean;
  event: WordedEvent;
}

type DescribeValue<Value> = (value: Value, context: CellContext) => Description;

const describeSides = (sides: { width: number; height: number }) =>
  texts.metres(formatSizeShort(sides.width, sides.height));
const describeYesNo = (value: boolean): Description => ({ text: value ? texts.yes : texts.no });
const describeText = (text: string): Description => ({ text });

function describeFit(fit: Fit | undefined): string | undefined {
  if (!fit) return undefined;
  if (fit.kind === "fits") return fit.spare > 0 ? fitZh.spare(formatNumber(fit.spare)) : fitZh.full;
  return fit.kind === "over" ? fitZh.over(formatNumber(fit.short)) : fitZh[fit.kind];
}

const describePrice: DescribeValue<number> = (price, { isBest }) => ({
  text: formatYuan(price),
  note: isBest ? texts.lowest : undefined,
});

const describeDay: DescribeValue<number> = (price, { isBest, event: { people } }) => ({
  text: formatYuan(price),
  note: isBest ? (people ? texts.lowestPerHead(formatYuan(Math.round(price / people))) : texts.lowest) : undefined,
});

function describeCost(
  { low, total, high, perHead, hireBasis, missing }: FactValues["cost"],
  { isBest }: CellContext,
): Description {
  const notes = [
    isBest && texts.lowest,
    low < high && texts.range(formatYuan(low), formatNumber(high)),
    texts.perHead(formatYuan(perHead)),
    hireBasis === "usual" && texts.usualHire,
    hireBasis === "converted" && texts.convertedHire,
    missing > 0 && texts.missing(formatNumber(missing)),
  ];
  return { text: formatYuan(total), note: notes.filter(Boolean).join("，") };
}

function describeSum({ total, perHead, text }: FactValues["sum"], { isBest }: CellContext): Description {
  const notes = [isBest && texts.lowest, texts.perHead(formatYuan(perHead)), text];
  return { text: formatYuan(total), note: notes.filter(Boolean).join("，") };
}

function describeHeight(height: number, { isBest }: CellContext): Description {
  const screen = Math.floor((height - screenHeights.bottom) * 10 + 1e-6) / 10;
  const reason = screen >= screenHeights.nearest ? texts.highestForScreen(formatMetres(screen)) : texts.highest;
  return { text: texts.metres(formatMetres(height)), note: isBest ? reason : undefined };
}

function describeSight({ farthest, screenHeight }: FactValues["sight"], { isBest }: CellContext): Description {
  const times = farthest / screenHeight;
  const ratio = formatMetres(times);
  const note = isBest ? texts.nearestScreens(ratio) : texts.screens(ratio);
  return {
    text: texts.metres(formatMetres(farthest)),
    note: times > screenHeights.farthest ? texts.tooFar(ratio) : note,
  };
}

function describeLink({ kind, name, metres, minutes }: TransportLink, { isBest }: CellContext): Description {
  const time = kind === "metro" ? texts.walk : texts.drive;
  const text = metres === undefined ? time(formatNumber(minutes!)) : formatDistance(metres);
  return { text, note: isBest ? texts.nearest(name) : name };
}

const ofBest =
  <Value>(describe: (value: Value) => string, reason: string): DescribeValue<Value> =>
  (value, { isBest }) => ({ text: describe(value), note: isBest ? reason : undefined });

const describeValue: { [K in FactKey]: DescribeValue<FactValues[K]> } = {
  availability: (availability, { event: { days, today } }) => ({ text: formatAvailability(availability, days, today) }),
  seats: ({ seats, fit }, { isBest }) =>
    seats === 0
      ? { text: texts.no, note: fitZh.unsuitable }
      : { text: texts.people(formatNumber(seats)), note: describeFit(fit) ?? (isBest ? texts.most : undefined) },
  published: ({ people, trusted }) => ({
    text: texts.people(formatNumber(people)),
    note: trusted === undefined ? undefined : texts.doubtful(formatNumber(trusted)),
  }),
  priceDay: describeDay,
  pricePerHead: (price, { isBest }) => ({ text: formatYuan(price), note: isBest ? texts.byHire : undefined }),
  sum: describeSum,
  cost: describeCost,
  priceHalfDay: describePrice,
  priceEvening: describePrice,
  area: (area) => ({ text: texts.squareMetres(formatArea(area)) }),
  size: ({ length, width }) => ({ text: texts.metres(formatSizeShort(length, width)) }),
  height: describeHeight,
  sight: describeSight,
  led: ofBest((sides) => (sides === true ? texts.yes : describeSides(sides)), texts.largest),
  projection: describeYesNo,
  stage: (stage) => ({ text: stage === true ? texts.yes : texts.metres(formatSizeShort(stage.width, stage.depth)) }),
  pillars: (count, { isBest }) => ({
    text: count === 0 ? texts.no : texts.pillars(formatNumber(count)),
    note: isBest ? (count === 0 ? texts.clearView : texts.fewest) : undefined,
  }),
  loadInDoor: ofBest(describeSides, texts.largest),
  floor: (floor) => ({ text: formatFloor(floor) }),
  daylight: describeYesNo,
  power: ofBest((ampere) => texts.power(formatNumber(ampere)), texts.largest),
  rigging: (one) => ({
    text: one === true ? texts.yes : texts.rigging(formatNumber(one.points), formatNumber(one.kg)),
  }),
  metro: describeLink,
  railway: describeLink,
  airport: describeLink,
  guestRooms: ofBest((count) => texts.rooms(formatNumber(count)), texts.most),
  guestRoomPrice: (price, { isBest }) => ({
    text: texts.from(formatYuan(price)),
    note: isBest ? texts.lowest : undefined,
  }),
  parking: ofBest((count) => texts.parking(formatNumber(count)), texts.most),
  deposit: describeText,
  cancellation: describeText,
  outsideCatering: describeText,
  place: describeText,
  grade: ({ star, grade }) => ({ text: star ? texts.stars(String(star)) : (grade ?? "") }),
  year: (year) => ({ text: texts.year(String(year)) }),
};

/** Names the days and the meals that the estimates suppose. */
function describeCostLabel(cells: readonly Cell<FactValues["cost"]>[], days: number): string {
  const { rows, meals } = comparisonZh;
  const [cost] = cells.flatMap(({ value }) => value ?? []);
  const supposed = cost && [
    cost.lunch === "none" ? "" : `${estimateZh.assumptions.lunch}${estimateZh.assumptions.lunches[cost.lunch]}`,
    cost.teaBreaks > 0 ? meals.tea(String(cost.teaBreaks)) : "",
  ];
  return rows.cost([meals.days(String(days)), ...(supposed ?? [])].filter(Boolean).join("，"));
}

/** Names the days that are judged: 12 月 4 日 周五, with several 12 月 4 日 周五起 2 天. */
function formatDays({ date = "", days, today }: WordedEvent): string {
  const first = formatDate(date, today);
  return days > 1 ? texts.daysFrom(first, String(days)) : first;
}

function describeLabel({ key, cells }: ComparisonRow, event: WordedEvent): string {
  const { layout, people, days } = event;
  const feature = features.find((one) => one.key === key);
  if (feature && !(key in describeValue)) return feature.name;
  if (key === "cost") return describeCostLabel(cells as Cell<FactValues["cost"]>[], days);
  if (key === "availability") return comparisonZh.rows.availability(formatDays(event));
  const label = comparisonZh.rows[key as Exclude<FactKey, "cost" | "availability">];
  if (typeof label === "string") return label;
  return label(key === "pricePerHead" ? formatNumber(people ?? 0) : getLayoutByKey(layout).name);
}

/** What is computed for the people of the event, and only where they are seated. */
const seatedKeys: readonly string[] = ["sum", "cost", "sight"];

/** Says why nothing is known where that is no fact to ask for: nobody is seated, and no blocked date was imported. */
function describeUnknown(key: string, { days, today }: WordedEvent, isSeated: boolean): { text?: string } {
  if (key === "availability") return { text: formatAvailability({ state: "unknown", isOld: false }, days, today) };
  return seatedKeys.includes(key) && !isSeated ? { text: texts.notSeated } : {};
}

/** Puts a row of a comparison into words; `isSeated` tells of each space whether it is not known to be too small. */
export function describeRow(row: ComparisonRow, event: WordedEvent, isSeated: readonly boolean[]): ComparisonRowWire {
  const { key, isSame, cells } = row;
  const describe = (key in describeValue ? describeValue[key as FactKey] : describeYesNo) as DescribeValue<unknown>;
  const toWire = (cell: Cell<unknown>, at: number): ComparisonRowWire["cells"][number] => {
    const { value, isBest, isAlike, isDoubtful } = cell;
    if (value === undefined) return describeUnknown(key, event, isSeated[at] ?? true);
    const described = describe(value, { isBest: isBest ?? false, event });
    const { text } = described;
    const note = isAlike ? [described.note, texts.alike].filter(Boolean).join("，") : described.note;
    const mark = isBest ? "best" : isDoubtful ? "doubtful" : undefined;
    return { text: bindUnits(text), ...(note && { note: bindUnits(note) }), ...(mark && { mark }) };
  };
  return { key, label: describeLabel(row, event), isSame, cells: (cells as Cell<unknown>[]).map(toWire) };
}
