import type { PartialEventSize } from "#domain/venue/event-size.ts";
import type { TableSpace } from "../../features/capacity-table/capacity/space-capacity.ts";
import type { VenueHead } from "../../features/venue-frame/venue-facts.ts";

export interface VenueSpacesInput {
  siteId: string;
  eventSize: PartialEventSize;
}

export interface VenueSpacesData {
  venue: VenueHead;
  spaces: TableSpace[];
}
