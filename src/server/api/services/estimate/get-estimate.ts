import type { Output, Parsed } from "../../../../contract/index.ts";
import { defaultCity } from "../../../../domain/city/city.ts";
import { computeEstimate } from "../../../../domain/estimate/compute-estimate.ts";
import { parseEstimateQuery } from "../../../../domain/estimate/parse-estimate-query.ts";
import type { EstimateQuery } from "../../../../domain/estimate/estimate-query-names.ts";
import { roundYuan } from "../../../../domain/estimate/price-range.ts";
import { estimateGroups } from "../../../../domain/estimate/lines/line-definition.ts";
import {
  estimateGroupNames,
  getEstimateLineName,
} from "../../../../domain/estimate/description/get-estimate-line-name.ts";
import { formatPercentReckoning, formatReckoning } from "../../../../domain/estimate/description/format-reckoning.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { loadUnitPrices } from "../cards/load-unit-prices.ts";

/** Returns the input as an address has it: all values as texts. */
const toQuery = (input: object): EstimateQuery =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));

/**
 * Computes an estimate with the unit prices of a city.
 * @throws ServiceError notFound (city)
 */
export async function getEstimate(
  context: Context,
  { city: cityOf, ...query }: Parsed<"estimate/get">,
): Promise<Output<"estimate/get">> {
  const city = requireCity(cityOf ?? defaultCity.code);
  const { prices, ...level } = await loadUnitPrices(context, city);
  const { facts, lines, percentLines, groups, total, missing } = computeEstimate(
    parseEstimateQuery(toQuery(query)),
    prices,
  );
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
  return {
    city: { code: city.code, name: city.name, pinyin: city.pinyin },
    ...level,
    lines: rows.toSorted((a, b) => estimateGroups.indexOf(a.group) - estimateGroups.indexOf(b.group)),
    groups: groups.map(({ group, subtotal }) => ({ group, name: estimateGroupNames[group], subtotal })),
    total,
    perHead: roundYuan(total.likely / facts.event.people),
    missing,
  };
}
