import type { SolutionCard } from "#contract/schemas/solution.ts";

/** Returns the people that a solution assumes: the number of its title, else the middle of its range, rounded to tens from 20 on. */
export function getUsualPeople({ from, to, usual }: SolutionCard["people"]): number {
  const middle = (from + to) / 2;
  return usual ?? Math.max(1, middle >= 20 ? Math.round(middle / 10) * 10 : Math.round(middle));
}
