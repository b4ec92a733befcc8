import { formatArea, formatNumber, unknownText } from "#domain/format.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import type { VenueFacts } from "./venue-facts.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./guest-rooms.module.css";

interface Column {
  label: string;
  /** Whether the column holds numbers, aligned right. */
  isNumber?: boolean;
}

/** Renders a small table: text left, numbers right, unknown values as 暂无. */
function Ledger({ columns, rows }: { columns: Column[]; rows: (string | undefined)[][] }) {
  const getAlignClass = ({ isNumber }: Column) => (isNumber ? styles.number : undefined);
  return (
    <table className={styles.ledger}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th className={getAlignClass(column)} key={column.label} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...rest]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {rest.map((value, index) => {
              const column = columns[index + 1]!;
              return (
                <td className={getAlignClass(column)} key={column.label}>
                  {value ?? <span className={textStyles.soft}>{unknownText}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const formatCount = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));

/** Renders the guest rooms by type. */
export function GuestRooms({ venue }: { venue: VenueFacts }) {
  const texts = venueZh.stay;
  const { guestRooms = [], guestRoomCount } = venue;
  return (
    <section className={pageStructureStyles.section} id="guest-rooms">
      <div className={pageStructureStyles.sectionHead}>
        <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
        {guestRoomCount && <span className={textStyles.soft}>{texts.total(formatNumber(guestRoomCount))}</span>}
      </div>
      <Ledger
        columns={[
          { label: texts.room },
          { label: texts.bed },
          { label: `${texts.area} m²`, isNumber: true },
          { label: texts.count, isNumber: true },
          { label: `${texts.price} 元${formatOfYear(venue.sourceYear)}`, isNumber: true },
        ]}
        rows={guestRooms.map(({ name, bed, area, count, price }) => [
          name,
          bed,
          area === undefined ? undefined : formatArea(area),
          formatCount(count),
          formatCount(price),
        ])}
      />
    </section>
  );
}

/** Renders the venue's restaurants. */
export function Dining({ venue }: { venue: VenueFacts }) {
  const texts = venueZh.dining;
  return (
    <section className={pageStructureStyles.section} id="dining">
      <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
      <Ledger
        columns={[
          { label: texts.outlet },
          { label: texts.cuisine },
          { label: texts.seats, isNumber: true },
          { label: texts.privateRooms, isNumber: true },
        ]}
        rows={(venue.dining ?? []).map(({ name, cuisine, seats, privateRooms }) => [
          name,
          cuisine,
          formatCount(seats),
          privateRooms === undefined ? venueZh.hasNot : formatNumber(privateRooms),
        ])}
      />
    </section>
  );
}
