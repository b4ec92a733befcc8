import type { LanghamLang, LanghamType } from "./langham-type.ts";

/** Path of the list of the group's hotels, in either language. */
const listPath = "/marketing/langham/list";

const formatQuery = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
};

/** Formats the path of the brand page or of one of its types; `city` (slug) is the city whose sun it shows. */
export const formatLanghamHref = (lang: LanghamLang, type?: LanghamType, city?: string): string =>
  `/marketing/langham/${lang}${type ? `/${type}` : ""}${formatQuery({ city })}`;

/** The filters of the list. */
export interface LanghamListFilters {
  /** Slug. */
  city?: string | undefined;
  people?: number | undefined;
  page?: number | undefined;
}

/** Formats the path of the list; Chinese and the first page are the default and stay out of it. */
export const formatLanghamListHref = (lang: LanghamLang, { city, people, page }: LanghamListFilters = {}): string =>
  listPath +
  formatQuery({
    lang: lang === "en" ? "en" : undefined,
    city,
    people: people?.toString(),
    page: page !== undefined && page > 1 ? page.toString() : undefined,
  });
