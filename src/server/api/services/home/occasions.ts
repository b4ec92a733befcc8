import type { EventTypeId } from "#domain/demand/demand-option.ts";
import type { FeatureKey } from "#domain/space/features.ts";
import type { LayoutId } from "#domain/space/layouts.ts";
import { occasionsZh } from "#texts/search/reasons.zh.ts";

/** An event type with its layout and sizes, for which the home page suggests venues. */
export interface Occasion {
  id: EventTypeId;
  layout: LayoutId;
  /** Numbers of people, the preferred first; the next is tried if the city cannot seat them. */
  sizes: readonly number[];
  /** Names it for a formatted number of people. */
  name: (people: string) => string;
  /** Features of a space that are given as reasons, the most relevant first. */
  relevantFeatures: readonly FeatureKey[];
}

export const occasions: readonly Occasion[] = [
  {
    id: "annual-meeting",
    layout: 7,
    sizes: [1000, 800, 500, 300, 200, 100, 50],
    name: occasionsZh["annual-meeting"],
    relevantFeatures: ["pillar-free", "stage", "foyer"],
  },
  {
    id: "training",
    layout: 2,
    sizes: [100, 50, 30],
    name: occasionsZh.training,
    relevantFeatures: ["daylight", "projection", "pillar-free"],
  },
  {
    id: "closed-door",
    layout: 3,
    sizes: [20, 10],
    name: occasionsZh["closed-door"],
    relevantFeatures: ["video-meeting", "daylight", "projection"],
  },
];
