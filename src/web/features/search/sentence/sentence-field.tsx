import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Call } from "#contract/index.ts";
import { countConstraints } from "#domain/search/count-constraints.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { formatSuggestionHref } from "../box/format-suggestion-href.ts";
import { SearchBox } from "../box/search-box.tsx";
import { toBudgetContext } from "../list/budget.ts";
import { withoutReplacedFilters } from "./change-filters.ts";
import { formatScopeHref, type ListScope, withContext } from "../list/list-scope.ts";
import styles from "./sentence-field.module.css";

/** The filters and the scope that a new sentence leaves. */
interface Remaining {
  query: ListQuery;
  scope: ListScope;
}

/**
 * Fetches how a new sentence is read and returns the selected filters and the budget without those that it replaces: what was said last
 * counts. Without selected filters nothing is fetched; without an answer they stay, and the page that follows tells of the error.
 */
async function fetchRemaining(call: Call, scope: ListScope, query: ListQuery, q: string): Promise<Remaining> {
  const first = { ...query, page: 0 };
  const { city, searchContext } = scope;
  const hasBudget = Boolean(searchContext.sum || searchContext.head);
  if (q === "" || (countConstraints(query) === 0 && query.sort === 0 && !hasBudget)) return { query: first, scope };
  return call("searchSite/getAggregateSoHotelList", { city, q }, { isQuiet: true }).then(
    (answer) => ({
      query: withoutReplacedFilters(first, answer),
      scope: answer.effective.total ? withContext(scope, toBudgetContext({})) : scope,
    }),
    () => ({ query: first, scope }),
  );
}

/** Renders the sentence of a list as a field; a sentence that names another city opens that city's list. */
export function SentenceField({ scope, query }: { scope: ListScope; query: ListQuery }) {
  const router = useRouter();
  const sentence = scope.searchContext.q ?? "";
  const [typed, setTyped] = useState({ of: sentence, value: sentence });
  // Another list is shown, also by going back to an earlier one: what was typed for this one is dropped for good.
  if (typed.of !== sentence) setTyped({ of: sentence, value: sentence });
  const call = useApi();
  const submit = async (q: string) => {
    const rest = await fetchRemaining(call, scope, query, q);
    await router.navigate({ href: formatScopeHref(withContext(rest.scope, { q }), rest.query) });
  };
  return (
    <SearchBox
      action={formatListHref(scope.kind, scope.city, { ...query, page: 0 })}
      city={scope.city}
      formatHref={(suggestion) => formatSuggestionHref(suggestion, scope.kind)}
      onSubmit={(q) => void submit(q)}
      onValue={(next) => setTyped({ of: sentence, value: next })}
      placeholder={searchZh.freeHint}
      value={typed.value}
    >
      <button className={styles.submit} type="submit">
        {searchZh.search}
      </button>
    </SearchBox>
  );
}
