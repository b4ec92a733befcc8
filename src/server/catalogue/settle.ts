import type { FeatureKey } from "../../domain/space/feature.ts";
import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import type { Filed } from "../store/catalogue-store.ts";
import type { Candidate, Remark } from "./candidate.ts";
import { putAt } from "./column.ts";
import { inOrder, spaceFeatures, venueFeatures } from "./derived-features.ts";
import { reasonOf, spaceSchema, venueSchema } from "./entity-schemas.ts";

/** A row's entity, or the reason for refusing it. */
export type Settled<T> = { entity: T; notes: Remark[] } | { refusal: Remark };

const always = { features: [], hasVr: false, demo: false } as const;
const alwaysOfVenue = { ...always, aliases: [], regionIds: [], nearPlaces: [], facilities: [], transport: [] } as const;
const alwaysOfSpace = { ...always, capacity: {} } as const;

type Fields = Record<string, unknown>;

/** Merges defaults, stored fields (unless the row is complete) and the row's fields, in this order. */
function layered(candidate: Candidate, stored: object | undefined, under: Fields): Fields {
  const fields: Fields = candidate.whole ? {} : structuredClone((stored ?? {}) as Fields);
  for (const [path, value] of candidate.values) putAt(fields, path, value);
  for (const [path, value] of candidate.fallbacks ?? [])
    if (value !== undefined && !(path in fields)) putAt(fields, path, value);
  return { ...structuredClone(under), ...fields };
}

/** Deletes a field whose parts only make sense together if one is missing, with a note. */
function dropHalf(fields: Fields, field: string, parts: readonly string[], notes: string[]): void {
  const value = fields[field] as Fields | undefined;
  if (!value || parts.every((part) => value[part] !== undefined)) return;
  delete fields[field];
  notes.push(`${field} without ${parts.filter((part) => value[part] === undefined).join(", ")}: left out`);
}

/** Merges listed features with those of yes/no columns and derived ones. */
function featuresOf(candidate: Candidate, listed: readonly FeatureKey[], shown: readonly FeatureKey[]): FeatureKey[] {
  const { flags = new Map<string, boolean>(), derivesFeatures } = candidate;
  if (!derivesFeatures && flags.size === 0) return [...listed];
  const raised = [...flags].flatMap(([key, has]) => (has ? [key as FeatureKey] : []));
  const lowered = new Set([...flags].flatMap(([key, has]) => (has ? [] : [key])));
  const kept = listed.filter((key) => !lowered.has(key));
  return inOrder([...kept, ...raised, ...(derivesFeatures ? shown : [])]);
}

const remark = ({ where, name }: Candidate, reason: string): Remark => ({ where, name, reason });

/** Resolves a row to a venue, given the stored one; `today` is the `listedAt` of new rows. */
export function settleVenue(
  candidate: Candidate,
  id: string,
  stored: Filed<Venue> | undefined,
  today: string,
): Settled<Venue> {
  const under = { ...alwaysOfVenue, listedAt: stored?.entity.listedAt ?? today };
  const fields: Fields = { ...layered(candidate, stored?.entity, under), id };
  const notes: string[] = [];
  const source = (fields.source as Fields | undefined) ?? {};
  fields.source = { name: candidate.filed, ...source };
  const rating = fields.rating as Fields | undefined;
  if (rating?.score !== undefined) rating.source ??= (fields.source as Fields).name;
  dropHalf(fields, "rating", ["score"], notes);
  const result = venueSchema.safeParse(fields);
  if (!result.success) return { refusal: remark(candidate, reasonOf(result.error)) };
  const entity = result.data as Venue;
  entity.features = featuresOf(candidate, entity.features, venueFeatures(entity));
  return { entity, notes: notes.map((note) => remark(candidate, note)) };
}

/** Resolves a row to a space of a venue, given the stored one; `today` is the `listedAt` of new rows. */
export function settleSpace(
  candidate: Candidate,
  id: string,
  venueId: string,
  stored: Filed<Space> | undefined,
  today: string,
): Settled<Space> {
  const under = { ...alwaysOfSpace, listedAt: stored?.entity.listedAt ?? today };
  const fields: Fields = { ...layered(candidate, stored?.entity, under), id, venueId };
  const notes: string[] = [];
  dropHalf(fields, "rigging", ["points", "kg"], notes);
  const result = spaceSchema.safeParse(fields);
  if (!result.success) return { refusal: remark(candidate, reasonOf(result.error)) };
  const entity = result.data as Space;
  entity.features = featuresOf(candidate, entity.features, spaceFeatures(entity));
  return { entity, notes: notes.map((note) => remark(candidate, note)) };
}
