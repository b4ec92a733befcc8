import { formatArea, formatNumber } from "../../../domain/format.ts";
import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import type { CapacityMark } from "../../ui/capacity-cell.tsx";
import type { Hall, HallFigures, HallSpace } from "./hall.ts";

/** Returns a capacity cell's mark for this number of people; `note` is the footnote number of a doubtful figure. */
export function markOf(figures: HallFigures, people: number, best: boolean, note?: number): CapacityMark {
  const { unsuitable, doubtful, published, comfortable, limit } = figures;
  if (unsuitable) return { kind: "unsuitable" };
  if (doubtful) return { kind: "doubtful", people: published ?? 0, note };
  const seats = comfortable ?? published;
  if (seats === undefined) return { kind: "unknown" };
  if (seats >= people) return { kind: best ? "best" : "fits", people: seats };
  if (limit !== undefined && limit >= people) return { kind: "limit", people: seats, limit };
  return { kind: "small", people: seats };
}

/** A doubtful figure with the text of its footnote. */
export interface Doubt {
  spaceId: string;
  layout: LayoutKey;
  text: string;
}

const floorOf = ({ area, length, width }: HallSpace): string => formatArea(area ?? (length ?? 0) * (width ?? 0));

/** Returns the table's footnotes in row order; the first has number 1. */
export function doubtsOf(halls: Hall[]): Doubt[] {
  return halls.flatMap(({ space, figures }) =>
    layouts.flatMap(({ key, name }): Doubt[] => {
      const { doubtful, published = 0, maximum = 0, limit } = figures[key];
      if (!doubtful) return [];
      const words = { hall: space.name, layout: name, published: formatNumber(published), area: floorOf(space) };
      const text = limit === 0 ? venueZh.doubt.noSuch(words) : venueZh.doubt.tooMany(words, formatNumber(maximum));
      return [{ spaceId: space.id, layout: key, text }];
    }),
  );
}
