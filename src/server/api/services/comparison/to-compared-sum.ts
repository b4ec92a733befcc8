import type { ComparedSumWire } from "#contract/selection/comparison.ts";
import { listIncludedParts } from "#domain/estimate/event-sum/list-included-parts.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { comparisonZh } from "#texts/venue/comparison.zh.ts";
import type { DescribedSum } from "../cards/describe-sum.ts";

/** Converts what an event costs in a space for a comparison by parts. */
export function toComparedSum({ total, perHead, parts, offered }: DescribedSum): ComparedSumWire {
  return {
    total,
    perHead,
    parts: parts.map(({ key, yuan, quantity, unitPrice, isEstimated }) => ({
      key,
      yuan,
      ...(key === "package" && {
        note: comparisonZh.values.packagePrice(formatYuan(unitPrice), formatNumber(quantity)),
      }),
      ...(isEstimated && { isEstimated }),
    })),
    ...(offered && { included: listIncludedParts(offered) }),
  };
}
