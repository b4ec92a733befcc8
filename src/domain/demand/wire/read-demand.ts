import { isRecord } from "../../is-record.ts";
import { findLayoutById } from "../../space/layouts.ts";

/**
 * Normalizes a demand sent by a program to the form's format: the budget may be a number of yuan, the layout a number (1
 * theatre … 8 cocktail, as in list URLs). Everything else is left to the schema.
 */
export function readDemand(input: unknown): unknown {
  if (!isRecord(input)) return input;
  const { budget, layout } = input;
  const isNumber = typeof layout === "number" || (typeof layout === "string" && /^[1-8]$/.test(layout));
  const layoutKey = isNumber ? findLayoutById(Number(layout))?.key : undefined;
  return {
    ...input,
    ...(typeof budget === "number" && { budget: budget === 0 ? "" : String(budget) }),
    ...(layoutKey && { layout: layoutKey }),
  };
}
