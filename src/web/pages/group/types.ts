import type { Output } from "#contract/index.ts";
import type { GroupQuery } from "#domain/venue/group-query.ts";
import type { VenueGroup } from "#domain/venue/venue-groups.ts";

export interface GroupInput extends GroupQuery {
  group: VenueGroup;
  cityCode?: string;
}

export interface GroupData {
  topic: Output<"marketing/getTopicInfo">;
  venues: Output<"marketing/getZTHotelList">;
}
