import type { AskQuery } from "../../../domain/venue/ask.ts";
import type { HallSpace } from "../../features/capacity-table/hall.ts";
import type { VenueHead } from "../../features/venue-frame/lean-venue.ts";

export interface VenueSpacesInput {
  siteId: string;
  ask: AskQuery;
}

export interface VenueSpacesData {
  venue: VenueHead;
  halls: HallSpace[];
}
