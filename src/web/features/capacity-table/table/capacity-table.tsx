import { type ReactNode, useMemo, useState } from "react";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { formatNumber } from "#domain/format.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { BelowFold } from "#web/platform/lazy-loading/below-fold.tsx";
import { Button } from "#web/ui/forms/button.tsx";
import { CapacityLegend } from "#web/ui/list/capacity-legend.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { EventSizeForm } from "../event-size/event-size-form.tsx";
import { findBestSpace, fitsAtAll, judgeSpace } from "../capacity/find-best-space.ts";
import { CapacityTableHead } from "./capacity-table-head.tsx";
import { foldRows } from "./fold-rows.ts";
import { listDoubtNotes } from "./get-capacity-mark.ts";
import type { SpaceCapacity, TableSpace } from "../capacity/space-capacity.ts";
import { getOutlineScale } from "./space-outline.tsx";
import { type SpaceSort, getNextSort, sortCapacities } from "./space-sort.ts";
import { CapacityRow } from "./capacity-row.tsx";
import { type SpaceNeed, meetsAllNeeds } from "./space-need.ts";
import { SpaceNeedChips } from "./space-need-chips.tsx";
import type { TableGallery } from "./table-gallery.ts";
import { TableSection } from "./table-section.tsx";
import { BlockRenderUntilLoaded } from "#web/ui/states/block-render-until-loaded.tsx";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import styles from "./capacity-table.module.css";

export interface CapacityTableProps {
  /** In the order of `getSpaceCapacities`. */
  capacities: SpaceCapacity[];
  eventSize: EventSize;
  onEventSize: (eventSize: EventSize) => void;
  /** The page's path. */
  action: string;
  getSpaceHref: (space: TableSpace, layout?: LayoutKey) => string;
  floorName: (floor: number) => string;
  /** Whether to show floor, height, pillars, daylight, screen, load-in door and the half-day price, and what filters the rows. */
  full?: boolean;
  /** The gallery that it is the index of. */
  gallery?: TableGallery;
  /** The heading, in the line of the event size. */
  heading?: ReactNode;
  /** Saves the visible rows in their order. */
  onSave?: (shown: SpaceCapacity[]) => void;
  /** Content below the legend. */
  children?: ReactNode;
}

/** Renders the event size form and the table of spaces with their capacity by layout. */
export function CapacityTable(props: CapacityTableProps) {
  const { capacities, eventSize, onEventSize, action, full = false, heading, onSave, children } = props;
  const [sort, setSort] = useState<SpaceSort>();
  const [onlyFits, setOnlyFits] = useState(false);
  const [needs, setNeeds] = useState<SpaceNeed[]>([]);
  const matching = sortCapacities(capacities, sort).filter(
    (capacity) => (!onlyFits || fitsAtAll(capacity, eventSize)) && meetsAllNeeds(capacity, needs),
  );
  const { shown, folded } = full ? { shown: matching, folded: [] } : foldRows(matching, eventSize);
  const showAll = () => {
    setOnlyFits(false);
    setNeeds([]);
  };
  const doubts = useMemo(() => listDoubtNotes(capacities), [capacities]);
  const renderTable = (rows: SpaceCapacity[]) => (
    <TableSection full={full} onShow={props.gallery?.onShow}>
      <CapacityTableHead
        full={full}
        layout={eventSize.layout}
        onSort={(column) => setSort(getNextSort(sort, column))}
        sort={sort}
      />
      <tbody>
        <Rows {...props} doubts={doubts} nested={!sort && folded.length === 0} shown={rows} />
      </tbody>
    </TableSection>
  );
  return (
    <>
      <EventSizeForm
        action={action}
        eventSize={eventSize}
        capacities={capacities}
        heading={heading}
        onEventSize={onEventSize}
        onlyFits={full ? onlyFits : undefined}
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
        {renderTable(shown)}
        <BlockRenderUntilLoaded id="capacities" />
        {folded.length > 0 && (
          <details className={styles.folded}>
            <summary>{venueZh.board.folded(formatNumber(folded.length))}</summary>
            {renderTable(folded)}
          </details>
        )}
        {shown.length === 0 && (
          <p className={styles.emptyNote}>
            {venueZh.board.nothingFits}
            <Button onClick={showAll} small variant="plain">
              {venueZh.board.showAll}
            </Button>
          </p>
        )}
        <CapacityLegend
          hasPictures={Boolean(props.gallery?.pictured.size)}
          isShort={!full}
          limit={findShownLimit(capacities, eventSize)}
          notes={doubts.map(({ text }) => text)}
          people={eventSize.people}
          remark={capacities.some(({ room }) => !room) ? venueZh.board.published : undefined}
        />
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

function Rows({
  capacities,
  shown,
  eventSize,
  getSpaceHref,
  floorName,
  full = false,
  nested,
  doubts,
  gallery,
}: RowsProps) {
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
      gallery={gallery}
      capacity={capacity}
      getHref={(layout) => getSpaceHref(capacity.space, layout)}
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
