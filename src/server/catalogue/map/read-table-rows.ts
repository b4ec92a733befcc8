import { type Candidate, type Defaults, type Remark, type RowPlace, toRemark } from "../candidate.ts";
import type { Cell } from "./cells/cell.ts";
import type { Table } from "./map-columns.ts";
import { type CellRemark, readCells } from "./read-cells.ts";
import { resolveRegions } from "./resolve-regions.ts";
import { indexByPath, takeValue, toSpaceCandidate, toVenueCandidate, type Values } from "./to-space-candidate.ts";

const regionPaths = ["$district", "$areas", "$metro", "$hubs"] as const;

/** Replaces region names by region ids and metro links. Returns notes on unresolved names. */
function resolveVenueRegions(values: Values, city: string | undefined): string[] {
  const hasRegionNames = regionPaths.some((path) => values.get(path) !== undefined);
  const [district, areas, metro, hubs] = [
    takeValue<string>(values, "$district"),
    takeValue<string[]>(values, "$areas"),
    takeValue<string[]>(values, "$metro"),
    takeValue<string[]>(values, "$hubs"),
  ];
  if (!hasRegionNames) return [];
  const cityCode = (values.get("cityCode") as string | undefined) ?? city;
  if (!cityCode) return ["有区域但没有城市，区域没有收"];
  const { regionIds, metros, notes } = resolveRegions(cityCode, { district, areas, metro, hubs });
  // An export contains ids only if the names do not resolve to the same ones.
  if (!(values.get("regionIds") as string[] | undefined)?.length) values.set("regionIds", regionIds);
  if (metros.length > 0 && !values.has("transport")) values.set("transport", metros);
  return notes;
}

/** Merges the venue columns of a row of spaces with its reference to the venue. */
function mergeVenueValues(venue: Values, space: ReadonlyMap<string, unknown>): Values {
  const shared = [
    ["id", "$venueId"],
    ["name", "$venueName"],
    ["$filed", "$filed"],
  ] as const;
  return new Map([
    ...venue,
    ...shared.flatMap(([path, from]) => (space.has(from) ? [[path, space.get(from)] as const] : [])),
  ]);
}

/** Fields without which a row is nothing; a doubtful cell in one of them refuses the row. */
const identityPaths = new Set(["id", "name", "cityCode", "$venueId", "$venueName", "$filed"]);

const isEmpty = (cell: Cell | undefined): boolean => cell == null || String(cell).trim() === "";

const formatFault = ({ column, reason }: CellRemark): string => `${column.heading}：${reason}`;

/** Reads the rows of a table into candidates; rows that cannot be identified are returned in `refused`. */
export function readTableRows(table: Table, defaults: Defaults) {
  const venues = new Map<string, Candidate>();
  const spaces: Candidate[] = [];
  const remarks = { refused: [] as Remark[], notes: [] as Remark[], readings: [] as Remark[] };
  const context = { columns: table.columns, byPath: indexByPath(table.columns), defaults };
  const addVenue = (place: RowPlace, values: Values, key: string): Candidate => {
    const existing = venues.get(key);
    if (existing) return existing;
    const name = values.get("name") as string | undefined;
    const regionNotes = resolveVenueRegions(values, defaults.city);
    remarks.notes.push(...regionNotes.map((reason) => toRemark({ ...place, name }, reason)));
    const venue = toVenueCandidate(place, values, context);
    venues.set(key, venue);
    return venue;
  };
  for (const { line, cells } of table.lines) {
    if (cells.every(isEmpty)) continue;
    const place: RowPlace = { where: formatPlace(table, line), sheet: table.name, line };
    const venue = readCells(table.columns, "venue", cells);
    const space = readCells(table.columns, "space", cells);
    const name = (space.values.get("name") ?? venue.values.get("name")) as string | undefined;
    const doubtful = [...venue.doubtful, ...space.doubtful];
    const faults = doubtful.filter(({ column }) => identityPaths.has(column.column.path)).map(formatFault);
    const extra = cells.slice(table.width).filter((cell) => !isEmpty(cell)).length;
    if (extra > 0) faults.push(`比表头多 ${extra} 格`);
    if (faults.length > 0) {
      remarks.refused.push(toRemark({ ...place, name }, faults.join("；")));
      continue;
    }
    const remark = ({ column, reason }: CellRemark) => toRemark({ ...place, name }, reason, column);
    remarks.notes.push(...doubtful.map(remark));
    remarks.readings.push(...[...venue.readings, ...space.readings].map(remark));
    if (table.kind === "venue") {
      addVenue(place, venue.values, place.where);
    } else {
      const values = mergeVenueValues(venue.values, space.values);
      const key = JSON.stringify([values.get("id"), values.get("name"), values.get("address")]);
      spaces.push(
        toSpaceCandidate(place, space.values, context, table.withVenues ? addVenue(place, values, key) : undefined),
      );
    }
  }
  return { venues: [...venues.values()], spaces, ...remarks };
}

/** Returns the position of a line in words. */
const formatPlace = ({ name, lineUnit = "行" }: Table, line: number): string =>
  `${name ? `工作表“${name}”` : ""}第 ${line} ${lineUnit}`;
