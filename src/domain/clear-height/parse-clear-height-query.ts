import { topicHrefs } from "../venue/topic-hrefs.ts";
import { eventPresets, getEventPreset, type LedSize, ledSizes, type PresetEventType } from "./event-presets.ts";

/** Bounds of people and of the budget a head (yuan). */
export const clearHeightLimits = {
  people: { least: 8, most: 2000 },
  perHead: { least: 100, most: 5000, usual: 800 },
} as const;

/** What a page about clear heights is asked for. City by slug; without one, all cities. */
export interface ClearHeightInput {
  eventType: PresetEventType;
  people: number;
  led: LedSize;
  /** Yuan a head, at most. */
  perHead: number;
  city?: string;
  /** Id of the brand whose room is shown in detail. */
  brand?: string;
}

export const clearHeightParameters = ["city", "eventType", "people", "led", "perHead", "brand"] as const;
type ClearHeightText = Readonly<Record<(typeof clearHeightParameters)[number], string | undefined>>;

const [usualLed] = ledSizes.slice(1);
const usualEvent: PresetEventType = "launch";

/** Formats the size of an LED wall as in addresses: 8x3.5. */
export const formatLedId = ({ width, height }: LedSize): string => `${width}x${height}`;

/** Returns the offered LED wall of an address; undefined if it is none of them. */
export const findLed = (id: string | undefined): LedSize | undefined => ledSizes.find((led) => formatLedId(led) === id);

function parseWithin(text: string | undefined, { least, most }: { least: number; most: number }): number | undefined {
  const value = /^\d{1,5}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** Parses the query of a page; what is malformed or out of range is dropped. */
export function parseClearHeightQuery({
  city,
  eventType,
  people,
  led,
  perHead,
  brand,
}: ClearHeightText): ClearHeightInput {
  const preset = eventPresets.find((each) => each.eventType === eventType) ?? getEventPreset(usualEvent);
  return {
    eventType: preset.eventType,
    people: parseWithin(people, clearHeightLimits.people) ?? preset.people,
    led: findLed(led) ?? usualLed!,
    perHead: parseWithin(perHead, clearHeightLimits.perHead) ?? clearHeightLimits.perHead.usual,
    ...(/^[a-z]{2,40}$/.test(city ?? "") && { city: city! }),
    ...(/^\d{1,24}$/.test(brand ?? "") && { brand: brand! }),
  };
}

/** Path of the page that compares the brands of IHG by clear height. */
export const ihgTopicHref = topicHrefs.ihg;

/** Formats the link to a comparison, without what is usual. */
export function formatIhgTopicHref({ city, eventType, people, led, perHead, brand }: ClearHeightInput): string {
  const query = new URLSearchParams();
  if (city) query.set("city", city);
  if (eventType !== usualEvent) query.set("eventType", eventType);
  if (people !== getEventPreset(eventType).people) query.set("people", String(people));
  if (formatLedId(led) !== formatLedId(usualLed!)) query.set("led", formatLedId(led));
  if (perHead !== clearHeightLimits.perHead.usual) query.set("perHead", String(perHead));
  if (brand) query.set("brand", brand);
  return query.size > 0 ? `${ihgTopicHref}?${query}` : ihgTopicHref;
}
