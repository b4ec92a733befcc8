import type { LayoutKey } from "#domain/space/layouts.ts";
import { type SeatingPlan, planSeating } from "#domain/seating/plan-seating.ts";
import type { Room } from "#domain/seating/room.ts";
import { type SpaceCapacity, getSeatCount } from "../../features/capacity-table/capacity/space-capacity.ts";

/** A space of the band, drawn in a suitable layout. */
export interface BandPlan {
  id: string;
  name: string;
  room: Room;
  layout: LayoutKey;
  plan: SeatingPlan;
}

type MeasuredSpace = SpaceCapacity & { room: Room };
const getArea = ({ room }: MeasuredSpace): number => room.length * room.width;

/** Above this number of chairs only the tables are drawn, to limit the page's size. */
const maxChairs = 700;

function planFirstSuitable(candidate: MeasuredSpace, layouts: readonly LayoutKey[]): BandPlan | undefined {
  for (const layout of layouts) {
    if (getSeatCount(candidate.figures[layout]) === 0) continue;
    const plan = planSeating(candidate.room, layout);
    if (!plan || (plan.seats.length > maxChairs && plan.tables.length === 0)) continue;
    const drawnPlan = plan.seats.length > maxChairs ? { ...plan, seats: [] } : plan;
    return { id: candidate.space.id, name: candidate.space.name, room: candidate.room, layout, plan: drawnPlan };
  }
  return undefined;
}

/**
 * Picks up to three measured, undivided spaces to draw: the largest (banquet or theatre first), a medium one in
 * classroom, a small one (boardroom first). Empty when none is measured.
 */
export function pickBandPlans(candidates: SpaceCapacity[]): BandPlan[] {
  const measured = candidates.filter(
    (candidate): candidate is MeasuredSpace => candidate.room !== undefined && !candidate.space.splitsInto?.length,
  );
  measured.sort((a, b) => getArea(b) - getArea(a));
  const large = measured[0];
  if (!large) return [];
  const small =
    measured.findLast((candidate) => candidate !== large && getSeatCount(candidate.figures.boardroom) > 0) ??
    measured.at(-1)!;
  const middle = Math.sqrt(getArea(large) * getArea(small));
  const getDistanceToMiddle = (candidate: MeasuredSpace) => Math.abs(Math.log(getArea(candidate) / middle));
  const between = measured
    .filter((candidate) => candidate !== large && candidate !== small && getSeatCount(candidate.figures.classroom) > 0)
    .sort((a, b) => getDistanceToMiddle(a) - getDistanceToMiddle(b))[0];
  const plans = [
    planFirstSuitable(large, ["banquet", "theatre", "classroom", "cocktail", "boardroom"]),
    between && planFirstSuitable(between, ["classroom"]),
    small === large
      ? undefined
      : planFirstSuitable(small, ["boardroom", "ushape", "hollow", "classroom", "theatre", "banquet"]),
  ];
  return plans.filter((plan) => plan !== undefined);
}

/** Metres that walls and doors on both sides add to the drawing. */
export const drawingMargin = 2.8;
/** Pixels for the dimension line, and the margin of the drawing in its slot. */
const dimension = 24;
const margin = 24;

/** Available size in pixels: the whole band on the desktop, one slot on the phone. */
const desktop = { width: 1200, height: 360 } as const;
const phone = { width: 300, height: 208 } as const;

/** Returns the band's common scale in pixels per metre: a row on the desktop, a slot on the phone. */
export function getBandScales(rooms: Pick<BandPlan, "room">[]): { desktop: number; phone: number } {
  const lengths = rooms.map(({ room }) => room.length + drawingMargin);
  const maxWidth = Math.max(...rooms.map(({ room }) => room.width)) + drawingMargin;
  const sum = lengths.reduce((total, length) => total + length, 0);
  const fixedPixels = dimension + 2 * margin;
  const scale = (width: number, height: number) => Math.round(Math.min(width, height, 26) * 100) / 100;
  return {
    desktop: scale(
      (desktop.width - rooms.length * fixedPixels) / sum,
      (desktop.height - dimension - margin) / maxWidth,
    ),
    phone: scale((phone.width - dimension - 16) / Math.max(...lengths), (phone.height - dimension - 16) / maxWidth),
  };
}
