import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { moveItem } from "#domain/shortlist/add-item.ts";
import { followPointer } from "../../platform/device/follow-pointer.ts";
import { applyChange } from "../../features/shortlist/use-shortlist.ts";

/** Returns the place of a row among its siblings at a height of the window. */
function findPlace(rows: readonly Element[], y: number): number {
  const place = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return place === -1 ? rows.length - 1 : place;
}

/**
 * Moves a row of the list by its handle, and by Alt with the arrow keys anywhere in the row. `onMove` is called back with its new
 * place (0 is the first) once it has moved by the keys.
 */
export function useRowDrag(spaceCode: string, place: number, count: number, onMove: (place: number) => void) {
  const row = useRef<HTMLLIElement>(null);
  const movedTo = useRef<number>(undefined);
  const moveTo = (to: number) => applyChange((list) => moveItem(list, spaceCode, to));
  // The browser takes the focus from what React has moved.
  useEffect(() => {
    if (movedTo.current !== place) return;
    movedTo.current = undefined;
    row.current?.querySelector<HTMLElement>("[data-handle]")?.focus();
  }, [place]);
  return {
    row,
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || step === undefined) return;
      event.preventDefault();
      const to = place + step;
      if (to < 0 || to >= count) return;
      movedTo.current = to;
      moveTo(to);
      onMove(to);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const dragged = row.current!;
      dragged.dataset.dragged = "";
      const from = place;
      followPointer(event.nativeEvent, {
        onMove: (y) => {
          const rows = [...dragged.parentElement!.children];
          const to = findPlace(rows, y);
          if (to !== rows.indexOf(dragged)) moveTo(to);
        },
        onEnd: (isCancelled) => {
          delete dragged.dataset.dragged;
          if (isCancelled) moveTo(from);
        },
      });
    },
  };
}
