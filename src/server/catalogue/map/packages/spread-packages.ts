import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import type { MappedColumn } from "../map-tables.ts";
import type { CellRemark } from "../read-cells.ts";
import type { Values } from "../rows/to-space-candidate.ts";

const isPackagePath = (path: string): boolean => path === "$packages" || path.startsWith("$package.");

/**
 * Replaces a row's columns of packages by its packages. A column of JSON wins, as in an export, which has the text for people.
 * Returns what is to be said of a column without use.
 */
export function spreadPackages(values: Values, columns: readonly MappedColumn[]): CellRemark[] {
  const paths = [...values.keys()].filter(isPackagePath);
  const list = paths.flatMap((path) => (values.get(path) ?? []) as MeetingPackage | MeetingPackage[]);
  const minimumPeople = values.get("$packageMinimum") as number | undefined;
  for (const path of [...paths, "$packageMinimum"]) values.delete(path);
  if (!values.has("packages") && paths.length > 0) {
    const withMinimum = list.map((one) => ({ ...(minimumPeople !== undefined && { minimumPeople }), ...one }));
    values.set("packages", withMinimum.length > 0 ? withMinimum : undefined);
  }
  if (minimumPeople === undefined || list.length > 0) return [];
  const column = columns.find((one) => one.column.path === "$packageMinimum");
  return column ? [{ column, reason: "没有会议包价，起订人数没有收" }] : [];
}
