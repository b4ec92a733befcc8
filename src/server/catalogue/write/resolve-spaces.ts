import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { chunkForStatement } from "../../store/catalogue-batch.ts";
import type { CatalogueStore, Sourced } from "../../store/catalogue-store.ts";
import { normalizeName } from "../normalize-name.ts";
import { type Candidate, type FileContent, type Row, toRemark } from "../candidate.ts";
import { linkParts } from "./link-parts.ts";
import { chooseId, type Match, matchSpaces, matchVenues } from "./choose-id.ts";
import { getPossibleIds } from "./resolve-id.ts";
import { type Resolved, resolveSpace, resolveVenue } from "./resolve-venue.ts";
import type { VenueReferences } from "./venue-references.ts";

/** Rows that are resolved and handed to the store together, so that a large file's entities are never all in memory. */
const rowsPerChunk = 2000;

/** What the rows of a chunk are compared with. */
interface Comparison<T> {
  stored: ReadonlyMap<string, Sourced<T>>;
  matches: ReadonlyMap<Candidate, Match>;
  /** Position of the row with an id, for all rows of the file so far. */
  seen: Map<string, string>;
  venueIdOf?: (candidate: Candidate) => string | undefined;
}

/** Resolves rows of one kind to valid entities with unique ids; adds the others to `content.refused`. */
function resolveAll<T extends { id: string }>(
  candidates: readonly Candidate[],
  content: FileContent,
  { stored, matches, seen, venueIdOf }: Comparison<T>,
  resolve: (candidate: Candidate, id: string, stored: Sourced<T> | undefined) => Resolved<T>,
): Row<T>[] {
  return candidates.flatMap((candidate) => {
    const chosen = chooseId(candidate, stored, matches.get(candidate), venueIdOf?.(candidate));
    if ("fault" in chosen) {
      content.refused.push(toRemark(candidate, chosen.fault));
      return [];
    }
    const { id } = chosen;
    const first = seen.get(id);
    if (first !== undefined) {
      content.refused.push(toRemark(candidate, `与${first}重复`));
      return [];
    }
    seen.set(id, candidate.where);
    const resolved = resolve(candidate, id, stored.get(id));
    if ("refusal" in resolved) {
      content.refused.push(resolved.refusal);
      return [];
    }
    content.notes.push(...resolved.notes);
    content.readings.push(...resolved.readings);
    return { candidate, entity: resolved.entity };
  });
}

/** Lists the ids under which the rows may be stored. */
function listPossibleIds(
  candidates: readonly Candidate[],
  matches: ReadonlyMap<Candidate, Match>,
  venueIdOf?: (candidate: Candidate) => string | undefined,
): string[] {
  const ids = new Set<string>();
  for (const candidate of candidates) {
    for (const id of Object.values(getPossibleIds(candidate, venueIdOf?.(candidate))))
      if (id !== undefined) ids.add(id);
    const match = matches.get(candidate);
    if (match && "id" in match) ids.add(match.id);
  }
  return [...ids];
}

/** Leaves out the venues that only a title names where a row of the file or the catalogue has one of the name. */
async function selectMissing(venues: readonly Candidate[], references: VenueReferences): Promise<readonly Candidate[]> {
  if (!venues.some(({ ifMissing, ifStored }) => ifMissing || ifStored)) return venues;
  const toName = ({ name = "" }: Candidate) => normalizeName(name);
  const taken = new Set(venues.filter(({ ifMissing, ifStored }) => !ifMissing && !ifStored).map(toName));
  const selected: Candidate[] = [];
  for (const candidate of venues) {
    if (candidate.ifStored && (await references.findStored(candidate.name!)).length === 0) continue;
    if (candidate.ifMissing) {
      if (taken.has(toName(candidate)) || (await references.findStored(candidate.name!)).length > 0) continue;
      taken.add(toName(candidate));
    }
    selected.push(candidate);
  }
  return selected;
}

/** Resolves the venues of a file in chunks. */
export async function* resolveVenues(
  catalogue: CatalogueStore,
  content: FileContent,
  references: VenueReferences,
  today: string,
): AsyncGenerator<Row<Venue>[]> {
  const seen = new Map<string, string>();
  const resolve = (candidate: Candidate, id: string, existing: Sourced<Venue> | undefined) =>
    resolveVenue(candidate, id, existing, today);
  const venues = await selectMissing(content.venues, references);
  for (const part of chunkForStatement(venues, rowsPerChunk)) {
    const matches = await matchVenues(part, references);
    const stored = await catalogue.filedVenues(listPossibleIds(part, matches));
    yield resolveAll(part, content, { stored, matches, seen }, resolve);
  }
}

/** Groups spaces by venue and returns them in chunks that have whole venues only. */
function* chunkByVenue(spaces: readonly Candidate[], venueIds: ReadonlyMap<Candidate, string>): Generator<Candidate[]> {
  let chunk: Candidate[] = [];
  for (const own of Map.groupBy(spaces, (candidate) => venueIds.get(candidate)).values()) {
    chunk = [...chunk, ...own];
    if (chunk.length < rowsPerChunk) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Finds the venues of spaces that name none but have an id of their own and are stored. */
async function findStoredVenueIds(
  catalogue: CatalogueStore,
  spaces: readonly Candidate[],
): Promise<Map<Candidate, string>> {
  const found = new Map<Candidate, string>();
  const withoutVenue = spaces.filter(
    ({ ownId, venue }) => ownId !== undefined && !venue?.row && !venue?.id && !venue?.name,
  );
  for (const part of chunkForStatement(withoutVenue)) {
    const stored = await catalogue.filedSpaces(listPossibleIds(part, new Map()));
    for (const candidate of part) {
      const { derived, written, own } = getPossibleIds(candidate);
      const space = [derived, written, own]
        .map((id) => stored.get(id ?? ""))
        .find((row) => row?.source === candidate.filed);
      if (space) found.set(candidate, space.entity.venueId);
    }
  }
  return found;
}

/** Resolves the spaces of a file in chunks, those of a venue together. */
export async function* resolveSpaces(
  catalogue: CatalogueStore,
  content: FileContent,
  references: VenueReferences,
  today: string,
): AsyncGenerator<Row<Space>[]> {
  const venueIds = await findStoredVenueIds(catalogue, content.spaces);
  for (const candidate of content.spaces) {
    if (venueIds.has(candidate)) continue;
    const found = await references.find(candidate);
    if ("venueId" in found) venueIds.set(candidate, found.venueId);
    else content.refused.push(toRemark(candidate, found.fault));
  }
  const seen = new Map<string, string>();
  const venueIdOf = (candidate: Candidate) => venueIds.get(candidate);
  const resolve = (candidate: Candidate, id: string, existing: Sourced<Space> | undefined) =>
    resolveSpace(candidate, id, venueIdOf(candidate)!, existing, today);
  const withVenue = content.spaces.filter((candidate) => venueIds.has(candidate));
  for (const part of chunkByVenue(withVenue, venueIds)) {
    const matches = await matchSpaces(catalogue, part, venueIds);
    const stored = await catalogue.filedSpaces(listPossibleIds(part, matches, venueIdOf));
    const rows = resolveAll(part, content, { stored, matches, seen, venueIdOf }, resolve);
    yield linkParts(catalogue, rows, content);
  }
}
