import { type AddressField, bounded, cityKey, oneOf } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { layoutField } from "../address/layout-field.ts";
import { eventTypes } from "../demand/demand-option.ts";
import { type EstimateEvent, estimateLimits, estimateStars, isEstimateDays } from "./estimate-event.ts";

const { people: peopleLimits, nights: nightLimits } = estimateLimits;

/** Half a day, or whole days. */
const daysField: AddressField<number> = {
  parse: (typed) => (/^\d{1,2}(?:\.5)?$/.test(typed) && isEstimateDays(Number(typed)) ? Number(typed) : undefined),
  format: (days) => (isEstimateDays(days) ? String(days) : ""),
};

/** The fields of an estimate's event in an address. */
export const estimateEventFields = {
  eventType: oneOf(eventTypes.map(({ id }) => id)),
  people: bounded(peopleLimits.least, peopleLimits.most),
  days: daysField,
  nights: bounded(nightLimits.least, nightLimits.most),
  layout: layoutField,
  star: oneOf(estimateStars),
};

const { nights: _, ...linkFields } = estimateEventFields;
const linkAddress = defineAddress({ city: cityKey, ...linkFields });

/** What a link to the estimate carries; `city` is a slug. */
export type EstimateLink = Partial<Pick<EstimateEvent, "eventType" | "people" | "days" | "layout" | "star">> & {
  city?: string | undefined;
};

/** Formats a link to the estimate of an event; what the estimate cannot take is left out. */
export function formatEstimateHref({ people, ...link }: EstimateLink = {}): string {
  const isTaken = people !== undefined && people <= peopleLimits.most;
  return `/activity/budget${linkAddress.format({ ...link, people: isTaken ? people : undefined })}`;
}
