import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { findLanghamType } from "#domain/langham/langham-type.ts";
import { definePage } from "../../page.ts";
import { buildLanghamHead } from "./build-langham-head.ts";
import { loadLangham } from "./loader.ts";
import type { LanghamInput } from "./types.ts";
import { LanghamView } from "./view.tsx";

const cityPattern = /^(?:[a-z]{2,40}|\d{6})$/;

export default definePage("langham", {
  validate: ({ path, params, query }): LanghamInput | undefined => {
    const lang = path.startsWith("/marketing/langham/en") ? "en" : "zh";
    const type = findLanghamType(params.type);
    if (params.type !== undefined && type === undefined) return undefined;
    const city = cityPattern.test(query.city ?? "") ? query.city : undefined;
    return { lang, ...(type && { type }), ...(city && { city }) };
  },
  loader: loadLangham,
  head: buildLanghamHead,
  lang: ({ lang }) => (lang === "en" ? "en" : undefined),
  alternate: ({ lang, type }) => formatLanghamHref(lang === "en" ? "zh" : "en", type),
  component: LanghamView,
});
