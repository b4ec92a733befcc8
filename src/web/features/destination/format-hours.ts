import { formatNumber } from "#domain/format.ts";

/** Formats minutes of flight as hours with one decimal: 4.2. */
export const formatHours = (minutes: number): string => formatNumber(minutes / 60, 1);
