import { formatNumber, formatYuan } from "../../format.ts";
import type { MeetingPackage } from "../../venue/meeting-package.ts";
import type { EventSum, SumPart } from "./compute-event-sum.ts";
import { listIncludedParts } from "./list-included-parts.ts";
import { sumPartNames } from "./sum-part-names.ts";

/** Mark of a price that is the city's usual one: the venue has published none. */
const estimatedMark = " 估";
const breakNumbers = ["", "一次", "两次", "三次"] as const;
const formatBreaks = (count: number): string => breakNumbers[count] ?? `${count} 次`;

/** Lists what a package includes: 场租、午餐、两次茶歇. */
const listIncluded = (offered: MeetingPackage): string =>
  listIncludedParts(offered)
    .map((key) => (key === "teaBreaks" ? formatBreaks(offered.teaBreaks!) : "") + sumPartNames[key])
    .join("、");

function formatPart({ key, quantity, unitPrice, yuan, isEstimated }: SumPart, offered: MeetingPackage | undefined) {
  if (key === "package" && offered)
    return `${sumPartNames.package} ${formatYuan(unitPrice)} × ${formatNumber(quantity)}，含${listIncluded(offered)}`;
  return `${sumPartNames[key]} ${formatNumber(yuan)}${isEstimated ? estimatedMark : ""}`;
}

/** Formats the parts of a sum: 场租 24,300，午餐 27,000，茶歇 12,240 估; of a package its price, heads × days, and what it includes. */
export const formatSumParts = ({ parts }: Pick<EventSum, "parts">, offered?: MeetingPackage): string =>
  parts.map((part) => formatPart(part, offered)).join("，");
