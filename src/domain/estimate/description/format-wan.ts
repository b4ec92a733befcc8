import { formatNumber } from "../../format.ts";

/** An amount for display: its figure and its unit, 万元 from 10,000 yuan on. */
export interface WanAmount {
  figure: string;
  unit: "万元" | "元";
}

/** Formats yuan in 万元 with one decimal from 10,000 on: 17.5 万元, 8,600 元. */
export const splitWan = (yuan: number): WanAmount =>
  yuan >= 10_000
    ? { figure: formatNumber(yuan / 10_000, 1), unit: "万元" }
    : { figure: formatNumber(yuan), unit: "元" };

/** Formats an amount with its unit. */
export function formatWan(yuan: number): string {
  const { figure, unit } = splitWan(yuan);
  return `${figure} ${unit}`;
}

/** Formats a range, its unit once where both ends share it: 13.0–24.3 万元. */
export function formatWanRange(low: number, high: number): string {
  const [from, to] = [splitWan(low), splitWan(high)];
  return from.unit === to.unit ? `${from.figure}–${to.figure} ${to.unit}` : `${formatWan(low)}–${formatWan(high)}`;
}
