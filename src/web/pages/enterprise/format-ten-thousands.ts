import { formatNumber } from "#domain/format.ts";

/** Formats yuan in units of ten thousand (万元) with one decimal: 14.2. */
export const formatTenThousands = (yuan: number): string => formatNumber(yuan / 10_000, 1);
