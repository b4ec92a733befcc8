import { formatNumber } from "#domain/format.ts";
import { formatBase, formatQuoteYuan, formatWaiver } from "../shorthand/format-quote-line.ts";
import type { DifferenceReason, LineDifference } from "./compare-with-estimate.ts";

function formatReason(reason: DifferenceReason): string {
  switch (reason.kind) {
    case "inPackage":
      return "包价内";
    case "included":
      return "已含";
    case "notOffered":
      return "不提供";
    case "unusedMinimum": {
      const unit = reason.perTable ? "桌" : "人";
      return `保底 ${formatNumber(reason.billed)} ${unit}，多付 ${formatNumber(reason.unused)} ${unit}`;
    }
    case "waived":
      return formatWaiver(reason);
    case "percent":
      return [
        `${reason.percent}%${formatBase(reason.of)}`,
        reason.estimated !== undefined && reason.estimated !== reason.percent && `估算 ${reason.estimated}%`,
      ]
        .filter(Boolean)
        .join("，");
    case "unitPrice":
      return `单价 ${formatQuoteYuan(reason.yuan)}，估算 ${formatQuoteYuan(reason.estimated)}`;
    case "quantity":
      return `数量 ${formatNumber(reason.quantity)}，估算 ${formatNumber(reason.estimated)}`;
  }
}

/** Returns whether a reason makes a line dearer (1) or cheaper (−1) than the estimate; 0 where it can do either. */
function getDirection(reason: DifferenceReason): number {
  switch (reason.kind) {
    case "unusedMinimum":
      return 1;
    case "waived":
    case "included":
      return -1;
    case "unitPrice":
      return Math.sign(reason.yuan - reason.estimated);
    case "quantity":
      return Math.sign(reason.quantity - reason.estimated);
    default:
      return 0;
  }
}

/** Share of the estimate below which a line costs about the same. */
const sameShare = 0.03;

/**
 * Formats by how much a line is above or below the estimate, with the first reason that leads there: 比估算 −5,400 元（单价 158 元，估算 168 元）; 与估算相近 within
 * 3 %. Undefined where one side is unknown.
 */
export function formatDifference({ differenceFen, estimatedFen, reasons }: LineDifference): string | undefined {
  if (differenceFen === undefined || !estimatedFen) return undefined;
  if (Math.abs(differenceFen) <= estimatedFen * sameShare) return "与估算相近";
  const yuan = formatNumber(Math.abs(Math.round(differenceFen / 100)));
  // A minimum does not explain why a line is cheaper.
  const first = reasons.find((reason) => getDirection(reason) * differenceFen >= 0);
  return `比估算 ${differenceFen > 0 ? "+" : "−"}${yuan} 元${first ? `（${formatReason(first)}）` : ""}`;
}
