import type { z } from "zod";
import type { FeatureKey } from "#domain/space/features.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { Sourced } from "../../store/catalogue-store.ts";
import { type Candidate, type Remark, toRemark } from "../candidate.ts";
import { getAtPath, setAtPath } from "../map/column.ts";
import { withApproximatePosition } from "./with-approximate-position.ts";
import { catalogueParsing, describeIssue, formatZodError, labelField } from "./describe-issue.ts";
import { sortFeatures, deriveSpaceFeatures, deriveVenueFeatures } from "./derive-venue-features.ts";
import { spaceSchema, venueSchema } from "./entity-schemas.ts";

/** A row's entity, or the reason for refusing it. */
export type Resolved<T> = { entity: T; notes: Remark[]; readings: Remark[] } | { refusal: Remark };

const commonDefaults = { features: [], hasVr: false, demo: false } as const;
const venueDefaults = {
  ...commonDefaults,
  aliases: [],
  regionIds: [],
  nearPlaces: [],
  facilities: [],
  transport: [],
} as const;
const spaceDefaults = { ...commonDefaults, capacity: {} } as const;

type Fields = Record<string, unknown>;

const requiredFields = new Set(["cityCode", "type"]);

/** Merges defaults, stored fields (unless the row is complete) and the row's fields, in this order. */
function mergeFields(candidate: Candidate, stored: object | undefined, defaults: Fields): Fields {
  const fields: Fields = candidate.isComplete ? {} : structuredClone((stored ?? {}) as Fields);
  for (const [path, value] of candidate.values) {
    // What a venue cannot be without is not emptied.
    if (value !== undefined || !requiredFields.has(path)) setAtPath(fields, path, value);
  }
  for (const [path, value] of candidate.fallbacks ?? [])
    if (value !== undefined && !(path in fields)) setAtPath(fields, path, value);
  return { ...structuredClone(defaults), ...fields };
}

/** Deletes the date of figures that a row changes without saying when they were taken. */
function dropStaleDate(candidate: Candidate, fields: Fields, figures: RegExp, date: string): void {
  const paths = [...candidate.values.keys()];
  const isDated = candidate.isComplete || paths.some((path) => path === date || path === date.split(".")[0]);
  if (!isDated && paths.some((path) => figures.test(path))) setAtPath(fields, date, undefined);
}

/** Deletes a field whose parts only make sense together if one is missing. Returns the parts that are missing. */
function dropIncompleteField(fields: Fields, field: string, parts: readonly string[]): string[] {
  const value = fields[field] as Fields | undefined;
  const missing = value ? parts.filter((part) => value[part] === undefined) : [];
  if (missing.length > 0) delete fields[field];
  return missing;
}

/** Fields without which an entity cannot be stored or found. */
const identityFields = new Set(["id", "name", "cityCode", "type", "venueId", "source", "listedAt", "demo"]);

/** Returns the path of the field to leave out for an issue; undefined if the row cannot be taken without it. */
function findDoubtfulPath(path: readonly PropertyKey[]): string | undefined {
  const [field] = path;
  if (field === undefined || identityFields.has(String(field))) return undefined;
  return field === "capacity" || field === "prices" ? path.slice(0, 2).join(".") : String(field);
}

/**
 * Validates an entity's fields. A field that is doubtful keeps its stored value and is noted; a row that is wrong where it
 * is identified, or is said to be the complete entity, is refused.
 */
function validate<T>(
  candidate: Candidate,
  fields: Fields,
  stored: object | undefined,
  schema: z.ZodType<T>,
): { data: T; notes: Remark[] } | { refusal: Remark } {
  const result = schema.safeParse(fields, catalogueParsing);
  if (result.success) return { data: result.data, notes: [] };
  const issues = result.error.issues.map((issue) => ({ issue, path: findDoubtfulPath(issue.path) }));
  if (candidate.isComplete || issues.some(({ path }) => path === undefined))
    return { refusal: toRemark(candidate, formatZodError(result.error)) };
  const notes = issues.map(({ issue, path }) => {
    const exact = candidate.columns?.get(issue.path.join("."));
    const column = exact ?? candidate.columns?.get(path!);
    const reason = describeIssue(issue);
    const label = labelField(issue.path);
    const isLabelled = exact || (column && label === labelField([path!]));
    return toRemark(candidate, isLabelled ? reason : `${label}：${reason}`, column);
  });
  for (const { path } of issues) setAtPath(fields, path!, stored && getAtPath(stored, path!));
  // A position is both of its figures.
  if (fields.lng === undefined || fields.lat === undefined) for (const side of ["lng", "lat"]) delete fields[side];
  const again = schema.safeParse(fields, catalogueParsing);
  return again.success ? { data: again.data, notes } : { refusal: toRemark(candidate, formatZodError(again.error)) };
}

