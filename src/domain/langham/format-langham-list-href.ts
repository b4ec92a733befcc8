import { bounded, cityKey, oneOf, pageNumber } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { type LanghamLang, langhamLangs } from "./langham-type.ts";

/** The query of the list of the group's hotels, in either language. */
export const langhamListAddress = defineAddress({
  lang: oneOf(langhamLangs),
  city: cityKey,
  people: bounded(1, 999_999),
  page: pageNumber,
});

/** The filters of the list. */
export interface LanghamListFilters {
  /** Slug. */
  city?: string | undefined;
  people?: number | undefined;
  page?: number | undefined;
}

/** Formats the path of the list; Chinese and the first page are the default and stay out of it. */
export const formatLanghamListHref = (lang: LanghamLang, filters: LanghamListFilters = {}): string =>
  `/marketing/langham/list${langhamListAddress.format({ ...filters, lang: lang === "en" ? lang : undefined })}`;
