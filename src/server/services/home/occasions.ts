import type { EventTypeId } from "../../../domain/demand/options.ts";
import type { FeatureKey } from "../../../domain/space/feature.ts";
import type { LayoutId } from "../../../domain/space/layout.ts";
import { occasionsZh } from "../../../texts/reasons.zh.ts";

/** What venues are good for: an event of a size, seated in a way. */
export interface Occasion {
  id: EventTypeId;
  layout: LayoutId;
  /** People, the wished for first; a city that cannot seat them is asked for the next. */
  sizes: readonly number[];
  name: (people: number) => string;
  /** Features of a space that speak for it here, the strongest first. */
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
