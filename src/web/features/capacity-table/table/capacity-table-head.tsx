import type { ReactNode } from "react";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import { LayoutIcon } from "#web/ui/drawing/layout-icon.tsx";
import { orderLayouts } from "./order-layouts.ts";
import type { SpaceSort, SortColumn } from "./space-sort.ts";
import capacityTableStyles from "./capacity-table.module.css";
import tableFrameStyles from "#web/ui/list/table-frame.module.css";

interface CapacityTableHeadProps {
  layout: LayoutKey;
  sort: SpaceSort | undefined;
  onSort: (column: SortColumn) => void;
  /** Whether to show the columns of the full table. */
  full: boolean;
}

/** Renders the table head; every sortable column is a button. */
export function CapacityTableHead({ layout, sort, onSort, full }: CapacityTableHeadProps) {
  const texts = venueZh.column;
  const renderColumn = (key: SortColumn, content: ReactNode, className?: string) => {
    const isSorted = sort?.column === key;
    return (
      <th
        aria-sort={isSorted ? (sort.down ? "descending" : "ascending") : undefined}
        data-layout={layouts.some((row) => row.key === key) ? key : undefined}
        className={className}
        key={key}
        scope="col"
      >
        <button onClick={() => onSort(key)} title={venueZh.board.sortHint} type="button">
          {content}
        </button>
      </th>
    );
  };
  const renderTwoLines = (name: string, small: string) => (
    <>
      {name}
      <br />
      {small}
    </>
  );
  return (
    <thead>
      <tr>
        {renderColumn("area", full ? renderTwoLines(texts.space, texts.size) : texts.space)}
        {full && renderColumn("floor", texts.floor)}
        {full && renderColumn("height", renderTwoLines(texts.height, texts.metres))}
        {orderLayouts(layout).map(({ key, name }) =>
          renderColumn(
            key,
            <>
              <LayoutIcon layout={key} />
              {name}
            </>,
            key === layout ? classNames(tableFrameStyles.requested, capacityTableStyles.requestedColumn) : undefined,
          ),
        )}
        {full && (
          <>
            <th scope="col">{texts.pillars}</th>
            <th scope="col">{texts.daylight}</th>
            <th scope="col">{renderTwoLines(texts.led, texts.metres)}</th>
            <th scope="col">{renderTwoLines(texts.loadIn, texts.metres)}</th>
            {renderColumn("half", renderTwoLines(texts.half, texts.yuan))}
          </>
        )}
        {renderColumn("day", full ? renderTwoLines(texts.day, texts.yuan) : texts.hire)}
      </tr>
    </thead>
  );
}
