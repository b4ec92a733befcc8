import {
  filedSolution,
  type Solution,
  type SolutionFacts,
  type SolutionSight,
} from "../src/domain/content/solution.ts";
import { layoutByKey } from "../src/domain/space/layout.ts";
import { exhibitionFloor, salonFloor } from "./content/solution-floors.ts";
import { filed, readLibrary } from "./picture-library.ts";

/** Illustration of each solution by id: the library picture that matches its layout and size, or a floor plan. */
const sights: Record<string, { shot: string } | Pick<SolutionSight, "floor">> = {
  1: { shot: "jade-banquet-1" },
  2: { shot: "jade-fishbone-1" },
  3: { shot: "slate-theatre-2" },
  4: { shot: "rosewood-theatre-1" },
  5: { shot: "walnut-hollow-1" },
  6: { shot: "jade-theatre-2" },
  7: { shot: "rosewood-classroom-3" },
  8: { floor: exhibitionFloor },
  9: { shot: "linen-theatre-2" },
  10: { floor: salonFloor },
  11: { shot: "walnut-banquet-1" },
  12: { shot: "linen-fishbone-1" },
  13: { shot: "ivory-banquet-1" },
  14: { shot: "walnut-classroom-2" },
  15: { shot: "rosewood-ushape-1" },
  16: { shot: "ivory-lawn-2" },
};

/** Returns the facts of a solution with its illustration, or without one if the library lacks it. */
export function solutionFactsWithSight(solution: Solution): SolutionFacts {
  const { facts } = filedSolution(solution);
  const sight = sights[solution.id];
  if (!sight) return facts;
  if (!("shot" in sight)) return { ...facts, ...sight };
  const shot = readLibrary().find(({ id }) => id === sight.shot);
  if (!shot) return facts;
  const setUp = shot.layout ? layoutByKey(shot.layout).name : shot.caption;
  return { ...facts, picture: filed(shot, { catalogType: shot.catalogType, caption: setUp }) };
}
