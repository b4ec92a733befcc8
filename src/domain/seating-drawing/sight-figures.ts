import { formatMetres } from "../format-number.ts";
import type { SeatingPlan } from "../seating/plan-seating.ts";

/** The formatted figures of the view of the screen, the same wherever printed. */
export interface SightFigures {
  /** Metres to the last row. */
  lastRow: string;
  /** Metres to the farthest seat. */
  farthest: string;
  /** Metres. */
  screenHeight: string;
  /** The farthest seat's metres in screen heights, computed from the printed figures so that they agree. */
  ratio: string;
}

const printed = (metres: number): number => Math.round(metres * 10) / 10;

export function sightFigures({ lastRow, farthest, screen }: SeatingPlan): SightFigures {
  return {
    lastRow: formatMetres(printed(lastRow)),
    farthest: formatMetres(printed(farthest)),
    screenHeight: formatMetres(printed(screen.height)),
    ratio: formatMetres(printed(farthest) / printed(screen.height)),
  };
}
