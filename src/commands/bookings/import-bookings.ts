import type { SpaceBookings } from "#domain/bookings/booked-period.ts";
import { toChinaDay } from "#domain/day.ts";
import { bookingsKind } from "#server/api/services/cards/load-bookings.ts";
import type { BookingRow } from "#server/catalogue/bookings/booking-headings.ts";
import { type FindSpaceByName, readBookingTable } from "#server/catalogue/bookings/read-booking-table.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type ContentRow, createContentStore } from "#server/store/content-store.ts";
import { PlacesByName } from "../places-by-name.ts";
import type { CommandOutput, OpenDatabase } from "../with-database.ts";

export interface BookingDependencies extends CommandOutput {
  open: OpenDatabase;
  now: () => Date;
}

/** Groups rows by space, each space's ascending and without repetition. */
function groupBySpace(rows: readonly BookingRow[]): Map<string, SpaceBookings> {
  const grouped = Map.groupBy(rows, ({ spaceCode }) => spaceCode);
  return new Map(
    [...grouped].map(([spaceCode, own]) => {
      const periods = own.map(({ from, to, state, confirmedOn }) => ({ from, to, state, confirmedOn }));
      const unique = new Map(periods.map((period) => [JSON.stringify(period), period]));
      return [spaceCode, { periods: [...unique.values()].sort((a, b) => (a.from < b.from ? -1 : 1)) }];
    }),
  );
}

/**
 * Imports blocked dates: those of a space in the file replace what was stored of it, other spaces stay. Nothing is written where
 * a line was refused.
 * @returns the exit code
 * @throws FileError for a file that is no such table
 */
export async function importBookings(
  { open, now, out }: BookingDependencies,
  file: string,
  { dryRun, json }: { dryRun: boolean; json: boolean },
): Promise<number> {
  const database = await open();
  const places = new PlacesByName(createCatalogueStore(database));
  const findByName: FindSpaceByName = async (venue, space) => {
    const found = await places.find(venue, space);
    if ("fault" in found) return found;
    return found.spaceId === undefined ? { fault: `“${venue}”没有会议室 ${space}` } : { spaceId: found.spaceId };
  };
  const { rows, refused } = await readBookingTable(file, toChinaDay(now()), findByName);
  const bySpace = groupBySpace(rows);
  const found = await createCatalogueStore(database).spacesByIds([...bySpace.keys()]);
  const foundIds = new Set(found.map(({ id }) => id));
  const unknown = [...bySpace.keys()].filter((id) => !foundIds.has(id));
  const isAccepted = refused.length === 0 && unknown.length === 0 && rows.length > 0;
  if (isAccepted && !dryRun) {
    const content = createContentStore(database);
    const others = (await content.list<SpaceBookings>(bookingsKind)).filter(({ id }) => !bySpace.has(id));
    const own = [...bySpace].map(([id, body]): ContentRow<SpaceBookings> => ({ id, body }));
    await content.replace(
      bookingsKind,
      [...others, ...own].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  }
  if (json) {
    out(JSON.stringify({ taken: rows.length, spaces: bySpace.size, refused, unknown, written: isAccepted && !dryRun }));
    return isAccepted ? 0 : 1;
  }
  for (const { line, name, reason } of refused) out(`第 ${line} 行 ${name}：${reason}`);
  for (const id of unknown) out(`会议室编号 ${id}：目录里没有这个会场`);
  if (isAccepted) out(`${dryRun ? "可以收下" : "已收下"} ${bySpace.size} 个会场的 ${rows.length} 段日期`);
  else out(rows.length === 0 && refused.length === 0 ? "文件里没有日期。" : "有行没有收下，什么都没有写入。");
  return isAccepted ? 0 : 1;
}

/** Deletes the blocked dates of a space, or all of them. @returns the exit code: 1 where there are none */
export async function removeBookings(
  { open, out }: BookingDependencies,
  spaceCode: string | undefined,
): Promise<number> {
  const content = createContentStore(await open());
  const stored = await content.list<SpaceBookings>(bookingsKind);
  const rest = spaceCode === undefined ? [] : stored.filter(({ id }) => id !== spaceCode);
  const count = stored.length - rest.length;
  if (count > 0) await content.replace(bookingsKind, rest);
  out(count > 0 ? `已删除 ${count} 个会场的已订日期。` : "没有已订日期。");
  return count > 0 ? 0 : 1;
}
