import { formatLanghamListHref } from "#domain/langham/format-langham-href.ts";
import { langhamLangs } from "#domain/langham/langham-type.ts";
import { parsePageNumber } from "#domain/parse-page-number.ts";
import { definePage } from "../../page.ts";
import { buildLanghamListHead } from "./build-langham-list-head.ts";
import { loadLanghamList } from "./loader.ts";
import type { LanghamListInput } from "./types.ts";
import { LanghamListView } from "./view.tsx";

const cityPattern = /^(?:[a-z]{2,40}|\d{6})$/;
const peoplePattern = /^[1-9]\d{0,5}$/;

export default definePage("langham-list", {
  validate: ({ query }): LanghamListInput | undefined => {
    const lang = langhamLangs.find((one) => one === (query.lang ?? "zh"));
    if (!lang) return undefined;
    return {
      lang,
      ...(cityPattern.test(query.city ?? "") && { city: query.city! }),
      ...(peoplePattern.test(query.people ?? "") && { people: Number(query.people) }),
      page: parsePageNumber(query),
    };
  },
  loader: loadLanghamList,
  head: buildLanghamListHead,
  lang: ({ lang }) => (lang === "en" ? "en" : undefined),
  alternate: ({ lang, ...filters }) => formatLanghamListHref(lang === "en" ? "zh" : "en", filters),
  component: LanghamListView,
});
