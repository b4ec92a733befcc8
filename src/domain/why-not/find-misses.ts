import { judgeFit } from "../seating/judge-fit.ts";
import type { PublishedSpace } from "../seating/get-trusted-capacity.ts";
import type { FeatureKey } from "../space/features.ts";
import type { LayoutKey } from "../space/layouts.ts";
import type { Space } from "../space/space.ts";

/** What an event demands of a space; an absent must is not asked for. Metres, yuan. */
export interface Musts {
  people?: number | undefined;
  /** Needed for `people` to be judged. */
  layout?: LayoutKey | undefined;
  /** Clear height, at least. */
  height?: number | undefined;
  /** What has to pass the load-in door. */
  loadIn?: { width: number; height: number } | undefined;
  /** Price of a day, at most. */
  priceDay?: number | undefined;
  /** Price of half a day, at most. */
  priceHalfDay?: number | undefined;
  /** What the event costs in all, in yuan, at most. */
  sum?: number | undefined;
  /** m², at least. */
  area?: number | undefined;
  /** Straight-line distance to the place of the event's choice, at most. */
  distance?: number | undefined;
  features?: readonly FeatureKey[] | undefined;
}

/** The facts of a space that musts are compared with; `distance` is that to the place, metres. */
export type JudgedSpace = PublishedSpace &
  Partial<Pick<Space, "loadInDoor" | "priceDay" | "priceHalfDay" | "daylight" | "projection">> & {
    features?: readonly FeatureKey[] | undefined;
    distance?: number | undefined;
    /** What the event costs in it in all, and with fewer meals. */
    sum?: number | undefined;
    cheaperSums?: readonly CheaperSum[] | undefined;
  };

/** A change of the meals by which an event costs less in all. */
interface CheaperSum {
  kind: "one-tea-break" | "no-lunch";
  sum: number;
}

/** A must that a space is known not to meet: by how much, and the figure that this stands on. */
export type Miss =
  /** `seats` are those that are counted on; 0 where the layout does not suit the space. */
  | { must: "people"; layout: LayoutKey; people: number; seats: number; short: number }
  | { must: "height"; height: number; short: number }
  /** `width` and `height` are the door's. */
  | { must: "loadIn"; width: number; height: number; shortWidth: number; shortHeight: number }
  | { must: "priceDay" | "priceHalfDay"; price: number; over: number }
  | { must: "sum"; sum: number; over: number }
  | { must: "area"; area: number; short: number }
  | { must: "distance"; distance: number; over: number }
  | { must: "feature"; feature: FeatureKey };

/** What is known of a space and its musts. A fact that is unknown is neither met nor missed. */
export interface MustJudgement {
  misses: Miss[];
  unknown: Exclude<Miss["must"], "feature">[];
  unknownFeatures: FeatureKey[];
}

const toCm = (metres: number): number => Math.round(metres * 100) / 100;

/** Returns whether a feature is known to be there, known to be absent, or unknown: a list of features names only what there is. */
function judgeFeature(space: JudgedSpace, feature: FeatureKey): boolean | undefined {
  if (space.features?.includes(feature)) return true;
  if (feature === "pillar-free" && space.pillars !== undefined) return space.pillars === 0;
  if (feature === "daylight") return space.daylight;
  if (feature === "projection") return space.projection;
  return undefined;
}

/** Judges the people by the one rule that lists, pages and comparison share; undefined if unknown, no miss if they fit. */
function judgePeople(space: JudgedSpace, layout: LayoutKey, people: number): Miss[] | undefined {
  const fit = judgeFit(space, layout, people);
  if (fit.kind === "unknown") return undefined;
  if (fit.kind === "unsuitable") return [{ must: "people", layout, people, seats: 0, short: people }];
  return fit.kind === "over" ? [{ must: "people", layout, people, seats: fit.seats, short: fit.short }] : [];
}

function judgeLoadIn({ loadInDoor }: JudgedSpace, loadIn: { width: number; height: number }): Miss[] | undefined {
  if (!loadInDoor) return undefined;
  const { width, height } = loadInDoor;
  const shortWidth = toCm(Math.max(0, loadIn.width - width));
  const shortHeight = toCm(Math.max(0, loadIn.height - height));
  return shortWidth + shortHeight > 0 ? [{ must: "loadIn", width, height, shortWidth, shortHeight }] : [];
}

/** Judges a quantity; `toMiss` gets by how much it is exceeded. */
function judgeQuantity(
  figure: number | undefined,
  getExcess: (figure: number) => number,
  toMiss: (figure: number, excess: number) => Miss,
): Miss[] | undefined {
  if (figure === undefined || figure === 0) return undefined;
  const excess = toCm(getExcess(figure));
  return excess > 0 ? [toMiss(figure, excess)] : [];
}

/** Finds by how much the price of a day or of half a day is exceeded. */
function findPriceMiss(must: "priceDay" | "priceHalfDay", space: JudgedSpace, musts: Musts): Miss[] | undefined {
  const most = musts[must];
  if (!most) return [];
  return judgeQuantity(
    space[must],
    (figure) => figure - most,
    (figure, over) => ({ must, price: figure, over }),
  );
}

/** Finds by how much a space misses what an event demands of it, in the order of the musts. */
export function findMisses(space: JudgedSpace, musts: Musts): MustJudgement {
  const { people, layout, height, loadIn, area, distance, sum: most, features = [] } = musts;
  const judged = {
    people: people && layout ? judgePeople(space, layout, people) : [],
    height: height
      ? judgeQuantity(
          space.height,
          (figure) => height - figure,
          (figure, short) => ({ must: "height", height: figure, short }),
        )
      : [],
    loadIn: loadIn ? judgeLoadIn(space, loadIn) : [],
    priceDay: findPriceMiss("priceDay", space, musts),
    priceHalfDay: findPriceMiss("priceHalfDay", space, musts),
    sum: most
      ? judgeQuantity(
          space.sum,
          (figure) => figure - most,
          (figure, over) => ({ must: "sum", sum: figure, over }),
        )
      : [],
    area: area
      ? judgeQuantity(
          space.area,
          (figure) => area - figure,
          (figure, short) => ({ must: "area", area: figure, short }),
        )
      : [],
    distance:
      distance === undefined
        ? []
        : judgeQuantity(
            space.distance,
            (figure) => figure - distance,
            (figure, over) => ({ must: "distance", distance: figure, over }),
          ),
  } satisfies Record<MustJudgement["unknown"][number], Miss[] | undefined>;
  const missing = features.filter((feature) => judgeFeature(space, feature) === false);
  return {
    misses: [
      ...Object.values(judged).flatMap((misses) => misses ?? []),
      ...missing.map((feature): Miss => ({ must: "feature", feature })),
    ],
    unknown: (Object.keys(judged) as (keyof typeof judged)[]).filter((must) => judged[must] === undefined),
    unknownFeatures: features.filter((feature) => judgeFeature(space, feature) === undefined),
  };
}
