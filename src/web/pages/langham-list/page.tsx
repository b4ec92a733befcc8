import { formatLanghamListHref, langhamListAddress } from "#domain/langham/format-langham-list-href.ts";
import { definePage } from "../../page.ts";
import { buildLanghamListHead } from "./build-langham-list-head.ts";
import { loadLanghamList } from "./loader.ts";
import type { LanghamListInput } from "./types.ts";
import { LanghamListView } from "./view.tsx";

export default definePage("langham-list", {
  validate: ({ query }): LanghamListInput | undefined => {
    const values = langhamListAddress.parse({ ...query, lang: query.lang ?? "zh" });
    return values.lang && { ...values, lang: values.lang };
  },
  loader: loadLanghamList,
  head: buildLanghamListHead,
  lang: ({ lang }) => (lang === "en" ? "en" : undefined),
  alternate: ({ lang, ...filters }) => formatLanghamListHref(lang === "en" ? "zh" : "en", filters),
  component: LanghamListView,
});
