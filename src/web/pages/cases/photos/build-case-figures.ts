import { formatCaseSum } from "#web/features/case/format-case-sum.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import type { CaseRow } from "../page.tsx";

/** A figure of the leading case. */
export interface CaseFigure {
  label: string;
  value: string;
  unit: string;
  /** What it was before, or a head of it. */
  note?: string | undefined;
}

const figuresShown = 3;
/** A figure with a short unit: 2.4 m, 38 分钟. */
const figurePattern = /^([\d.,:%]+) ?(\D{0,4})$/;

/** Builds the figures of a case, three at most: its key number, what it cost if that is known, and what else changed. */
export function buildCaseFigures({ number, changes = [], ...sums }: CaseRow): CaseFigure[] {
  const [unit = "", rest] = number.unit.split("，", 2);
  const own = changes.find(({ after }) => figurePattern.exec(after)?.[1] === number.value);
  const sum = formatCaseSum(sums);
  const others = changes.flatMap((change): CaseFigure[] => {
    const [, value, ofUnit = ""] = figurePattern.exec(change.after) ?? [];
    if (!value || change === own) return [];
    return [{ label: change.what, value, unit: ofUnit, note: caseZh.before(change.before) }];
  });
  return [
    { label: own?.what ?? rest ?? caseZh.result, value: number.value, unit, note: own && caseZh.before(own.before) },
    ...(sum ? [{ label: caseZh.sum, value: sum.value, unit: sum.unit, note: sum.each }] : []),
    ...others,
  ].slice(0, figuresShown);
}
