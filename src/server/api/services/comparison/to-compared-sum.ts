import type { ComparedSumWire } from "#contract/selection/comparison.ts";
import type { SumPartKey } from "#domain/estimate/event-sum/sum-part-names.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import { comparisonZh } from "#texts/venue/comparison.zh.ts";
import type { DescribedSum } from "../cards/describe-sum.ts";

/** Lists the parts of a sum that a package covers. */
function listCovered({ lunch, dinner, teaBreaks = 0 }: MeetingPackage): SumPartKey[] {
  const covered: SumPartKey[] = ["hire"];
  if (lunch && lunch !== "none") covered.push("lunch");
  if (teaBreaks > 0) covered.push("teaBreaks");
  if (dinner && dinner !== "none") covered.push("dinner");
  return covered;
}

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
    ...(offered && { included: listCovered(offered) }),
  };
}
