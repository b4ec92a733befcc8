import { formatArea, formatNumber, unknownText } from "../../../domain/format.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import type { VenueFacts } from "./lean-venue.ts";

interface Column {
  label: string;
  /** Whether the column holds numbers, aligned right. */
  figure?: boolean;
}

/** Renders a small table: text left, numbers right, unknown values as 暂无. */
function Ledger({ columns, rows }: { columns: Column[]; rows: (string | undefined)[][] }) {
  const side = ({ figure }: Column) => (figure ? "n" : undefined);
  return (
    <table className="ledger">
      <thead>
        <tr>
          {columns.map((column) => (
            <th className={side(column)} key={column.label} scope="col">
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
                <td className={side(column)} key={column.label}>
                  {value ?? <span className="soft">{unknownText}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));

/** Renders the guest rooms by type. */
export function GuestRooms({ venue }: { venue: VenueFacts }) {
  const words = venueZh.stay;
  const { guestRooms = [], guestRoomCount } = venue;
  return (
    <section className="part" id="guest-rooms">
      <div className="head">
        <h2 className="h2s">{words.title}</h2>
        {guestRoomCount && <span className="soft">{words.total(formatNumber(guestRoomCount))}</span>}
      </div>
      <Ledger
        columns={[
          { label: words.room },
          { label: words.bed },
          { label: `${words.area} m²`, figure: true },
          { label: words.count, figure: true },
          { label: `${words.price} 元`, figure: true },
        ]}
        rows={guestRooms.map(({ name, bed, area, count, price }) => [
          name,
          bed,
          area === undefined ? undefined : formatArea(area),
          number(count),
          number(price),
        ])}
      />
    </section>
  );
}

/** Renders the venue's restaurants. */
export function Dining({ venue }: { venue: VenueFacts }) {
  const words = venueZh.dining;
  return (
    <section className="part" id="dining">
      <h2 className="h2s">{words.title}</h2>
      <Ledger
        columns={[
          { label: words.outlet },
          { label: words.cuisine },
          { label: words.seats, figure: true },
          { label: words.privateRooms, figure: true },
        ]}
        rows={(venue.dining ?? []).map(({ name, cuisine, seats, privateRooms }) => [
          name,
          cuisine,
          number(seats),
          privateRooms === undefined ? venueZh.hasNot : formatNumber(privateRooms),
        ])}
      />
    </section>
  );
}
