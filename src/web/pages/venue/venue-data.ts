import type { PictureWire } from "../../../contract/pictures.ts";
import type { AskQuery } from "../../../domain/venue/ask.ts";
import type { CaseLine } from "../../features/case/case-lines.tsx";
import type { HallSpace } from "../../features/capacity-table/hall.ts";
import type { VenueFacts } from "../../features/venue-frame/lean-venue.ts";
import type { Neighbour } from "./nearby.tsx";

export interface VenueInput {
  siteId: string;
  /** The requested path: an alias stays in the address bar. */
  path: string;
  ask: AskQuery;
}

export interface VenueData {
  venue: VenueFacts;
  halls: HallSpace[];
  /** Pictures of the top band; the first is the cover. */
  pictures: PictureWire[];
  neighbours: Neighbour[];
  /** The first cases of this venue. */
  cases: CaseLine[];
}
