import { langhamEn } from "./langham.en.ts";
import { langhamZh } from "./langham.zh.ts";

/** The texts of the Langham pages by language. */
export const langhamTexts = { zh: langhamZh, en: langhamEn };
