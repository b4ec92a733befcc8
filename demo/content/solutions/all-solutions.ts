import type { Solution } from "#domain/content/solution.ts";
import { annualDinner300Solution } from "./social/solution-annual-dinner-300.ts";
import { closedDoor24Solution } from "./business/solution-closed-door-24.ts";
import { congress800Solution } from "./business/solution-congress-800.ts";
import { dinner200Solution } from "./social/solution-dinner-200.ts";
import { exhibition1000Solution } from "./business/solution-exhibition-1000.ts";
import { forumBreakoutsSolution } from "./business/solution-forum-breakouts.ts";
import { hybrid120Solution } from "./business/solution-hybrid-120.ts";
import { launch500Solution } from "./business/solution-launch-500.ts";
import { orderFair200Solution } from "./business/solution-order-fair-200.ts";
import { outdoor200Solution } from "./social/solution-outdoor-200.ts";
import { roadshow60Solution } from "./business/solution-roadshow-60.ts";
import { salon40Solution } from "./social/solution-salon-40.ts";
import { strategy30Solution } from "./business/solution-strategy-30.ts";
import { teamBuilding60Solution } from "./social/solution-team-building-60.ts";
import { training80Solution } from "./business/solution-training-80.ts";
import { wedding300Solution } from "./social/solution-wedding-300.ts";

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
