import type { Picture } from "../picture/picture.ts";
import type { FeatureKey } from "./features.ts";
import type { MeetingPackage } from "../venue/meeting-package.ts";
import type { LayoutKey } from "./layouts.ts";

/**
 * Published capacities: people by layout. Absent means unknown, 0 means unsuitable. Shown as they are; whatever counts
 * people reads `getTrustedCapacity`.
 */
export type Capacities = Partial<Record<LayoutKey, number>>;

/**
 * A space of a venue. Metres, m², yuan. Every optional field is absent when unknown.
 * `length` runs along the wall-to-wall axis from stage to back, `width` across it; `length >= width` is not implied.
 */
export interface Space {
  id: string;
  venueId: string;
  name: string;
  floor?: number;
  length?: number;
  width?: number;
  area?: number;
  /** Clear height 净高: to the lowest lamp or beam. */
  height?: number;
  capacity: Capacities;
  /** Id of the divisible space that this space is a part of. */
  partOf?: string;
  /** Ids of the parts that this divisible space splits into, stage side first. */
  splitsInto?: string[];
  pillars?: number;
  daylight?: boolean;
  led?: { width: number; height: number };
  projection?: boolean;
  stage?: { width: number; depth: number; height: number };
  loadInDoor?: { width: number; height: number };
  /** Ampere, three-phase. */
  power?: number;
  rigging?: { points: number; kg: number };
  /** yuan */
  priceHalfDay?: number;
  priceDay?: number;
  priceEvening?: number;
  /** When the prices were taken: an ISO day, or a text that begins with the year. */
  priceDate?: string;
  /** Packages of this space alone; those of its venue hold too. */
  packages?: MeetingPackage[];
  features: FeatureKey[];
  pictures?: Picture[];
  hasVr: boolean;
  demo: boolean;
  listedAt: string;
}
