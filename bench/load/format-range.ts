import { formatMegabytes } from "../search/measure.ts";

/** Returns the smallest and the largest of readings (bytes), and formats both with their spread about the middle. */
export function formatRange(readings: readonly number[]): { least: number; most: number; text: string } {
  const [least, most] = [Math.min(...readings), Math.max(...readings)];
  const spread = (((most - least) / (most + least)) * 100).toFixed(1);
  return { least, most, text: `${formatMegabytes(least)} to ${formatMegabytes(most)}, ± ${spread} %` };
}
