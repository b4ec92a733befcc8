import type { ReactNode } from "react";
import { formatArea, formatMetres, formatNumber, formatSizeShort, unknownText } from "../../../domain/format.ts";
import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { CapacityCell } from "../../ui/capacity-cell.tsx";
import { Link } from "../../ui/link.tsx";
import type { Ask } from "../../../domain/venue/ask.ts";
import { markOf } from "./capacity-marks.ts";
import type { Hall, HallSpace } from "./hall.ts";
import { HallMini } from "./hall-mini.tsx";

interface HallRowProps {
  hall: Hall;
  ask: Ask;
  /** The space with the best fit. */
  best: boolean;
  /** Footnote numbers of this space's doubtful figures. */
  notes: Partial<Record<LayoutKey, number>>;
  parts: HallSpace[];
  scale: number;
  href: string;
  /** Whether parts are indented under their space; only in the venue's own order. */
  nested: boolean;
  full: boolean;
  floorName: (floor: number) => string;
}

const unknown = <span className="none">{unknownText}</span>;

/** Renders a space as a table row: outline, name, size, capacity by layout, equipment and price. */
export function HallRow({ hall, ask, best, notes, parts, scale, href, nested, full, floorName }: HallRowProps) {
  const { space, whole, figures } = hall;
  return (
    <tr className={nested && whole ? "l1" : "l0"}>
      <th scope="row">
        <Link href={href}>
          <HallMini hall={hall} parts={parts} scale={scale} />
          <span>
            {space.name}
            <Size space={space} />
          </span>
        </Link>
      </th>
      {full && <td className="w">{space.floor === undefined ? unknown : floorName(space.floor)}</td>}
      <td className={full ? "w" : "h"}>{space.height ? formatMetres(space.height) : unknown}</td>
      {layouts.map(({ key }) => {
        const mine = best && key === ask.layout;
        return (
          <CapacityCell
            href={mine ? href : undefined}
            key={key}
            mark={markOf(figures[key], ask.people, mine, notes[key])}
          />
        );
      })}
      {full && <Equipment space={space} />}
      <td className="pr">{space.priceDay ? formatNumber(space.priceDay) : unknown}</td>
    </tr>
  );
}

/** Renders the size, such as 32 × 18 m，576 m²; on the phone with the height. */
function Size({ space: { length, width, area, height } }: { space: HallSpace }) {
  const size = length && width ? `${formatSizeShort(length, width)} m` : undefined;
  const floor = area ? `${formatArea(area)} m²` : undefined;
  if (!size) return <small>{floor ?? `${venueZh.column.size.split("，")[0]} ${unknownText}`}</small>;
  return (
    <small>
      {size}
      {floor && <i className="only-wide">，{floor}</i>}
      {height && <i className="only-phone">{`，${venueZh.board.high} ${formatMetres(height)}`}</i>}
    </small>
  );
}

function Equipment({ space: { pillars, daylight, led, loadInDoor, priceHalfDay } }: { space: HallSpace }) {
  const cell = (content: ReactNode) => <td className="w">{content ?? unknown}</td>;
  const sides = (size: { width: number; height: number } | undefined) =>
    size && formatSizeShort(size.width, size.height);
  return (
    <>
      {cell(pillars === undefined ? undefined : pillars === 0 ? venueZh.hasNot : venueZh.pillars(pillars))}
      {cell(daylight === undefined ? undefined : daylight ? venueZh.has : venueZh.hasNot)}
      {cell(sides(led))}
      {cell(sides(loadInDoor))}
      <td className="pr">{priceHalfDay ? formatNumber(priceHalfDay) : unknown}</td>
    </>
  );
}
