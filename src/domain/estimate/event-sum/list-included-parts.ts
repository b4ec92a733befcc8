import type { MeetingPackage } from "../../venue/meeting-package.ts";
import type { SumPartKey } from "./sum-part-names.ts";

/** Lists the parts of a sum that a package with its space includes. */
export function listIncludedParts({ lunch, dinner, teaBreaks = 0 }: MeetingPackage): SumPartKey[] {
  const included: SumPartKey[] = ["hire"];
  if (lunch && lunch !== "none") included.push("lunch");
  if (teaBreaks > 0) included.push("teaBreaks");
  if (dinner && dinner !== "none") included.push("dinner");
  return included;
}
