import {
  splitSolution,
  type Solution,
  type SolutionFacts,
  type SolutionIllustration,
} from "#domain/content/solution.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { exhibitionFloor, salonFloor } from "../content/solutions/solution-floors.ts";
import { toCatalogPicture, readPictureLibrary } from "./library-picture.ts";

/** Illustration of each solution by id: the library picture that matches its layout and size, or a floor plan. */
const illustrations: Record<string, { shot: string } | Pick<SolutionIllustration, "floor">> = {
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
export function addSolutionIllustration(solution: Solution): SolutionFacts {
  const { facts } = splitSolution(solution);
  const illustration = illustrations[solution.id];
  if (!illustration) return facts;
  if (!("shot" in illustration)) return { ...facts, ...illustration };
  const shot = readPictureLibrary().find(({ id }) => id === illustration.shot);
  if (!shot) return facts;
  const setUp = shot.layout ? getLayoutByKey(shot.layout).name : shot.caption;
  return { ...facts, picture: toCatalogPicture(shot, { catalogType: shot.catalogType, caption: setUp }) };
}
