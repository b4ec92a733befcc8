import type { Candidate, ColumnsByPath, Defaults, RowPlace } from "../../candidate.ts";
import { normalizeName } from "../../normalize-name.ts";
import type { Equipment, Sides } from "../cells/size.ts";
import type { MappedColumn } from "../map-tables.ts";

/** Values of a row by path. */
export type Values = Map<string, unknown>;

/** Removes and returns a value of a row's fields. */
export function takeValue<T>(values: Values, path: string): T | undefined {
  const value = values.get(path) as T | undefined;
  values.delete(path);
  return value;
}

/** Removes and returns the values of the features' yes/no columns. */
function takeFeatureFlags(values: Values): Map<string, boolean> {
  const featureValues = [...values].filter(([path]) => path.startsWith("$feature."));
  for (const [path] of featureValues) values.delete(path);
  return new Map(featureValues.map(([path, value]) => [path.slice("$feature.".length), value === true]));
}

/** Replaces the columns of equipment by its size and a feature; a column of its own for the size wins. */
function spreadEquipment(values: Values): void {
  for (const key of ["led", "stage"]) {
    const path = `$equipment.${key}`;
    if (!values.has(path)) continue;
    const equipment = takeValue<Equipment>(values, path);
    values.set(`$feature.${key}`, equipment?.has);
    if (equipment?.size && !values.get(key)) values.set(key, equipment.size);
    else if (equipment?.has === false && !values.get(key)) values.set(key, undefined);
  }
}

/** Replaces sides in the column of the area by their product, and adds them to those of a column of length × width. */
function spreadArea(values: Values): void {
  const area = values.get("area");
  if (!area || typeof area !== "object") return;
  const { length, width } = area as Sides & { length: number; width: number };
  values.set("$measures", { length, width, ...(values.get("$measures") as Sides | undefined) });
  values.set("area", Math.round(length * width * 10) / 10);
}

/** Replaces a column of length × width by its sides; a column of its own for a side wins. */
function spreadMeasures(values: Values): void {
  spreadArea(values);
  const measures = takeValue<Sides>(values, "$measures") ?? {};
  for (const [side, value] of Object.entries(measures)) if (!values.get(side)) values.set(side, value);
}

/** Replaces a column of all layouts by their figures; a column of its own for a layout wins. */
export function spreadCapacities(values: Values): void {
  const capacities = takeValue<Record<string, number>>(values, "$capacities") ?? {};
  for (const [layout, people] of Object.entries(capacities)) {
    const path = `capacity.${layout}`;
    if (values.get(path) === undefined) values.set(path, people);
  }
}

/** What the rows of a table share. */
export interface TableContext {
  columns: readonly MappedColumn[];
  byPath: { venue: ColumnsByPath; space: ColumnsByPath };
  defaults: Defaults;
}

/** Returns the columns of each kind by path. */
export function indexByPath(columns: readonly MappedColumn[]): TableContext["byPath"] {
  const select = (kind: MappedColumn["of"]) =>
    new Map(columns.flatMap(({ of, column, at, heading }) => (of === kind ? [[column.path, { at, heading }]] : [])));
  return { venue: select("venue"), space: select("space") };
}

/** Returns the texts from which the id of a row is derived: its own number, or its name and what distinguishes it from others of the name. */
export function createKeys(
  ownId: string | undefined,
  name: string | undefined,
  detail: unknown = "",
): Pick<Candidate, "key" | "writtenKey"> {
  if (ownId !== undefined) return { key: ownId };
  const writtenKey = `${name}\n${String(detail)}`;
  const key = `${name === undefined ? name : normalizeName(name)}\n${String(detail)}`;
  return key === writtenKey ? { key } : { key, writtenKey };
}

/** Creates the candidate of a space from the values of its row; `row` is the candidate of its venue in the same row. */
export function toSpaceCandidate(
  place: RowPlace,
  values: Values,
  { byPath, defaults }: TableContext,
  row?: Candidate,
): Candidate {
  spreadMeasures(values);
  spreadEquipment(values);
  const name = values.get("name") as string | undefined;
  const ownId = takeValue<string>(values, "id");
  for (const field of ["partOf", "splitsInto"]) if (values.has(`$${field}`)) values.set(field, undefined);
  return {
    kind: "space",
    ...place,
    filed: takeValue<string>(values, "$filed") ?? defaults.source,
    ownId,
    ...createKeys(ownId, name, values.get("floor")),
    name,
    columns: byPath.space,
    flags: takeFeatureFlags(values),
    values,
    derivesFeatures: !values.has("features"),
    venue: { id: takeValue(values, "$venueId"), name: takeValue(values, "$venueName"), row },
    partOf: takeValue(values, "$partOf"),
    splitsInto: takeValue(values, "$splitsInto"),
  };
}
