import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { ListQuery } from "../../../../domain/search/filters.ts";
import { formatListHref } from "../../../../domain/search/grammar.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import textStyles from "../../../ui/text/text.module.css";
import { formatSuggestionHref } from "../box/format-suggestion-href.ts";
import { SearchBox } from "../box/search-box.tsx";
import { formatScopeHref, type ListScope, withContext } from "../list/list-scope.ts";

/** Renders the sentence of a list as a field; a sentence that names another city opens that city's list. */
export function SentenceField({ scope, query }: { scope: ListScope; query: ListQuery }) {
  const router = useRouter();
  const sentence = scope.searchContext.q ?? "";
  const [typed, setTyped] = useState({ of: sentence, value: sentence });
  const value = typed.of === sentence ? typed.value : sentence;
  const submit = (q: string) =>
    void router.navigate({
      href: formatScopeHref(withContext(scope, { q }), { ...query, page: 0 }),
    });
  return (
    <SearchBox
      action={formatListHref(scope.kind, scope.city, { ...query, page: 0 })}
      city={scope.city}
      formatHref={(suggestion) => formatSuggestionHref(suggestion, scope.kind)}
      onSubmit={submit}
      onValue={(next) => setTyped({ of: sentence, value: next })}
      placeholder={searchZh.freeHint}
      value={value}
    >
      <button className={textStyles.soft} type="submit">
        {searchZh.search}
      </button>
    </SearchBox>
  );
}
