import { type RefObject, useLayoutEffect } from "react";
import type { LayoutKey } from "../../../domain/space/layout.ts";

/** Scrolls the table, where it overflows, so that the selected layout's column follows the name column. */
export function useMyColumn(table: RefObject<HTMLElement | null>, layout: LayoutKey): void {
  useLayoutEffect(() => {
    const frame = table.current;
    const mine = frame?.querySelector<HTMLElement>(`thead [data-layout="${layout}"]`);
    const names = frame?.querySelector<HTMLElement>("thead th");
    if (!frame || !mine || !names || frame.scrollWidth <= frame.clientWidth) return;
    frame.scrollLeft = mine.offsetLeft - names.offsetWidth;
  }, [table, layout]);
}
