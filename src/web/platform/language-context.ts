import { createContext, useContext } from "react";
import type { Locale } from "#domain/demand/demand-option.ts";

/** The language of the page; the page shell provides it. Components with texts of their own read it. */
export const LanguageContext = createContext<Locale>("zh");
export const useLanguage = (): Locale => useContext(LanguageContext);
