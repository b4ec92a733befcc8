import { type ReactNode, useMemo, useRef, useState } from "react";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { BelowFold } from "#web/platform/lazy-loading/below-fold.tsx";
import { Button } from "#web/ui/forms/button.tsx";
import { CapacityLegend } from "#web/ui/list/capacity-legend.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { EventSizeForm } from "../event-size/event-size-form.tsx";
import { findBestSpace, fitsAtAll, judgeSpace } from "../capacity/find-best-space.ts";
import { CapacityTableHead } from "./capacity-table-head.tsx";
import { listDoubtNotes } from "./get-capacity-mark.ts";
import type { SpaceCapacity, TableSpace } from "../capacity/space-capacity.ts";
import { getOutlineScale } from "./space-outline.tsx";
import { type SpaceSort, getNextSort, sortCapacities } from "./space-sort.ts";
import { CapacityRow } from "./capacity-row.tsx";
import { type SpaceNeed, meetsAllNeeds } from "./space-need.ts";
import { useScrollToSelectedColumn } from "./use-scroll-to-selected-column.ts";
import { SpaceNeedChips } from "./space-need-chips.tsx";
import { BlockRenderUntilLoaded } from "#web/ui/states/block-render-until-loaded.tsx";
import tableFrameStyles from "#web/ui/list/table-frame.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./capacity-table.module.css";

export interface CapacityTableProps {
  /** In the order of `getSpaceCapacities`. */
  capacities: SpaceCapacity[];
  eventSize: EventSize;
  onEventSize: (eventSize: EventSize) => void;
  /** The page's path. */
  action: string;
  getSpaceHref: (space: TableSpace) => string;
  floorName: (floor: number) => string;
  /** Whether to show floor, pillars, daylight, screen, load-in door and the half-day price. */
  full?: boolean;
  /** Saves the visible rows in their order. */
  onSave?: (shown: SpaceCapacity[]) => void;
  /** Content below the legend. */
  children?: ReactNode;
}

/** Renders the event size form and the table of spaces with their capacity by layout. */
export function CapacityTable(props: CapacityTableProps) {
  const { capacities, eventSize, onEventSize, action, full = false, onSave, children } = props;
  const [sort, setSort] = useState<SpaceSort>();
  const [onlyFits, setOnlyFits] = useState(false);
  const [needs, setNeeds] = useState<SpaceNeed[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  useScrollToSelectedColumn(frame, eventSize.layout);
  const shown = sortCapacities(capacities, sort).filter(
    (capacity) => (!onlyFits || fitsAtAll(capacity, eventSize)) && meetsAllNeeds(capacity, needs),
  );
  const showAll = () => {
    setOnlyFits(false);
    setNeeds([]);
  };
  const doubts = useMemo(() => listDoubtNotes(capacities), [capacities]);
  const unmeasured = capacities.some(({ room }) => !room);
  return (
    <>
      <EventSizeForm
        action={action}
        eventSize={eventSize}
        capacities={capacities}
        onEventSize={onEventSize}
        onlyFits={onlyFits}
        onOnlyFits={setOnlyFits}
      />
      {full && (
        <div className={classNames(visibilityStyles.noPrint, styles.tableTools)}>
          <SpaceNeedChips capacities={capacities} onNeeds={setNeeds} needs={needs} />
          {onSave && (
            <Button disabled={shown.length === 0} onClick={() => onSave(shown)} small variant="plain">
              {venueZh.csv.save}
            </Button>
          )}
        </div>
      )}
      <BelowFold>
        <section
          aria-label={venueZh.board.scroll}
          className={classNames(tableFrameStyles.tableFrame, styles.frame, full && styles.full)}
          ref={frame}
        >
          <table className={classNames(tableFrameStyles.capacityTable, styles.table)}>
            <CapacityTableHead
              full={full}
              layout={eventSize.layout}
              onSort={(column) => setSort(getNextSort(sort, column))}
              sort={sort}
            />
            <tbody>
              <Rows {...props} doubts={doubts} nested={!sort} shown={shown} />
            </tbody>
          </table>
          <BlockRenderUntilLoaded id="capacities" />
        </section>
        {shown.length === 0 && (
          <p className={styles.emptyNote}>
            {venueZh.board.nothingFits}
            <Button onClick={showAll} small variant="plain">
              {venueZh.board.showAll}
            </Button>
          </p>
        )}
        <CapacityLegend
          limit={findShownLimit(capacities, eventSize)}
          notes={doubts.map(({ text }) => text)}
          people={eventSize.people}
        />
        {unmeasured && <p className={textStyles.small}>{venueZh.board.published}</p>}
      </BelowFold>
      {children}
    </>
  );
}

interface RowsProps extends CapacityTableProps {
  shown: SpaceCapacity[];
  nested: boolean;
  doubts: ReturnType<typeof listDoubtNotes>;
}

function Rows({ capacities, shown, eventSize, getSpaceHref, floorName, full = false, nested, doubts }: RowsProps) {
  const scale = useMemo(() => getOutlineScale(capacities), [capacities]);
  const best = findBestSpace(capacities, eventSize);
  const getNotes = (id: string) => {
    const rows = doubts.flatMap(({ spaceId, layout }, index) => (spaceId === id ? [[layout, index + 1] as const] : []));
    return Object.fromEntries(rows) as Partial<Record<LayoutKey, number>>;
  };
  return shown.map((capacity) => (
    <CapacityRow
      eventSize={eventSize}
      isBest={capacity === best}
      floorName={floorName}
      full={full}
      capacity={capacity}
      href={getSpaceHref(capacity.space)}
      key={capacity.space.id}
      nested={nested}
      notes={getNotes(capacity.space.id)}
      parts={listParts(capacities, capacity)}
      scale={scale}
    />
  ));
}

/** Returns the parts of this divisible space, or of the one it belongs to, stage side first. */
function listParts(capacities: SpaceCapacity[], { space, parentSpace }: SpaceCapacity): TableSpace[] {
  const ids = (parentSpace ?? space).splitsInto ?? [];
  return ids.flatMap((id) => capacities.find((capacity) => capacity.space.id === id)?.space ?? []);
}

/** Returns the first figure up to which people fit tightly that the table shows, as the legend's example. */
function findShownLimit(capacities: SpaceCapacity[], { people }: EventSize): number | undefined {
  for (const capacity of capacities) {
    for (const { key } of layouts) {
      const fit = judgeSpace(capacity, { people, layout: key });
      if (fit.kind === "tight") return capacity.figures[key].limit || fit.seats;
    }
  }
  return undefined;
}
