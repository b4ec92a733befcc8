import type { FeatureKey } from "../../../domain/space/features.ts";
import type { Space } from "../../../domain/space/space.ts";
import type { Venue } from "../../../domain/venue/venue.ts";
import type { Sourced } from "../../store/catalogue-store.ts";
import type { Candidate, Remark } from "../candidate.ts";
import { setAtPath } from "../map/column.ts";
import { sortFeatures, deriveSpaceFeatures, deriveVenueFeatures } from "./derive-venue-features.ts";
import { formatZodError, spaceSchema, venueSchema } from "./entity-schemas.ts";

/** A row's entity, or the reason for refusing it. */
export type Resolved<T> = { entity: T; notes: Remark[] } | { refusal: Remark };

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

/** Merges defaults, stored fields (unless the row is complete) and the row's fields, in this order. */
function mergeFields(candidate: Candidate, stored: object | undefined, defaults: Fields): Fields {
  const fields: Fields = candidate.isComplete ? {} : structuredClone((stored ?? {}) as Fields);
  for (const [path, value] of candidate.values) setAtPath(fields, path, value);
  for (const [path, value] of candidate.fallbacks ?? [])
    if (value !== undefined && !(path in fields)) setAtPath(fields, path, value);
  return { ...structuredClone(defaults), ...fields };
}

/** Deletes a field whose parts only make sense together if one is missing, with a note. */
function dropIncompleteField(fields: Fields, field: string, parts: readonly string[], notes: string[]): void {
  const value = fields[field] as Fields | undefined;
  if (!value || parts.every((part) => value[part] !== undefined)) return;
  delete fields[field];
  notes.push(`${field} without ${parts.filter((part) => value[part] === undefined).join(", ")}: left out`);
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

const toRemark = ({ where, name }: Candidate, reason: string): Remark => ({ where, name, reason });

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
  const source = (fields.source as Fields | undefined) ?? {};
  fields.source = { name: candidate.filed, ...source };
  const rating = fields.rating as Fields | undefined;
  if (rating?.score !== undefined) rating.source ??= (fields.source as Fields).name;
  dropIncompleteField(fields, "rating", ["score"], notes);
  const result = venueSchema.safeParse(fields);
  if (!result.success) return { refusal: toRemark(candidate, formatZodError(result.error)) };
  const entity = result.data as Venue;
  entity.features = mergeFeatures(candidate, entity.features, deriveVenueFeatures(entity));
  return { entity, notes: notes.map((note) => toRemark(candidate, note)) };
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
  dropIncompleteField(fields, "rigging", ["points", "kg"], notes);
  const result = spaceSchema.safeParse(fields);
  if (!result.success) return { refusal: toRemark(candidate, formatZodError(result.error)) };
  const entity = result.data as Space;
  entity.features = mergeFeatures(candidate, entity.features, deriveSpaceFeatures(entity));
  return { entity, notes: notes.map((note) => toRemark(candidate, note)) };
}
