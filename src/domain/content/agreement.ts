/** What an operator offers companies. All of it is their promise: without any the enterprise page has none. */
export interface Agreement {
  /** The articles of the agreement in their order, each with the number that it promises. */
  articles: readonly { name: string; text: string; value: number; unit: string }[];
  /** The way from the first call to the first event, in working days. */
  steps: readonly { days: number; name: string; text: string }[];
}

/** Counts the working days of all steps. */
export const countDays = (steps: Agreement["steps"]): number => steps.reduce((sum, { days }) => sum + days, 0);

/** Returns the first and the last working day of each step, from 1. */
export const listStepDays = (steps: Agreement["steps"]): { from: number; to: number }[] =>
  steps.map(({ days }, at) => {
    const before = countDays(steps.slice(0, at));
    return { from: before + 1, to: before + days };
  });
