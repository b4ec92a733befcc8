import type { EventTypeId } from "#domain/demand/demand-option.ts";
import type { FeatureKey } from "#domain/space/features.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";

/** A past event with its key number and its story. The space it took place in is found in the catalogue. */
export interface CaseStory {
  /** Digits. */
  id: string;
  title: string;
  eventType: EventTypeId;
  industry: string;
  /** Chinese name of the city. */
  city: string;
  venueType: VenueTypeKey;
  /** Features that the space must have. */
  needs: readonly FeatureKey[];
  /** What its text says of the place otherwise: features of the venue, and how venue and space are called. */
  place?: { venueFeatures?: readonly FeatureKey[]; venueName?: RegExp; spaceName?: RegExp };
  attendees: number;
  layout: LayoutKey;
  days: number;
  /** ISO month. */
  month: string;
  /** Yuan in all, where the text says it. */
  budget?: number;
  /** The key number of the case, with its unit. */
  number: { value: string; unit: string };
  /** Two sentences for a card. */
  story: string;
  /** What neither the drawing nor the picture of the space can show: the seats, the stands or the place. */
  otherwise?: "seats" | "stands" | "place";
  /** The story, one paragraph per entry. */
  text: readonly string[];
  /** Lessons learned. */
  lessons: readonly string[];
}
