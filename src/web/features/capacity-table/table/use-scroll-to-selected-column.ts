import { type RefObject, useLayoutEffect } from "react";
import type { LayoutKey } from "../../../../domain/space/layouts.ts";

/** Scrolls the table, where its layouts overflow, so that the selected layout's column follows the name column. */
export function useScrollToSelectedColumn(table: RefObject<HTMLElement | null>, layout: LayoutKey): void {
  useLayoutEffect(() => {
    const frame = table.current;
    const selectedColumn = frame?.querySelector<HTMLElement>(`thead [data-layout="${layout}"]`);
    const nameColumn = frame?.querySelector<HTMLElement>("thead th");
    const lastColumn = [...(frame?.querySelectorAll<HTMLElement>("thead [data-layout]") ?? [])].at(-1);
    if (!frame || !selectedColumn || !nameColumn || !lastColumn) return;
    if (lastColumn.offsetLeft + lastColumn.offsetWidth <= frame.clientWidth) return;
    frame.scrollLeft = selectedColumn.offsetLeft - nameColumn.offsetWidth;
  }, [table, layout]);
}
