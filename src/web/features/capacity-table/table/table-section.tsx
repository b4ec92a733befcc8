import { type ReactNode, useEffect, useRef } from "react";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import type { TableGallery } from "./table-gallery.ts";
import tableFrameStyles from "#web/ui/list/table-frame.module.css";
import styles from "./capacity-table.module.css";

interface TableSectionProps {
  full: boolean;
  onShow: TableGallery["onShow"] | undefined;
  /** Head and rows. */
  children: ReactNode;
}

/** Returns the space and layout of the cell that a plain press is on; undefined beside the layouts. */
function findPressedCell(event: MouseEvent): [string, LayoutKey] | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const cell = (event.target as Element).closest("td");
  const spaceId = cell?.closest("tr")?.dataset.space;
  const layout = cell?.closest("table")?.rows[0]?.cells[cell.cellIndex]?.dataset.layout as LayoutKey | undefined;
  return spaceId && layout ? [spaceId, layout] : undefined;
}

/** Renders the frame of a capacity table, in which it is scrolled on narrow windows. One listener hears all its cells. */
export function TableSection({ full, onShow, children }: TableSectionProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !onShow) return;
    const press = (event: MouseEvent) => {
      const pressed = findPressedCell(event);
      if (!pressed) return;
      event.preventDefault();
      onShow(...pressed);
    };
    element.addEventListener("click", press);
    return () => element.removeEventListener("click", press);
  }, [onShow]);
  return (
    <section
      aria-label={venueZh.board.scroll}
      className={classNames(tableFrameStyles.tableFrame, styles.frame, full ? styles.full : styles.compact)}
      ref={frame}
    >
      <table className={classNames(tableFrameStyles.capacityTable, styles.table)}>{children}</table>
    </section>
  );
}
