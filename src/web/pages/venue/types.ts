import type { PictureWire } from "#contract/schemas/picture.ts";
import type { PartialEventSize } from "#domain/venue/event-size.ts";
import type { CaseLine } from "../../features/case/case-lines.tsx";
import type { TableSpace } from "../../features/capacity-table/capacity/space-capacity.ts";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import type { Neighbour } from "./nearby-venues.tsx";

export interface VenueInput {
  siteId: string;
  /** The requested path: an alias stays in the address bar. */
  path: string;
  eventSize: PartialEventSize;
}

export interface VenueData {
  venue: VenueFacts;
  spaces: TableSpace[];
  /** Pictures of the top band; the first is the cover. */
  pictures: PictureWire[];
  neighbours: Neighbour[];
  /** The first cases of this venue. */
  cases: CaseLine[];
}
