import type { ReactNode } from "react";
import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatArea, formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./brand-table.module.css";

const texts = groupZh.table;

/** Renders a figure of a table; an unknown one as a dash that a screen reader reads as 没有. */
const Cell = ({ value, strong }: { value: string | undefined; strong?: boolean }) => (
  <td className={strong ? styles.strong : undefined}>
    {value ?? (
      <>
        <span aria-hidden="true">{texts.none}</span>
        <span className={textStyles.visuallyHidden}>{texts.noneLabel}</span>
      </>
    )}
  </td>
);

interface TableProps {
  label: string;
  /** Heading of the first column, which takes the width that the others leave. */
  first: string;
  /** Headings of the columns of figures. */
  figures: readonly (readonly [text: string, width: "narrow" | "wide"])[];
  children: ReactNode;
}

/** The widths are given: a table sized by its content moves its columns when a slow connection delivers the longer rows. */
function Table({ label, first, figures, children }: TableProps) {
  return (
    <div className={styles.frame}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {figures.map(([text, width]) => (
              <th className={width === "wide" ? styles.wide : styles.narrow} key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const formatRoundArea = (area: number | undefined) => (area === undefined ? undefined : formatArea(Math.round(area)));
const formatPrice = (yuan: number | undefined) => (yuan === undefined ? undefined : formatNumber(yuan));

interface BrandTableProps {
  brands: TopicInfo["brands"];
  /** Path of the ledger with one brand only. */
  formatBrandHref: (id: string) => string;
  currentBrand: string | undefined;
}

/** Renders the brands of a group: their venues, how many hold the people, the largest hall, the lowest price. */
export function BrandTable({ brands, formatBrandHref, currentBrand }: BrandTableProps) {
  return (
    <Table
      figures={[
        [texts.count, "narrow"],
        [texts.fits, "narrow"],
        [texts.largest, "wide"],
        [texts.from, "wide"],
      ]}
      first={texts.brands}
      label={texts.brandsLabel}
    >
      {brands.map(({ id, name, nameEn, venues, fits, largestArea, priceFrom }) => (
        <tr key={name}>
          <th scope="row">
            {id ? (
              <Link
                aria-current={id === currentBrand ? "true" : undefined}
                href={formatBrandHref(id)}
                resetScroll={false}
                title={nameEn}
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </th>
          <Cell value={formatNumber(venues)} />
          <Cell strong={fits > 0} value={formatNumber(fits)} />
          <Cell value={formatRoundArea(largestArea)} />
          <Cell value={formatPrice(priceFrom)} />
        </tr>
      ))}
    </Table>
  );
}

/** Renders the venues of a city: the largest hall, the people it holds in the layout, the lowest price. */
export function CityVenueTable({
  venues,
  eventSize,
}: { venues: NonNullable<TopicInfo["cityVenues"]> } & Pick<TopicInfo, "eventSize">) {
  const layout = getLayoutByKey(eventSize.layout).name;
  const { people } = eventSize;
  const linkQuery = eventSizeAddress.format({ people, layout: eventSize.layout });
  return (
    <Table
      figures={[
        [texts.largest, "wide"],
        [layout, "wide"],
        [texts.from, "wide"],
      ]}
      first={texts.venues}
      label={texts.venuesLabel}
    >
      {venues.map(({ id, name, people: most, largestArea, priceFrom }) => (
        <tr key={id}>
          <th scope="row">
            <Link href={formatVenueHref(id) + linkQuery}>{name}</Link>
          </th>
          <Cell value={formatRoundArea(largestArea)} />
          <Cell strong={most >= people} value={most > 0 ? formatNumber(most) : undefined} />
          <Cell value={formatPrice(priceFrom)} />
        </tr>
      ))}
    </Table>
  );
}
