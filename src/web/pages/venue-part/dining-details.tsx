import { formatArea, formatNumber, formatSizeShort } from "#domain/format.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { diningZh as texts } from "#texts/venue/dining.zh.ts";
import { Ledger } from "../../features/venue-frame/ledger.tsx";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { Link } from "../../ui/navigation/link.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import { Figure } from "../../ui/text/figure.tsx";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import textStyles from "../../ui/text/text.module.css";
import type { BanquetSpace, DiningData, DiningDetail } from "./pick-dining.ts";
import styles from "./dining-details.module.css";

const formatCount = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));

interface PricesProps {
  details: DiningDetail[];
  /** Year of the prices, where it is not this one. */
  sourceYear: number | undefined;
}

interface DiningDetailsProps {
  dining: DiningData;
  venue: Pick<VenueFacts, "id" | "sourceYear">;
}

/** Renders what is known of a venue's restaurants apart from their seats, and its spaces with tables. */
export const DiningDetails = ({ dining: { details, spaces }, venue: { id, sourceYear } }: DiningDetailsProps) => (
  <>
    <Menus details={details} sourceYear={sourceYear} />
    <PrivateRooms details={details} sourceYear={sourceYear} />
    <BanquetSpaces spaces={spaces} venueId={id} />
  </>
);

/** Renders the private rooms of a venue's restaurants by kind; nothing where none is known. */
function PrivateRooms({ details, sourceYear }: PricesProps) {
  const rooms = details.flatMap(({ name, rooms: kinds = [] }) => kinds.map((kind) => ({ outlet: name, ...kind })));
  if (rooms.length === 0) return null;
  const { title, room, count, seats, minimum } = texts.rooms;
  return (
    <section className={pageStructureStyles.section}>
      <h2 className={pageStructureStyles.subheading}>{title}</h2>
      <Ledger
        columns={[
          { label: room },
          { label: texts.outlet },
          { label: count, isNumber: true },
          { label: seats, isNumber: true },
          { label: minimum + formatOfYear(sourceYear), isNumber: true },
        ]}
        keys={rooms.map(({ outlet, name }) => `${outlet} ${name}`)}
        rows={rooms.map(({ outlet, name, ...kind }) => [
          name,
          outlet,
          formatCount(kind.count),
          formatCount(kind.seats),
          formatCount(kind.minimumSpend),
        ])}
      />
    </section>
  );
}

/** Renders the menus with their prices, and what these include; nothing where none is known. */
function Menus({ details, sourceYear }: PricesProps) {
  const menus = details.flatMap(({ name, menus: own = [] }) => own.map((menu) => ({ outlet: name, ...menu })));
  if (menus.length === 0) return null;
  return (
    <section className={pageStructureStyles.section}>
      <h2 className={pageStructureStyles.subheading}>{texts.menus.title}</h2>
      <ul className={styles.menus}>
        {menus.map(({ outlet, name, price, unit, tableSeats: seats, includes, excludes }) => (
          <li key={`${outlet} ${name}`}>
            <div>
              <b>{name}</b> <span className={textStyles.soft}>{outlet}</span>
              {includes && <p>{texts.menus.includes(includes.join("；"))}</p>}
              {excludes && <p className={textStyles.soft}>{texts.menus.excludes(excludes.join("、"))}</p>}
            </div>
            <Figure
              as="p"
              className={styles.price}
              unit={
                (unit === "table" ? texts.menus.perTable(formatCount(seats)) : texts.menus.perPerson) +
                formatOfYear(sourceYear)
              }
              value={formatCount(price)}
            />
          </li>
        ))}
      </ul>
      <p className={classNames(textStyles.small, styles.note)}>{texts.menus.note}</p>
    </section>
  );
}

/** Renders the spaces of the venue that seat most people at round tables. */
function BanquetSpaces({ venueId, spaces }: { venueId: string; spaces: BanquetSpace[] }) {
  if (spaces.length === 0) return null;
  const { title, space, size, area, people, tables, note } = texts.banquets;
  const href = (id: string) => formatSpaceHref(venueId, id) + eventSizeAddress.format({ layout: "banquet" });
  return (
    <section className={pageStructureStyles.section}>
      <h2 className={pageStructureStyles.subheading}>{title}</h2>
      <Ledger
        columns={[
          { label: space },
          { label: size },
          { label: area, isNumber: true },
          { label: tables, isNumber: true },
          { label: people, isNumber: true },
        ]}
        keys={spaces.map(({ id }) => id)}
        rows={spaces.map((row) => [
          <Link href={href(row.id)} key={row.id}>
            {row.name}
          </Link>,
          row.length && row.width ? formatSizeShort(row.length, row.width) : undefined,
          row.area === undefined ? undefined : formatArea(row.area),
          formatNumber(row.tables),
          formatNumber(row.people),
        ])}
      />
      <p className={classNames(textStyles.small, styles.note)}>{note}</p>
    </section>
  );
}
