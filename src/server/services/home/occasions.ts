import type { EventTypeId } from "../../../domain/demand/options.ts";
import type { FeatureKey } from "../../../domain/space/feature.ts";
import type { LayoutId } from "../../../domain/space/layout.ts";
import { occasionsZh } from "../../../texts/reasons.zh.ts";

/** An event type with its layout and sizes, for which the home page suggests venues. */
export interface Occasion {
  id: EventTypeId;
  layout: LayoutId;
  /** Numbers of people, the preferred first; the next is tried if the city cannot seat them. */
  sizes: readonly number[];
  name: (people: number) => string;
  /** Features of a space that are given as reasons, the most relevant first. */
  speaking: readonly FeatureKey[];
}

export const occasions: readonly Occasion[] = [
  {
    id: "annual-meeting",
    layout: 7,
    sizes: [1000, 800, 500, 300, 200, 100, 50],
    name: occasionsZh["annual-meeting"],
    speaking: ["pillar-free", "stage", "foyer"],
  },
  {
    id: "training",
    layout: 2,
    sizes: [100, 50, 30],
    name: occasionsZh.training,
    speaking: ["daylight", "projection", "pillar-free"],
  },
  {
    id: "closed-door",
    layout: 3,
    sizes: [20, 10],
    name: occasionsZh["closed-door"],
    speaking: ["video-meeting", "daylight", "projection"],
  },
];
