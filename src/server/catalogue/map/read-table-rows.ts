import type { Kind } from "../../store/catalogue-batch.ts";
import type { Candidate, Defaults, Remark } from "../candidate.ts";
import { type Cell, CellError, normalizeHeading, readCellText } from "./cell.ts";
import type { MappedColumn, Table } from "./map-columns.ts";
import { resolveRegions } from "./resolve-regions.ts";

/** Fields of a row by path, and its errors. */
interface ReadRow {
  values: Map<string, unknown>;
  faults: string[];
}

/** Reads the cells of a row that belong to one kind; an empty cell sets its field to undefined. */
function readCells(columns: readonly MappedColumn[], of: Kind, cells: readonly Cell[]): ReadRow {
  const values = new Map<string, unknown>();
  const faults: string[] = [];
  for (const { at, heading, column } of columns.filter((mapped) => mapped.of === of)) {
    try {
      const text = readCellText(cells[at]);
      values.set(column.path, text === "" ? undefined : column.type.read(text));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      faults.push(`${heading}: ${error.message}`);
    }
  }
  return { values, faults };
}

/** Removes and returns a value of a row's fields. */
function takeValue<T>(values: Map<string, unknown>, path: string): T | undefined {
  const value = values.get(path) as T | undefined;
  values.delete(path);
  return value;
}

const regionPaths = ["$district", "$areas", "$metro", "$hubs"] as const;

/** Replaces region names by region ids and metro links. Returns notes on unresolved names. */
function resolveVenueRegions(values: Map<string, unknown>, city: string | undefined): string[] {
  const hasRegionNames = regionPaths.some((path) => values.get(path) !== undefined);
  const [district, areas, metro, hubs] = [
    takeValue<string>(values, "$district"),
    takeValue<string[]>(values, "$areas"),
    takeValue<string[]>(values, "$metro"),
    takeValue<string[]>(values, "$hubs"),
  ];
  if (!hasRegionNames) return [];
  const cityCode = (values.get("cityCode") as string | undefined) ?? city;
  if (!cityCode) return ["names a region but no city: the region is left out"];
  const { regionIds, metros, notes } = resolveRegions(cityCode, { district, areas, metro, hubs });
  // An export contains ids only if the names do not resolve to the same ones.
  if (!(values.get("regionIds") as string[] | undefined)?.length) values.set("regionIds", regionIds);
  if (metros.length > 0 && !values.has("transport")) values.set("transport", metros);
  return notes;
}

/** Removes and returns the values of the features' yes/no columns. */
function takeFeatureFlags(values: Map<string, unknown>): Map<string, boolean> {
  const featureValues = [...values].filter(([path]) => path.startsWith("$feature."));
  for (const [path] of featureValues) values.delete(path);
  return new Map(featureValues.map(([path, value]) => [path.slice("$feature.".length), value === true]));
}

function toVenueCandidate(where: string, values: Map<string, unknown>, table: Table, defaults: Defaults): Candidate {
  const named = table.columns.find(({ of, column }) =>
    of === "venue" ? column.path === "name" : column.path === "$venueName",
  );
  const isHotel = /酒店|hotel/.test(normalizeHeading(named?.heading ?? ""));
  const name = values.get("name") as string | undefined;
  const address = (values.get("address") as string | undefined) ?? "";
  const ownId = takeValue<string>(values, "id");
  return {
    kind: "venue",
    where,
    filed: takeValue<string>(values, "$filed") ?? defaults.source,
    ownId,
    key: ownId ?? `${name}\n${address}`,
    name,
    values,
    fallbacks: new Map([
      ["cityCode", defaults.city],
      ["type", defaults.type ?? (isHotel ? "hotel" : undefined)],
    ]),
    derivesFeatures: !values.has("features"),
  };
}

function toSpaceCandidate(where: string, values: Map<string, unknown>, defaults: Defaults, row?: Candidate): Candidate {
  const measures = takeValue<Record<string, number>>(values, "$measures") ?? {};
  for (const [side, value] of Object.entries(measures)) if (!values.get(side)) values.set(side, value);
  const name = values.get("name") as string | undefined;
  const ownId = takeValue<string>(values, "id");
  for (const field of ["partOf", "splitsInto"]) if (values.has(`$${field}`)) values.set(field, undefined);
  return {
    kind: "space",
    where,
    filed: takeValue<string>(values, "$filed") ?? defaults.source,
    ownId,
    key: ownId ?? `${name}\n${values.get("floor") ?? ""}`,
    name,
    flags: takeFeatureFlags(values),
    values,
    derivesFeatures: !values.has("features"),
    venue: { id: takeValue(values, "$venueId"), name: takeValue(values, "$venueName"), row },
    partOf: takeValue(values, "$partOf"),
    splitsInto: takeValue(values, "$splitsInto"),
  };
}

/** Merges the venue columns of a row of spaces with its reference to the venue. */
function mergeVenueValues(venue: Map<string, unknown>, space: ReadonlyMap<string, unknown>): Map<string, unknown> {
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

const isEmpty = (cell: Cell | undefined): boolean => cell === null || String(cell).trim() === "";

/** Reads the rows of a table into candidates; invalid rows are returned in `refused`. */
export function readTableRows(table: Table, defaults: Defaults) {
  const venues = new Map<string, Candidate>();
  const spaces: Candidate[] = [];
  const refused: Remark[] = [];
  const notes: Remark[] = [];
  const addVenue = (where: string, values: Map<string, unknown>, key: string): Candidate => {
    const existing = venues.get(key);
    if (existing) return existing;
    const name = values.get("name") as string | undefined;
    notes.push(...resolveVenueRegions(values, defaults.city).map((reason) => ({ where, name, reason })));
    const venue = toVenueCandidate(where, values, table, defaults);
    venues.set(key, venue);
    return venue;
  };
  for (const { line, cells } of table.lines) {
    if (cells.every(isEmpty)) continue;
    const where = table.name ? `${table.name}, line ${line}` : `line ${line}`;
    const venue = readCells(table.columns, "venue", cells);
    const space = readCells(table.columns, "space", cells);
    const faults = [...venue.faults, ...space.faults];
    const extra = cells.slice(table.width).filter((cell) => !isEmpty(cell)).length;
    if (extra > 0) faults.push(`has ${extra} cells more than there are headings`);
    if (faults.length > 0) {
      const name = (space.values.get("name") ?? venue.values.get("name")) as string | undefined;
      refused.push({ where, name, reason: faults.join("; ") });
    } else if (table.kind === "venue") {
      addVenue(where, venue.values, where);
    } else {
      const values = mergeVenueValues(venue.values, space.values);
      const key = JSON.stringify([values.get("id"), values.get("name"), values.get("address")]);
      spaces.push(
        toSpaceCandidate(where, space.values, defaults, table.withVenues ? addVenue(where, values, key) : undefined),
      );
    }
  }
  return { venues: [...venues.values()], spaces, refused, notes };
}
