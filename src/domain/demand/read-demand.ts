import { layoutById } from "../space/layout.ts";

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === "object" && input !== null && !Array.isArray(input);

/**
 * A demand as programs send it, in the form's own terms: a budget as a number of yuan, a layout by its number (1 theatre …
 * 8 cocktail, as in the lists' URLs). Everything else is left to the schema.
 */
export function readDemand(input: unknown): unknown {
  if (!isRecord(input)) return input;
  const { budget, layout } = input;
  const known = /^[1-8]$/.test(String(layout)) ? layoutById(Number(layout))?.key : undefined;
  return {
    ...input,
    ...(typeof budget === "number" && { budget: budget === 0 ? "" : String(budget) }),
    ...(known && { layout: known }),
  };
}
