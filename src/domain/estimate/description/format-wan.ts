import { formatNumber } from "../../format.ts";

/** An amount for display: its figure and its unit, 万元 from 10,000 yuan on. */
export interface WanAmount {
  figure: string;
  unit: "万元" | "元";
}

/** Yuan from which amounts are in 万元. */
const wanFrom = 10_000;

/** Formats yuan in 万元 with one decimal from 10,000 on: 17.5 万元, 8,600 元. `least`: the least of amounts with one unit. */
export const splitWan = (yuan: number, least = yuan): WanAmount =>
  least >= wanFrom
    ? { figure: formatNumber(yuan / wanFrom, 1), unit: "万元" }
    : { figure: formatNumber(yuan), unit: "元" };

/** Formats an amount with its unit. */
export function formatWan(yuan: number, least = yuan): string {
  const { figure, unit } = splitWan(yuan, least);
  return `${figure} ${unit}`;
}

/** Formats a range in one unit: 13.0–24.3 万元, 3,773–10,240 元. */
export const formatWanRange = (low: number, high: number): string => `${splitWan(low).figure}–${formatWan(high, low)}`;
