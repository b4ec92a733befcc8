import type { Solution } from "../../src/domain/content/solution.ts";
import { annualDinner300Solution } from "./solution-annual-dinner-300.ts";
import { closedDoor24Solution } from "./solution-closed-door-24.ts";
import { congress800Solution } from "./solution-congress-800.ts";
import { dinner200Solution } from "./solution-dinner-200.ts";
import { exhibition1000Solution } from "./solution-exhibition-1000.ts";
import { forumBreakoutsSolution } from "./solution-forum-breakouts.ts";
import { hybrid120Solution } from "./solution-hybrid-120.ts";
import { launch500Solution } from "./solution-launch-500.ts";
import { orderFair200Solution } from "./solution-order-fair-200.ts";
import { outdoor200Solution } from "./solution-outdoor-200.ts";
import { roadshow60Solution } from "./solution-roadshow-60.ts";
import { salon40Solution } from "./solution-salon-40.ts";
import { strategy30Solution } from "./solution-strategy-30.ts";
import { teamBuilding60Solution } from "./solution-team-building-60.ts";
import { training80Solution } from "./solution-training-80.ts";
import { wedding300Solution } from "./solution-wedding-300.ts";

/** All solutions of the demo, in the order of their ids. */
export const allSolutions: readonly Solution[] = [
  annualDinner300Solution,
  training80Solution,
  launch500Solution,
  forumBreakoutsSolution,
  closedDoor24Solution,
  congress800Solution,
  orderFair200Solution,
  exhibition1000Solution,
  roadshow60Solution,
  salon40Solution,
  dinner200Solution,
  teamBuilding60Solution,
  wedding300Solution,
  hybrid120Solution,
  strategy30Solution,
  outdoor200Solution,
];
