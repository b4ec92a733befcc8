import type { PartialEventSize } from "../venue/event-size.ts";
import { formatSelectionHref } from "./format-selection-href.ts";
import { selectionLimits } from "./space-selection.ts";

interface SizedSpace {
  id: string;
  area?: number | undefined;
}

/**
 * Formats the link to the comparison of a venue's largest spaces, `first` before them; undefined where there are too few to
 * compare.
 */
export function formatVenueComparisonHref(
  spaces: readonly SizedSpace[],
  eventSize: PartialEventSize,
  first?: SizedSpace,
): string | undefined {
  const { least, most } = selectionLimits.comparison;
  const largest = spaces.toSorted((a, b) => (b.area ?? 0) - (a.area ?? 0)).map(({ id }) => id);
  const spaceCodes = [...new Set([...(first ? [first.id] : []), ...largest])].slice(0, most);
  return spaceCodes.length < least ? undefined : formatSelectionHref("/compare", { spaceCodes, ...eventSize });
}
