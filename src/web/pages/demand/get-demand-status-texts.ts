import type { Locale } from "#domain/demand/demand-option.ts";
import { demandStatusEn } from "#texts/demand/demand-status.en.ts";
import { demandStatusZh } from "#texts/demand/demand-status.zh.ts";

/** Returns the texts of the private page in the language of its demand. */
export const getDemandStatusTexts = (locale: Locale) => (locale === "en" ? demandStatusEn : demandStatusZh);
