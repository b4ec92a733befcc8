import type { ReactNode } from "react";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { bindUnits, formatSizeShort } from "#domain/format.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { formatStation } from "../../ui/text/format-station.ts";
import type { ListedSpace } from "./listed-space.ts";
import { ListedPlan } from "./listed-plan.tsx";
import type { Verdict } from "./judge-space.ts";
import { ShortlistFacts } from "./shortlist-facts.tsx";
import styles from "./shortlist-row.module.css";

const texts = shortlistPageZh.row;
const slots: Slot[] = [
  { from: 1248, width: "144px", ratio: 144 / 92 },
  { width: "104px", ratio: 104 / 72 },
];

interface ShortlistRowProps {
  /** From 1. */
  place: number;
  /** Undefined where nothing is known of it. */
  space: ListedSpace | undefined;
  /** What stands in the place of an unknown name. */
  unknownName?: string;
  /** It has left the catalogue: what is shown is what the device remembers. */
  isGone?: boolean;
  /** Layout that the row judges and draws. */
  layout: LayoutKey;
  people: number | undefined;
  /** Undefined until it is computed. */
  verdict: Verdict | undefined;
  pxPerMetre: number;
  /** Under the number: the handle that moves the row. */
  handle?: ReactNode;
  /** The visitor's line. */
  note?: ReactNode;
  /** Opinions, as a column of the wide page and a strip on the phone. */
  cells?: ReactNode;
  /** At the right end. */
  end?: ReactNode;
  /** Under the facts. */
  action?: ReactNode;
}

/** Renders a space of a shortlist: number, picture, names, plan, facts, and what its page adds. The list is an `ol`. */
export function ShortlistRow(props: ShortlistRowProps) {
  const {
    place,
    space,
    unknownName,
    isGone = false,
    layout,
    people,
    verdict,
    pxPerMetre,
    handle,
    note,
    cells,
    end,
    action,
  } = props;
  return (
    <article className={classNames(styles.listedRow, isGone && styles.gone, Boolean(cells) && styles.withCells)}>
      <div className={styles.place}>
        <b>{place}</b>
        {handle}
      </div>
      {space ? (
        <Names isFirst={place === 1} isGone={isGone} space={space} />
      ) : (
        <UnknownNames isGone={isGone} name={unknownName} />
      )}
      {space && !isGone && (
        <>
          <div className={styles.plan}>
            <ListedPlan layout={layout} people={people} pxPerMetre={pxPerMetre} space={space} />
          </div>
          <ShortlistFacts layout={layout} space={space} verdict={verdict} />
        </>
      )}
      {note && <div className={styles.note}>{note}</div>}
      {cells && <div className={styles.cells}>{cells}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {end && <div className={styles.rowEnd}>{end}</div>}
    </article>
  );
}

function Names({ space, isFirst, isGone }: { space: ListedSpace; isFirst: boolean; isGone: boolean }) {
  const { venue, picture } = space;
  const href = formatSpaceHref(venue.id, space.id);
  return (
    <>
      <Link aria-hidden="true" className={styles.picture} href={href} tabIndex={-1}>
        {picture ? (
          <Picture alt="" className={styles.image} mark={isFirst} picture={picture} slots={slots} unnamed />
        ) : (
          <i className={styles.noPicture} />
        )}
      </Link>
      <div className={styles.name}>
        <h2>{isGone ? space.name : <Link href={href}>{space.name}</Link>}</h2>
        <p>
          <Link href={formatVenueHref(venue.id)}>{venue.name}</Link>
          {isGone && <span className={styles.goneTag}>{texts.gone}</span>}
        </p>
        <p className={styles.location}>{isGone ? texts.goneText : formatLocation(space)}</p>
      </div>
    </>
  );
}

const UnknownNames = ({ name, isGone }: { name: string | undefined; isGone: boolean }) => (
  <>
    <span className={styles.picture}>
      <i className={styles.noPicture} />
    </span>
    <div className={styles.name}>
      <h2>{isGone ? texts.goneName : name}</h2>
      {isGone && (
        <>
          <p>
            <span className={styles.goneTag}>{texts.gone}</span>
          </p>
          <p className={styles.location}>{texts.goneText}</p>
        </>
      )}
    </div>
  </>
);

/** Formats where a space is and how large: 浦东 花木，2号线 世纪公园 步行 6 分钟，24 × 16 m. */
function formatLocation({ venue, length, width }: ListedSpace): string {
  const { districtName, areaName, metro } = venue;
  const where = [districtName && shortRegionName(districtName), areaName].filter(Boolean).join(" ");
  const size = length && width ? `${formatSizeShort(length, width)} m` : undefined;
  return bindUnits([where, metro && formatStation(metro), size].filter(Boolean).join("，"));
}
