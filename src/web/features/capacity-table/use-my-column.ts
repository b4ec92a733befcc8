import { type RefObject, useLayoutEffect } from "react";
import type { LayoutKey } from "../../../domain/space/layout.ts";

/** On a narrow screen the table scrolls by itself so that my layout stands right beside the halls' names. */
export function useMyColumn(table: RefObject<HTMLElement | null>, layout: LayoutKey): void {
  useLayoutEffect(() => {
    const frame = table.current;
    const mine = frame?.querySelector<HTMLElement>(`thead [data-layout="${layout}"]`);
    const names = frame?.querySelector<HTMLElement>("thead th");
    if (!frame || !mine || !names || frame.scrollWidth <= frame.clientWidth) return;
    frame.scrollLeft = mine.offsetLeft - names.offsetWidth;
  }, [table, layout]);
}
