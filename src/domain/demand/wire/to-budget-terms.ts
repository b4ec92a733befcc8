/** The budget as a form has it; an empty text or none is a field that is not filled in. */
interface EnteredBudget {
  budget: number | undefined;
  budgetKind: string;
  shareBudget: boolean;
}

/** Returns the budget as a demand has it: its kind where it is not the usual one, and whether venues are told, where there is a budget. */
export function toBudgetTerms({ budget, budgetKind, shareBudget }: EnteredBudget) {
  if (budget === undefined) return {};
  return {
    budget: budget.toString(),
    ...(budgetKind !== "hire" && { budgetKind }),
    ...(shareBudget && { shareBudget }),
  };
}
