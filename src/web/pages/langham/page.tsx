import { formatLanghamHref, langhamAddress } from "#domain/langham/format-langham-href.ts";
import { findLanghamType } from "#domain/langham/langham-type.ts";
import { definePage } from "../../page.ts";
import { buildLanghamHead } from "./build-langham-head.ts";
import { loadLangham } from "./loader.ts";
import type { LanghamInput } from "./types.ts";
import { LanghamView } from "./view.tsx";

export default definePage("langham", {
  validate: ({ path, params, query }): LanghamInput | undefined => {
    const lang = path.startsWith("/marketing/langham/en") ? "en" : "zh";
    const type = findLanghamType(params.type);
    if (params.type !== undefined && type === undefined) return undefined;
    return { lang, ...(type && { type }), ...langhamAddress.parse(query) };
  },
  loader: loadLangham,
  head: buildLanghamHead,
  lang: ({ lang }) => (lang === "en" ? "en" : undefined),
  alternate: ({ lang, type }) => formatLanghamHref(lang === "en" ? "zh" : "en", type),
  component: LanghamView,
});
