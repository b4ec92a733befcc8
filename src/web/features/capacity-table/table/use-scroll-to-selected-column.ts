import { type RefObject, useLayoutEffect } from "react";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { beforePaint } from "#web/platform/after-paint.ts";

function scrollToColumn(frame: HTMLElement | null, layout: LayoutKey): void {
  const selectedColumn = frame?.querySelector<HTMLElement>(`thead [data-layout="${layout}"]`);
  const nameColumn = frame?.querySelector<HTMLElement>("thead th");
  const lastColumn = [...(frame?.querySelectorAll<HTMLElement>("thead [data-layout]") ?? [])].at(-1);
  if (!frame || !selectedColumn || !nameColumn || !lastColumn) return;
  if (lastColumn.offsetLeft + lastColumn.offsetWidth <= frame.clientWidth) return;
  frame.scrollLeft = selectedColumn.offsetLeft - nameColumn.offsetWidth;
}

/** Scrolls the table, where its layouts overflow, so that the selected layout's column follows the name column. */
export function useScrollToSelectedColumn(table: RefObject<HTMLElement | null>, layout: LayoutKey): void {
  useLayoutEffect(() => beforePaint(() => scrollToColumn(table.current, layout)), [table, layout]);
}
