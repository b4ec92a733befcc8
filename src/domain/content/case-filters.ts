import { id, named, oneOf, pageNumber, slug } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { type EventTypeId, eventTypes } from "../demand/demand-option.ts";
import { contentHrefs } from "./content-hrefs.ts";
import { type LayoutKey, layouts } from "../space/layouts.ts";

/** The ranges of people by which cases are grouped; `to` is inclusive. The id is on the wire and in URLs. */
export const caseSizes = [
  { id: "1-50", from: 1, to: 50 },
  { id: "51-150", from: 51, to: 150 },
  { id: "151-300", from: 151, to: 300 },
  { id: "301-", from: 301, to: Number.POSITIVE_INFINITY },
] as const;

export type CaseSizeId = (typeof caseSizes)[number]["id"];

/** Returns the id of the range that a number of people is in. */
export const getCaseSize = (people: number): CaseSizeId =>
  (caseSizes.find(({ to }) => people <= to) ?? caseSizes.at(-1)!).id;

/** What the cases are filtered by; `city` is a slug. */
export interface CaseFilters {
  eventType?: EventTypeId;
  city?: string;
  size?: CaseSizeId;
  layout?: LayoutKey;
}

/** A filter of the cases, in the order of the page. */
export type CaseFilterKey = keyof CaseFilters;
export const caseFilterKeys = ["eventType", "city", "size", "layout"] as const satisfies readonly CaseFilterKey[];

/** The query of the cases: filters, page of the list, id of the opened case, and `view=scale` for the plans of all of them at one scale. */
export const casesAddress = defineAddress({
  eventType: named("type", oneOf(eventTypes.map(({ id: type }) => type))),
  city: slug,
  size: oneOf(caseSizes.map(({ id: size }) => size)),
  layout: oneOf(layouts.map(({ key }) => key)),
  page: pageNumber,
  id: named("case", id),
  view: oneOf(["scale"]),
});

/** Formats the path of the cases: /cases?type=training&city=beijing&page=2&case=105. */
export const formatCasesHref = (values: Parameters<typeof casesAddress.format>[0] = {}): string =>
  contentHrefs.cases + casesAddress.format(values);
