import { type EventTypeId, eventTypes } from "../demand/demand-option.ts";
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

/** What the URL of the cases says: filters, page of the list and id of the opened case. */
export interface CasesQuery extends CaseFilters {
  page?: number;
  id?: string;
}

/** The query parameter of each filter. */
const parameters = { eventType: "type", city: "city", size: "size", layout: "layout" } as const satisfies Record<
  CaseFilterKey,
  string
>;

/** Formats the path of the cases: /cases?type=training&city=beijing&page=2&case=105. */
export function formatCasesHref({ page = 1, id, ...filters }: CasesQuery = {}): string {
  const query = new URLSearchParams();
  for (const key of caseFilterKeys) if (filters[key]) query.set(parameters[key], filters[key]);
  if (page > 1) query.set("page", String(page));
  if (id) query.set("case", id);
  const text = query.toString();
  return `/cases${text && `?${text}`}`;
}

const findId = <T extends string>(ids: readonly T[], text: string | undefined): T | undefined =>
  ids.find((id) => id === text);

/** Parses the filters of a URL's query; unknown values are left out, as in the lists. */
export function parseCaseFilters(
  query: Readonly<Partial<Record<(typeof parameters)[CaseFilterKey], string>>>,
): CaseFilters {
  const eventType = findId(
    eventTypes.map(({ id }) => id),
    query.type,
  );
  const size = findId(
    caseSizes.map(({ id }) => id),
    query.size,
  );
  const layout = findId(
    layouts.map(({ key }) => key),
    query.layout,
  );
  const city = query.city !== undefined && /^[a-z]{2,40}$/.test(query.city) ? query.city : undefined;
  return { ...(eventType && { eventType }), ...(city && { city }), ...(size && { size }), ...(layout && { layout }) };
}
