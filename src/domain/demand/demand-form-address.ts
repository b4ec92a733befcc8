import { bounded, cityKey, day, listOf, named, oneOf, text } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { layoutField } from "../address/layout-field.ts";
import { isIsoDay } from "../day.ts";
import { isId } from "../is-id.ts";
import { demandLimits } from "../limits.ts";
import { features, toFeatureBits } from "../space/features.ts";
import { eventTypes } from "./demand-option.ts";

const maxPageFromLength = 200;
/** Characters of remarks that a link can carry: all of a list's sentence. */
const maxRemarksLength = 300;

/** Joins white space and control characters to single spaces; undefined if nothing is left. */
const cleanRemarks = (typed: string): string | undefined =>
  typed
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxRemarksLength)
    .trim() || undefined;

/** The query of the demand form: what a link can fill in (`DemandFormFields`). */
export const demandFormAddress = defineAddress({
  siteIds: named("siteId", listOf(isId)),
  spaceCodes: named("spaceCode", listOf(isId, demandLimits.spaces)),
  city: cityKey,
  people: bounded(1, demandLimits.people),
  layout: layoutField,
  date: day,
  dateTo: day,
  dates: listOf(isIsoDay),
  days: bounded(1, demandLimits.days),
  budget: bounded(1, demandLimits.budget),
  total: bounded(1, demandLimits.budget),
  rooms: bounded(1, demandLimits.guestRooms),
  eventType: oneOf(eventTypes.map(({ id }) => id)),
  features: bounded(1, toFeatureBits(features.map(({ key }) => key))),
  remarks: text(cleanRemarks),
  pageFrom: named(
    "page_from",
    text((typed) => typed.slice(0, maxPageFromLength) || undefined),
  ),
});
