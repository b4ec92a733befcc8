import { bounded, flag, id, slug, withDefault } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { topicHrefs } from "../venue/topic-hrefs.ts";
import type { EventDayRequest } from "./schedule-sessions.ts";

/** Bounds of what a query can name, with what a link without the value means. */
export const eventDayLimits = {
  people: { least: 20, most: 1000, usual: 160 },
  breakouts: { most: 5, usual: 3 },
} as const;

/** The day that a page is for; city by slug, venue by id. */
export interface EventDayInput extends EventDayRequest {
  city?: string;
  siteId?: string;
}

const { people, breakouts } = eventDayLimits;

/** The query of a page about one day. */
export const eventDayAddress = defineAddress({
  city: slug,
  people: withDefault(bounded(people.least, people.most), people.usual),
  breakouts: withDefault(bounded(0, breakouts.most), breakouts.usual),
  dinner: flag(true),
  siteId: id,
});

/** Path of the page that shows a day in the hotels of Hilton. */
export const hiltonTopicHref = topicHrefs.hilton;

/** Formats the link to a day in the hotels of Hilton. */
export const formatHiltonTopicHref = (input: EventDayInput): string => hiltonTopicHref + eventDayAddress.format(input);
