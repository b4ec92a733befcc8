import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import type { SearchContext } from "./list-scope.ts";

/** A budget in yuan that is no filter of the address's groups: of the event in all, or a head. */
export interface Budget {
  sum?: number | undefined;
  head?: number | undefined;
}

/** What a budget is of: the hire of a day, the event in all, a head. */
export const budgetKinds = ["price", "sum", "head"] as const;
export type BudgetKind = (typeof budgetKinds)[number];

/** A change of filters; one of the budget names all its kinds. */
export type FilterChange = Partial<ListQuery> & Budget;

/** Returns whether a change is one of the budget. */
export const isBudgetChange = (change: FilterChange): boolean => "sum" in change;

/** Returns a budget as the address writes it. */
export const toBudgetContext = ({ sum, head }: Budget): Pick<SearchContext, "sum" | "head"> => ({
  sum: sum ? String(sum) : undefined,
  head: head ? String(head) : undefined,
});

/** Returns the budget that a list was searched by, that of the sentence included. */
export const toBudget = ({ total, head }: Pick<EffectiveQuery, "total" | "head">): Budget => ({ sum: total, head });
