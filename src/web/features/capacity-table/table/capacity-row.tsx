import type { ReactNode } from "react";
import { formatArea, formatMetres, formatNumber, formatSizeShort, unknownText } from "#domain/format.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { CapacityCell, TableDash } from "#web/ui/list/capacity-cell.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import type { EventSize } from "#domain/venue/event-size.ts";
import { getCapacityMark, getOtherFigures } from "./get-capacity-mark.ts";
import { orderLayouts } from "./order-layouts.ts";
import { formatCellKey, type TableGallery } from "./table-gallery.ts";
import type { SpaceCapacity, TableSpace } from "../capacity/space-capacity.ts";
import { SpaceOutline } from "./space-outline.tsx";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import capacityTableStyles from "./capacity-table.module.css";
import tableFrameStyles from "#web/ui/list/table-frame.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";

export interface CapacityRowProps {
  capacity: SpaceCapacity;
  eventSize: EventSize;
  /** The space with the best fit. */
  isBest: boolean;
  /** Footnote numbers of this space's doubtful figures. */
  notes: Partial<Record<LayoutKey, number>>;
  parts: TableSpace[];
  scale: number;
  /** Returns the link to the space, in a layout. */
  getHref: (layout?: LayoutKey) => string;
  /** Whether parts are indented under their space; only in the venue's own order. */
  nested: boolean;
  full: boolean;
  floorName: (floor: number) => string;
  /** The gallery that the table is the index of, if there is one. */
  gallery: TableGallery | undefined;
}

const unknown = <TableDash text={unknownText} />;

/** Renders a space as a table row: outline, name, size, capacity by layout, equipment and price. */
export function CapacityRow(props: CapacityRowProps) {
  const { capacity, parts, scale, getHref, nested, full, floorName, gallery } = props;
  const { space, parentSpace } = capacity;
  const isShown = gallery?.shownId === space.id;
  return (
    <tr
      className={classNames(nested && parentSpace && tableFrameStyles.partRow, isShown && capacityTableStyles.shownRow)}
      data-space={space.id}
    >
      <th scope="row">
        <Link href={getHref()}>
          {full && <SpaceOutline space={capacity} parts={parts} scale={scale} />}
          <span>
            {space.name}
            <Size full={full} space={space} />
          </span>
        </Link>
      </th>
      {full && (
        <>
          <td className={capacityTableStyles.wideCell}>
            {space.floor === undefined ? unknown : floorName(space.floor)}
          </td>
          <td className={capacityTableStyles.wideCell}>{space.height ? formatMetres(space.height) : unknown}</td>
        </>
      )}
      <LayoutCells {...props} />
      {full && <Equipment space={space} />}
      <PriceCell yuan={space.priceDay} year={space.priceYear} />
    </tr>
  );
}

/** Renders the capacity in each layout. Those of the visitor's layout and those with a picture are links: the keyboard reaches them. */
function LayoutCells({ capacity, eventSize, isBest, notes, getHref, gallery }: CapacityRowProps) {
  return orderLayouts(eventSize.layout).map(({ key }) => {
    const figures = capacity.figures[key];
    const isOwn = key === eventSize.layout;
    const isBestCell = isBest && isOwn;
    const mark = getCapacityMark(figures, eventSize.people, isBestCell, notes[key]);
    const isPictured = gallery?.pictured.has(formatCellKey(capacity.space.id, key)) && "people" in mark;
    const isLink = isBestCell || isPictured || (gallery && isOwn && "people" in mark);
    return (
      <CapacityCell
        href={isLink ? getHref(key) : undefined}
        isPictured={isPictured}
        isScripted={gallery !== undefined}
        key={key}
        mark={mark}
        others={getOtherFigures(figures, eventSize.people, "people" in mark ? mark.people : undefined)}
      />
    );
  });
}

/** Renders the size, such as 32 × 18 m; in the full table with the area. */
function Size({ space: { length, width, area }, full }: { space: TableSpace; full: boolean }) {
  const size = length && width ? `${formatSizeShort(length, width)} m` : undefined;
  const floor = area ? `${formatArea(area)} m²` : undefined;
  if (!size) return floor && <small>{floor}</small>;
  return (
    <small>
      {size}
      {full && floor && <i className={visibilityStyles.onlyWide}>，{floor}</i>}
    </small>
  );
}

/** A price; one of another year has the year below it. */
const PriceCell = ({ yuan, year }: { yuan: number | undefined; year: number | undefined }) => (
  <td className={capacityTableStyles.priceCell}>
    {yuan ? formatNumber(yuan) : unknown}
    {yuan && year ? <small className={capacityTableStyles.priceYear}>{formatOfYear(year)}</small> : null}
  </td>
);

function Equipment({ space: { pillars, daylight, led, loadInDoor, priceHalfDay, priceYear } }: { space: TableSpace }) {
  const cell = (content: ReactNode) => <td className={capacityTableStyles.wideCell}>{content ?? unknown}</td>;
  const sides = (size: { width: number; height: number } | undefined) =>
    size && formatSizeShort(size.width, size.height);
  return (
    <>
      {cell(pillars === undefined ? undefined : pillars === 0 ? venueZh.hasNot : venueZh.pillars(pillars))}
      {cell(daylight === undefined ? undefined : daylight ? venueZh.has : venueZh.hasNot)}
      {cell(sides(led))}
      {cell(sides(loadInDoor))}
      <PriceCell yuan={priceHalfDay} year={priceYear} />
    </>
  );
}
