import type { Output } from "#contract/index.ts";
import type { Estimate } from "#domain/estimate/compute-estimate.ts";
import { formatPercentReckoning, formatReckoning } from "#domain/estimate/description/format-reckoning.ts";
import { getEstimateLineName } from "#domain/estimate/description/get-estimate-line-name.ts";
import { estimateGroups } from "#domain/estimate/lines/line-definition.ts";

/** Returns the lines of an estimate with their words, in the order of the sheet. */
export function describeEstimateLines({ facts, lines, percentLines }: Estimate): Output<"estimate/get">["lines"] {
  const rows = [
    ...lines.map((line) => ({
      key: line.key,
      name: getEstimateLineName(line.key, facts),
      group: line.group,
      reckoning: formatReckoning(line, facts),
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      subtotal: line.subtotal,
      basis: line.isStated ? ("stated" as const) : line.price?.basis,
    })),
    ...percentLines.map((line) => ({
      key: line.key,
      name: getEstimateLineName(line.key, facts),
      group: line.group,
      reckoning: formatPercentReckoning(line),
      percent: line.percent,
      subtotal: line.subtotal,
      basis: line.price?.basis,
    })),
  ];
  return rows.toSorted((a, b) => estimateGroups.indexOf(a.group) - estimateGroups.indexOf(b.group));
}
