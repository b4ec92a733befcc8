import { cityKey } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import type { LanghamLang, LanghamType } from "./langham-type.ts";

/** The query of the brand page: the city whose sun it shows. */
export const langhamAddress = defineAddress({ city: cityKey });

/** Formats the path of the brand page or of one of its types; `city` (slug) is the city whose sun it shows. */
export const formatLanghamHref = (lang: LanghamLang, type?: LanghamType, city?: string): string =>
  `/marketing/langham/${lang}${type ? `/${type}` : ""}${langhamAddress.format({ city })}`;
