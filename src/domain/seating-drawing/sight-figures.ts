import { formatMetres } from "../format.ts";
import type { SeatingPlan } from "../seating/plan.ts";

/** The figures of how my people see the screen, as they are printed everywhere. */
export interface SightFigures {
  /** Metres to the last row. */
  lastRow: string;
  /** Metres to the farthest seat. */
  farthest: string;
  /** Metres. */
  screenHeight: string;
  /** The farthest seat's metres in screen heights, of the printed figures: whoever divides them finds the same. */
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
