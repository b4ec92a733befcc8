import type { CaseCard } from "#contract/schemas/sample.ts";
import { formatNumber } from "#domain/format.ts";
import { caseZh } from "#texts/content/case.zh.ts";

/** The sum of a case: what it is in, and what a person costs; yuan below 10,000, else 万元. */
export interface CaseSum {
  value: string;
  unit: string;
  each?: string;
}

/** Formats what an event cost in all and a head; undefined where that is unknown. */
export function formatCaseSum({ budget, attendees }: Pick<CaseCard, "budget" | "attendees">): CaseSum | undefined {
  if (!budget) return undefined;
  const isLarge = budget >= 10_000;
  return {
    value: isLarge ? formatNumber(budget / 10_000, 1).replace(/\.0$/, "") : formatNumber(budget),
    unit: isLarge ? caseZh.tenThousands : caseZh.yuan,
    ...(attendees && { each: caseZh.each(formatNumber(Math.round(budget / attendees))) }),
  };
}
