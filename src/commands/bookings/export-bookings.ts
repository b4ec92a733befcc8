import { bookingStates, type SpaceBookings } from "#domain/bookings/booked-period.ts";
import { bookingsKind } from "#server/api/services/cards/load-bookings.ts";
import { bookingHeadings, type BookingRow } from "#server/catalogue/bookings/booking-headings.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { UsageError } from "../with-database.ts";
import { detectFileKind, fileKinds, writeTableFile } from "../write-table-file.ts";
import type { BookingDependencies } from "./import-bookings.ts";

interface NamedRow extends BookingRow {
  venue: string;
  space: string;
}

const toCells = ({ spaceCode, venue, space, from, to, state, confirmedOn }: NamedRow) => [
  spaceCode,
  venue,
  space,
  from,
  to,
  bookingStates.find(({ id }) => id === state)?.zh ?? state,
  confirmedOn,
];

/** Writes the blocked dates as a table that `import-bookings` takes back. @returns the exit code */
export async function exportBookings({ open, out }: BookingDependencies, file: string): Promise<number> {
  const kind = detectFileKind(file);
  if (!kind) throw new UsageError(`文件名要以 ${fileKinds.join("、")} 结尾：${file}`);
  const database = await open({ readonly: true });
  const stored = await createContentStore(database).list<SpaceBookings>(bookingsKind);
  const catalogue = createCatalogueStore(database);
  const spaces = await catalogue.spacesByIds(stored.map(({ id }) => id));
  const venues = await catalogue.venuesByIds([...new Set(spaces.map(({ venueId }) => venueId))]);
  const venueNames = new Map(venues.map(({ id, name }) => [id, name]));
  const bySpace = new Map(spaces.map((space) => [space.id, space]));
  // Spaces that are no longer in the catalogue could not be imported again.
  const records = stored.flatMap(({ id, body }) => {
    const space = bySpace.get(id);
    const names = space && { venue: venueNames.get(space.venueId) ?? "", space: space.name };
    return names ? body.periods.map((period): NamedRow => ({ spaceCode: id, ...names, ...period })) : [];
  });
  await writeTableFile(file, kind, { title: "已订日期", headings: Object.values(bookingHeadings), records, toCells });
  out(`已把 ${bySpace.size} 个会场的 ${records.length} 段日期写到 ${file}`);
  return 0;
}
