import { demandLimits } from "../../limits.ts";

/** Joins the visitor's remarks and what the form adds to them, one below the other; cut where a demand has no room for it. */
export const joinRemarks = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join("\n")
    .slice(0, demandLimits.remarks)
    .trim();
