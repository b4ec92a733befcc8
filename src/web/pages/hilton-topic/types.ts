import type { Output } from "#contract/index.ts";
import type { EventDayInput } from "#domain/event-day/event-day-address.ts";

export type HiltonTopicInput = EventDayInput;
export type HiltonTopicData = Output<"marketing/getEventDay">;
/** The day in the shown venue. */
export type VenueDay = NonNullable<HiltonTopicData["day"]>;
