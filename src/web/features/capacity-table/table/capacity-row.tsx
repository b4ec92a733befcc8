import type { ReactNode } from "react";
import { formatArea, formatMetres, formatNumber, formatSizeShort, unknownText } from "#domain/format.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { CapacityCell } from "#web/ui/list/capacity-cell.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import type { EventSize } from "#domain/venue/event-size.ts";
import { getCapacityMark, getDecidingFigure, getOtherFigures } from "./get-capacity-mark.ts";
import type { SpaceCapacity, TableSpace } from "../capacity/space-capacity.ts";
import { SpaceOutline } from "./space-outline.tsx";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import capacityTableStyles from "./capacity-table.module.css";
import tableFrameStyles from "#web/ui/list/table-frame.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";

interface CapacityRowProps {
  capacity: SpaceCapacity;
  eventSize: EventSize;
  /** The space with the best fit. */
  isBest: boolean;
  /** Footnote numbers of this space's doubtful figures. */
  notes: Partial<Record<LayoutKey, number>>;
  parts: TableSpace[];
  scale: number;
  href: string;
  /** Whether parts are indented under their space; only in the venue's own order. */
  nested: boolean;
  full: boolean;
  floorName: (floor: number) => string;
}

const unknown = <span className={capacityTableStyles.unknown}>{unknownText}</span>;

/** Renders a space as a table row: outline, name, size, capacity by layout, equipment and price. */
export function CapacityRow({
  capacity,
  eventSize,
  isBest,
  notes,
  parts,
  scale,
  href,
  nested,
  full,
  floorName,
}: CapacityRowProps) {
  const { space, parentSpace, figures } = capacity;
  return (
    <tr className={nested && parentSpace ? tableFrameStyles.partRow : undefined}>
      <th scope="row">
        <Link href={href}>
          <SpaceOutline space={capacity} parts={parts} scale={scale} />
          <span>
            {space.name}
            <Size space={space} />
          </span>
        </Link>
      </th>
      {full && (
        <td className={capacityTableStyles.wideCell}>{space.floor === undefined ? unknown : floorName(space.floor)}</td>
      )}
      <td className={full ? capacityTableStyles.wideCell : capacityTableStyles.heightCell}>
        {space.height ? formatMetres(space.height) : unknown}
      </td>
      {layouts.map(({ key }) => {
        const isBestCell = isBest && key === eventSize.layout;
        return (
          <CapacityCell
            href={isBestCell ? href : undefined}
            key={key}
            mark={getCapacityMark(figures[key], eventSize.people, isBestCell, notes[key])}
            others={
              key === eventSize.layout
                ? getOtherFigures(figures[key])
                : getDecidingFigure(figures[key], eventSize.people)
            }
          />
        );
      })}
      {full && <Equipment space={space} />}
      <PriceCell yuan={space.priceDay} year={space.priceYear} />
    </tr>
  );
}

/** Renders the size, such as 32 × 18 m，576 m²; on the phone with the height. */
function Size({ space: { length, width, area, height } }: { space: TableSpace }) {
  const size = length && width ? `${formatSizeShort(length, width)} m` : undefined;
  const floor = area ? `${formatArea(area)} m²` : undefined;
  if (!size) return <small>{floor ?? `${venueZh.column.size.split("，")[0]} ${unknownText}`}</small>;
  return (
    <small>
      {size}
      {floor && <i className={visibilityStyles.onlyWide}>，{floor}</i>}
      {height && (
        <i
          className={classNames(visibilityStyles.onlyPhone, capacityTableStyles.heightNote)}
        >{`，${venueZh.board.high} ${formatMetres(height)}`}</i>
      )}
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
