import type { Comparison } from "#contract/selection/comparison.ts";
import type { SpaceSelection } from "#domain/selection/space-selection.ts";

export type CompareInput = SpaceSelection;

type Compared = Comparison["spaces"][number];

/** A space as the page shows it. */
export type ComparedFacts = Pick<Compared, "plan" | "fit" | "availability" | "whyNot" | "estimateHref"> & {
  space: Pick<Compared["space"], "id" | "name" | "demo" | "area">;
  venue: Pick<Compared["venue"], "id" | "name" | "cityCode" | "cityName" | "cityPinyin">;
};

/** The comparison of the page; `today` is an ISO day. */
export type CompareData = Omit<Comparison, "spaces"> & { spaces: ComparedFacts[]; today: string };
