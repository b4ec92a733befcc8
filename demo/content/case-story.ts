import type { EventTypeId } from "../../src/domain/demand/options.ts";
import type { FeatureKey } from "../../src/domain/space/feature.ts";
import type { LayoutKey } from "../../src/domain/space/layout.ts";
import type { VenueTypeKey } from "../../src/domain/venue/venue-type.ts";

/** What others did: an event, its one number, and how it went. Where it took place is found in the catalogue. */
export interface CaseStory {
  /** Digits. */
  id: string;
  title: string;
  eventType: EventTypeId;
  industry: string;
  /** Chinese name of the city. */
  city: string;
  venueType: VenueTypeKey;
  /** Features that the hall has. */
  needs: readonly FeatureKey[];
  attendees: number;
  layout: LayoutKey;
  days: number;
  /** ISO month. */
  month: string;
  /** The number that the case is about, and what it counts. */
  number: { value: string; unit: string };
  /** Two sentences for a card. */
  story: string;
  /** What neither the hall's drawing nor its picture can show: how they sat, what stood there, or where. */
  otherwise?: "seats" | "stands" | "place";
  /** How it went, a paragraph each. */
  text: readonly string[];
  /** What one takes from it. */
  lessons: readonly string[];
}