/** Merges listed features with those of yes/no columns and derived ones. */
function mergeFeatures(
  candidate: Candidate,
  listed: readonly FeatureKey[],
  shown: readonly FeatureKey[],
): FeatureKey[] {
  const { flags = new Map<string, boolean>(), derivesFeatures } = candidate;
  if (!derivesFeatures && flags.size === 0) return [...listed];
  const added = [...flags].flatMap(([key, has]) => (has ? [key as FeatureKey] : []));
  const removed = new Set([...flags].flatMap(([key, has]) => (has ? [] : [key])));
  const remaining = listed.filter((key) => !removed.has(key));
  return sortFeatures([...remaining, ...added, ...(derivesFeatures ? shown : [])]);
}

/** Returns what to report of fields that were inferred, where the row and the store have none. */
function listInferred(candidate: Candidate, stored: object | undefined): Remark[] {
  const { values, inferred = new Map<string, string>() } = candidate;
  const isUsed = (path: string) => values.get(path) === undefined && (!stored || getAtPath(stored, path) === undefined);
  return [...inferred].flatMap(([path, reading]) => (isUsed(path) ? toRemark(candidate, reading) : []));
}

/** Leaves out the features that the stored fields show too: its list has them, unless the operator left them out. */
const without = (shown: readonly FeatureKey[], shownBefore: readonly FeatureKey[]): FeatureKey[] =>
  shown.filter((key) => !shownBefore.includes(key));

/** Returns the source to show; earlier versions stored the internal name of the source where the operator gave none. */
function listPublicSource(
  source: Venue["source"] = {},
  { values }: Candidate,
  stored: Sourced<Venue> | undefined,
): Venue["source"] {
  const { name, ...more } = source;
  const isInternal = name === stored?.source && !more.licence && !values.get("source.name") && !values.has("source");
  return isInternal || name === undefined ? more : source;
}

/** Resolves a row to a venue, given the stored one; `today` is the `listedAt` of new rows. */
export function resolveVenue(
  candidate: Candidate,
  id: string,
  stored: Sourced<Venue> | undefined,
  today: string,
): Resolved<Venue> {
  const defaults = { ...venueDefaults, listedAt: stored?.entity.listedAt ?? today };
  const fields: Fields = { ...mergeFields(candidate, stored?.entity, defaults), id };
  const notes: string[] = [];
  dropStaleDate(candidate, fields, /^(?:rating|guestRoomPriceFrom|guestRooms)(?:\.|$)/, "source.date");
  dropStaleDate(candidate, fields, /^prices\./, "prices.date");
  fields.source = listPublicSource(fields.source as Venue["source"] | undefined, candidate, stored);
  const rating = fields.rating as Fields | undefined;
  const publicName = (fields.source as Fields).name;
  if (rating?.score !== undefined && publicName !== undefined) rating.source ??= publicName;
  if (dropIncompleteField(fields, "rating", ["score"]).length > 0) notes.push("有评分来源，没有评分，没有收");
  const result = validate(candidate, fields, stored?.entity, venueSchema);
  if ("refusal" in result) return result;
  const entity = withApproximatePosition(candidate, result.data as Venue, stored?.entity);
  const shownBefore = stored ? deriveVenueFeatures(stored.entity) : [];
  entity.features = mergeFeatures(candidate, entity.features, without(deriveVenueFeatures(entity), shownBefore));
  return {
    entity,
    notes: [...result.notes, ...notes.map((note) => toRemark(candidate, note))],
    readings: listInferred(candidate, stored?.entity),
  };
}

/** Resolves a row to a space of a venue, given the stored one; `today` is the `listedAt` of new rows. */
export function resolveSpace(
  candidate: Candidate,
  id: string,
  venueId: string,
  stored: Sourced<Space> | undefined,
  today: string,
): Resolved<Space> {
  const defaults = { ...spaceDefaults, listedAt: stored?.entity.listedAt ?? today };
  const fields: Fields = { ...mergeFields(candidate, stored?.entity, defaults), id, venueId };
  const notes: string[] = [];
  dropStaleDate(candidate, fields, /^price(?:HalfDay|Day|Evening)$/, "priceDate");
  const [missing] = dropIncompleteField(fields, "rigging", ["points", "kg"]);
  if (missing) notes.push(`吊点缺${missing === "kg" ? "承重" : "个数"}，没有收`);
  const result = validate(candidate, fields, stored?.entity, spaceSchema);
  if ("refusal" in result) return result;
  const entity = result.data as Space;
  const shownBefore = stored ? deriveSpaceFeatures(stored.entity) : [];
  entity.features = mergeFeatures(candidate, entity.features, without(deriveSpaceFeatures(entity), shownBefore));
  return { entity, notes: [...result.notes, ...notes.map((note) => toRemark(candidate, note))], readings: [] };
}
