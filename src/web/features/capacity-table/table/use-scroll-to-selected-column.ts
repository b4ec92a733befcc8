import { type RefObject, useLayoutEffect } from "react";
import type { LayoutKey } from "../../../../domain/space/layouts.ts";

/** Scrolls the table, where it overflows, so that the selected layout's column follows the name column. */
export function useScrollToSelectedColumn(table: RefObject<HTMLElement | null>, layout: LayoutKey): void {
  useLayoutEffect(() => {
    const frame = table.current;
    const selectedColumn = frame?.querySelector<HTMLElement>(`thead [data-layout="${layout}"]`);
    const nameColumn = frame?.querySelector<HTMLElement>("thead th");
    if (!frame || !selectedColumn || !nameColumn || frame.scrollWidth <= frame.clientWidth) return;
    frame.scrollLeft = selectedColumn.offsetLeft - nameColumn.offsetWidth;
  }, [table, layout]);
}
