import type { LayoutKey } from "#domain/space/layouts.ts";
import { assessCapacity } from "#domain/seating/assess-capacity.ts";
import { getSeatBounds, judgeFigures } from "#domain/seating/judge-fit.ts";
import { formatFit } from "../../ui/text/format-fit.ts";
import type { ListedSpace } from "./listed-space.ts";

/** What a row says of people in a layout. */
export interface Verdict {
  /** Seats that are counted on; undefined where unknown or where the layout does not suit. */
  seats: number | undefined;
  /** How the event's people fit; undefined where none are given. */
  text: string | undefined;
  isMiss: boolean;
}

/** Judges people in a layout of a space by the rule of every page; loaded after the page, since it brings the seating engine. */
export function judgeSpace(space: ListedSpace, layout: LayoutKey, people: number | undefined): Verdict {
  const figures = assessCapacity(space, layout);
  const seats = getSeatBounds(figures)?.seats || undefined;
  if (people === undefined) return { seats, text: undefined, isMiss: false };
  const fit = judgeFigures(figures, people);
  return { seats, text: formatFit(fit), isMiss: fit.kind === "over" || fit.kind === "unsuitable" };
}
