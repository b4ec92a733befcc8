import { formatNumber } from "#domain/format.ts";
import type { Fit } from "#domain/seating/judge-fit.ts";
import { type FitTexts, fitZh } from "#texts/venue/fit.zh.ts";

/** Formats how people fit: 余 10 座 · 刚好容纳 · 可容纳，偏紧 · 容纳不下，差 12 座. */
export function formatFit(fit: Fit, texts: FitTexts = fitZh): string {
  if (fit.kind === "fits") return fit.spare > 0 ? texts.spare(formatNumber(fit.spare)) : texts.full;
  if (fit.kind === "over") return texts.over(formatNumber(fit.short));
  return texts[fit.kind];
}

/** Formats the same with the seats that are counted on: 可坐 210，余 10 座. */
export const formatFitWithSeats = (fit: Fit): string =>
  fit.kind === "fits" ? `${fitZh.seats(formatNumber(fit.seats))}，${formatFit(fit)}` : formatFit(fit);
