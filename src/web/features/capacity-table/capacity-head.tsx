import type { ReactNode } from "react";
import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { classNames } from "../../ui/class-names.ts";
import { LayoutIcon } from "../../ui/layout-icon.tsx";
import type { HallSort, SortColumn } from "./hall-order.ts";

interface CapacityHeadProps {
  layout: LayoutKey;
  sort: HallSort | undefined;
  onSort: (column: SortColumn) => void;
  /** Whether to show the columns of the full table. */
  full: boolean;
}

/** Renders the table head; every sortable column is a button. */
export function CapacityHead({ layout, sort, onSort, full }: CapacityHeadProps) {
  const words = venueZh.column;
  const column = (key: SortColumn, content: ReactNode, className?: string) => {
    const on = sort?.column === key;
    return (
      <th
        aria-sort={on ? (sort.down ? "descending" : "ascending") : undefined}
        data-layout={layouts.some((row) => row.key === key) ? key : undefined}
        className={classNames(className, on && (sort.down ? "down" : "up"))}
        key={key}
        scope="col"
      >
        <button onClick={() => onSort(key)} title={venueZh.board.sortHint} type="button">
          {content}
        </button>
      </th>
    );
  };
  const unit = (name: string, small: string) => (
    <>
      {name}
      <br />
      {small}
    </>
  );
  return (
    <thead>
      <tr>
        {column("area", unit(words.hall, words.size))}
        {full && column("floor", words.floor)}
        {column("height", unit(words.height, words.metres), full ? undefined : "h")}
        {layouts.map(({ key, name }) =>
          column(
            key,
            <>
              <LayoutIcon layout={key} />
              {name}
            </>,
            key === layout ? "me" : undefined,
          ),
        )}
        {full && (
          <>
            <th scope="col">{words.pillars}</th>
            <th scope="col">{words.daylight}</th>
            <th scope="col">{unit(words.led, words.metres)}</th>
            <th scope="col">{unit(words.loadIn, words.metres)}</th>
            {column("half", unit(words.half, words.yuan))}
          </>
        )}
        {column("day", unit(words.day, words.yuan))}
      </tr>
    </thead>
  );
}
