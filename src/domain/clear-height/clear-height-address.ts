import { bounded, id, oneOf, slug, withDefault } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { topicHrefs } from "../venue/topic-hrefs.ts";
import { eventPresets, getEventPreset, type LedSize, ledSizes, type PresetEventType } from "./event-presets.ts";

/** Bounds of people and of the budget a head (yuan). */
export const clearHeightLimits = {
  people: { least: 8, most: 2000 },
  perHead: { least: 100, most: 5000, usual: 800 },
} as const;

/** The query of a page about clear heights. City by slug; without one, all cities. */
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

const [usualLed] = ledSizes.slice(1);
const { people, perHead } = clearHeightLimits;

/** Formats the size of an LED wall as in addresses: 8x3.5. */
export const formatLedId = ({ width, height }: LedSize): string => `${width}x${height}`;

/** Returns the offered LED wall of an address; undefined if it is none of them. */
export const findLed = (typed: string | undefined): LedSize | undefined =>
  ledSizes.find((led) => formatLedId(led) === typed);

/** The query of a page about clear heights; without people it is for as many as its event usually has. */
export const clearHeightAddress = defineAddress({
  city: slug,
  eventType: withDefault(oneOf(eventPresets.map(({ eventType }) => eventType)), "launch"),
  people: bounded(people.least, people.most),
  led: withDefault({ parse: findLed, format: formatLedId }, usualLed!),
  perHead: withDefault(bounded(perHead.least, perHead.most), perHead.usual),
  brand: id,
});

/** Parses the query of a page; what is malformed or out of range is dropped. */
export function parseClearHeightQuery(query: Parameters<typeof clearHeightAddress.parse>[0]): ClearHeightInput {
  const values = clearHeightAddress.parse(query);
  return { ...values, people: values.people ?? getEventPreset(values.eventType).people };
}

/** Path of the page that compares the brands of IHG by clear height. */
export const ihgTopicHref = topicHrefs.ihg;

/** Formats the link to a comparison, without what is usual. */
export function formatIhgTopicHref(input: ClearHeightInput): string {
  const isUsual = input.people === getEventPreset(input.eventType).people;
  return ihgTopicHref + clearHeightAddress.format({ ...input, people: isUsual ? undefined : input.people });
}
