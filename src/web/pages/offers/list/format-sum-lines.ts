import { sumPartNames } from "#domain/estimate/event-sum/sum-part-names.ts";
import { groupBy } from "#domain/group-by.ts";
import { formatNumber } from "#domain/format.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import type { ShownOffer } from "../page.tsx";

type Line = NonNullable<ShownOffer["sum"]>["lines"][number];

/** Formats the parts of a sum by what they are for: 场租 84,000，午餐 55,200，客房 108,800 估. */
export function formatSumLines(lines: readonly Line[]): string {
  const byKey = groupBy(lines, ({ key }) => key);
  return [...byKey]
    .map(([key, own]) => {
      const yuan = own.reduce((sum, line) => sum + line.yuan, 0);
      const mark = own.some(({ isEstimated }) => isEstimated) ? ` ${texts.estimated}` : "";
      return `${sumPartNames[key]} ${formatNumber(yuan)}${mark}`;
    })
    .join("，");
}
