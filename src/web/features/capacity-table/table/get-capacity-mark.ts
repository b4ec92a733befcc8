import { formatArea, formatNumber } from "#domain/format.ts";
import { judgeFigures } from "#domain/seating/judge-fit.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import type { CapacityMark } from "#web/ui/list/capacity-cell.tsx";
import { formatFit } from "#web/ui/text/format-fit.ts";
import type { SpaceCapacity, LayoutCapacity, TableSpace } from "../capacity/space-capacity.ts";

/** Two figures are both named where the larger is more than this times the smaller. */
const namedFrom = 1.1;

const differs = (one: number, other: number): boolean => Math.max(one, other) > Math.min(one, other) * namedFrom;

/** Returns a capacity cell's mark for this number of people; `note` is the footnote number of a doubtful figure. */
export function getCapacityMark(figures: LayoutCapacity, people: number, best: boolean, note?: number): CapacityMark {
  const { doubtful, published = 0 } = figures;
  const doubt = doubtful ? { published, note } : undefined;
  const fit = judgeFigures(figures, people);
  if (fit.kind === "unknown") return fit;
  if (fit.kind === "unsuitable") return { kind: fit.kind, doubt };
  // The best cell counts its spare seats from the seats that lists show.
  if (best && fit.kind === "fits") return { kind: "best", people: fit.seats, spare: formatFit(fit), doubt };
  // The comfortable figure is shown even where the published one is smaller and decides.
  const seats = figures.comfortable || fit.seats;
  if (fit.kind === "tight") return { kind: "limit", people: seats, limit: figures.limit || fit.seats, doubt };
  return { kind: fit.kind === "over" ? "small" : "fits", people: seats, doubt };
}

/**
 * Returns the figures that stand below the shown one: the published, or the comfortable where the published is shown, if they differ by
 * over a tenth; and the published one where it alone keeps the people out.
 */
export function getOtherFigures(
  { published = 0, comfortable = 0, doubtful }: LayoutCapacity,
  people: number,
  shown: number | undefined,
): { published?: number; comfortable?: number } {
  if (doubtful || published === 0 || !shown) return {};
  if (shown === published) return comfortable > 0 && differs(published, comfortable) ? { comfortable } : {};
  const isDeciding = published < people && people <= shown;
  return isDeciding || differs(published, shown) ? { published } : {};
}

/** A doubtful figure with the text of its footnote. */
export interface DoubtNote {
  spaceId: string;
  layout: LayoutKey;
  text: string;
}

const formatFloorArea = ({ area, length, width }: TableSpace): string =>
  formatArea(area ?? (length ?? 0) * (width ?? 0));

/** Formats why a doubtful figure cannot be true: the sides rule the layout out, or geometry (else the area) has room for fewer. */
function formatDoubt(space: TableSpace, layout: string, figures: LayoutCapacity): string {
  const { published = 0, trusted = 0, maximum = trusted, limit } = figures;
  const values = { space: space.name, layout, published: formatNumber(published), area: formatFloorArea(space) };
  return limit === 0 ? venueZh.doubt.noSuch(values) : venueZh.doubt.tooMany(values, formatNumber(maximum));
}

/** Returns the table's footnotes in row order; the first has number 1. */
export function listDoubtNotes(capacities: SpaceCapacity[]): DoubtNote[] {
  return capacities.flatMap(({ space, figures }) =>
    layouts.flatMap(({ key, name }): DoubtNote[] =>
      figures[key].doubtful ? [{ spaceId: space.id, layout: key, text: formatDoubt(space, name, figures[key]) }] : [],
    ),
  );
}
