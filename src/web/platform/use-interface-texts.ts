import { interfaceEn } from "#texts/site/interface.en.ts";
import { type InterfaceTexts, interfaceZh } from "#texts/site/interface.zh.ts";
import { useLanguage } from "./language-context.ts";

/** Returns the texts of interface parts in the language of the page. */
export const useInterfaceTexts = (): InterfaceTexts => (useLanguage() === "en" ? interfaceEn : interfaceZh);
