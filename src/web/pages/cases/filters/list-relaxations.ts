import { caseFilterKeys, formatCasesHref } from "#domain/content/case-filters.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import type { Relaxation } from "#web/ui/states/empty-state.tsx";
import { findOptionName, getOptions } from "./format-filter-name.ts";
import type { CaseOptions, CasesInput } from "../page.tsx";

/** Lists the filters whose removal finds cases, with their number; all filters where no single one does. */
export function listRelaxations(options: CaseOptions, where: CasesInput["where"]): Relaxation[] {
  const relaxations = caseFilterKeys.flatMap((key) => {
    // An option is counted without its own filter, so that the options of a filter add up to what its removal finds.
    const found = getOptions(options, key).reduce((sum, { count = 0 }) => sum + count, 0);
    if (!where[key] || found === 0) return [];
    const label = `${casesZh.labels[key]}：${findOptionName(options, where, key) ?? where[key]}`;
    return [
      { label, result: casesZh.relaxed(formatNumber(found)), href: formatCasesHref({ ...where, [key]: undefined }) },
    ];
  });
  if (relaxations.length > 0) return relaxations;
  return [
    {
      label: casesZh.everyFilter,
      result: casesZh.relaxed(formatNumber(options.total)),
      href: formatCasesHref({ view: where.view }),
    },
  ];
}
