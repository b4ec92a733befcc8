import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import type { CatalogueBatch, CatalogueReport, Kind } from "../store/catalogue-batch.ts";
import type { CatalogueStore, Filed } from "../store/catalogue-store.ts";
import type { Candidate, Defaults, FileContent, Remark, Row, TableReport } from "./candidate.ts";
import { linkParts } from "./link-parts.ts";
import { readCatalogueFile } from "./read-catalogue-file.ts";
import { type Settled, settleSpace, settleVenue } from "./settle.ts";
import { idsOf, settledId } from "./settle-ids.ts";
import { VenueReferences } from "./venue-references.ts";

export interface ImportOptions {
  defaults: Defaults;
  /** Deletes rows of the file's sources that the file lacks, of the kinds that it contains. */
  replace?: boolean | undefined;
  /** Reports without writing. */
  dryRun?: boolean | undefined;
  now: Date;
  /** Called with each step. */
  progress?: (step: string) => void;
}

/** Result of an import or a dry run. */
export interface ImportReport {
  format: string;
  tables: TableReport[];
  refused: Remark[];
  /** Imported rows of which something was left out. */
  notes: Remark[];
  counts: CatalogueReport;
  /** Whether deletion was skipped, since rows were refused. */
  keptForRefused: boolean;
  dryRun: boolean;
}

/** Resolves the rows of one kind to valid entities with unique ids; adds the others to `content.refused`. */
function settleAll<T extends { id: string }>(
  candidates: readonly Candidate[],
  stored: ReadonlyMap<string, Filed<T>>,
  content: FileContent,
  settle: (candidate: Candidate, id: string, stored: Filed<T> | undefined) => Settled<T>,
  idOf: (candidate: Candidate) => string,
): Row<T>[] {
  const seen = new Map<string, string>();
  return candidates.flatMap((candidate) => {
    const { where, name } = candidate;
    const id = idOf(candidate);
    const first = seen.get(id);
    if (first !== undefined) {
      content.refused.push({ where, name, reason: `is the same as ${first}` });
      return [];
    }
    seen.set(id, where);
    const settled = settle(candidate, id, stored.get(id));
    if ("refusal" in settled) {
      content.refused.push(settled.refusal);
      return [];
    }
    content.notes.push(...settled.notes);
    return { candidate, entity: settled.entity };
  });
}

const possibleIds = (
  candidates: readonly Candidate[],
  venueIdOf?: (candidate: Candidate) => string | undefined,
): string[] => [
  ...new Set(
    candidates.flatMap((candidate) => {
      const { derived, own } = idsOf(candidate, venueIdOf?.(candidate));
      return own === undefined ? derived : [derived, own];
    }),
  ),
];

async function settleVenues(catalogue: CatalogueStore, content: FileContent, today: string): Promise<Row<Venue>[]> {
  const stored = await catalogue.filedVenues(possibleIds(content.venues));
  const settle = (candidate: Candidate, id: string, known: Filed<Venue> | undefined) =>
    settleVenue(candidate, id, known, today);
  return settleAll(content.venues, stored, content, settle, (candidate) => settledId(candidate, stored));
}

async function settleSpaces(
  catalogue: CatalogueStore,
  content: FileContent,
  venues: readonly Row<Venue>[],
  today: string,
  replace: boolean,
): Promise<Row<Space>[]> {
  // Stored venues that this import may delete cannot be referenced by spaces.
  const replaced = new Set(replace ? venues.map(({ candidate }) => candidate.filed) : []);
  const references = new VenueReferences(catalogue, replaced);
  for (const { candidate, entity } of venues) references.add(candidate, entity.id);
  const venueIds = new Map<Candidate, string>();
  for (const candidate of content.spaces) {
    const found = await references.find(candidate);
    if ("venueId" in found) venueIds.set(candidate, found.venueId);
    else content.refused.push({ where: candidate.where, name: candidate.name, reason: found.fault });
  }
  const housed = content.spaces.filter((candidate) => venueIds.has(candidate));
  const stored = await catalogue.filedSpaces(possibleIds(housed, (candidate) => venueIds.get(candidate)));
  const idOf = (candidate: Candidate) => settledId(candidate, stored, venueIds.get(candidate));
  const settle = (candidate: Candidate, id: string, known: Filed<Space> | undefined) =>
    settleSpace(candidate, id, venueIds.get(candidate)!, known, today);
  return linkParts(catalogue, settleAll(housed, stored, content, settle, idOf), content);
}

/** Groups rows into one batch per source. */
function batchesOf(
  venues: readonly Row<Venue>[],
  spaces: readonly Row<Space>[],
  replace: readonly Kind[],
): CatalogueBatch[] {
  const sources = new Set([...venues, ...spaces].map(({ candidate }) => candidate.filed));
  const of = <T>(rows: readonly Row<T>[], source: string): T[] =>
    rows.flatMap(({ candidate, entity }) => (candidate.filed === source ? entity : []));
  return [...sources].map((source) => ({ source, venues: of(venues, source), spaces: of(spaces, source), replace }));
}

/**
 * Imports the valid rows of a catalogue file in one transaction and reports the others.
 * @throws FileError if the file is not a readable catalogue
 */
export async function importCatalogue(
  catalogue: CatalogueStore,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { defaults, replace = false, dryRun = false, now, progress = () => undefined } = options;
  progress(`reading ${file}`);
  const content = await readCatalogueFile(file, defaults);
  progress(`checking ${content.venues.length} venues and ${content.spaces.length} spaces`);
  const today = now.toISOString().slice(0, 10);
  const venues = await settleVenues(catalogue, content, today);
  const spaces = await settleSpaces(catalogue, content, venues, today, replace);
  // A refused row is still in the file: its stored entity must not be deleted.
  const keptForRefused = replace && content.refused.length > 0;
  const kinds: Kind[] = [
    ...(content.venues.length > 0 ? ["venue" as const] : []),
    ...(content.spaces.length > 0 ? ["space" as const] : []),
  ];
  progress(dryRun ? "comparing" : "writing");
  const counts = await catalogue.upsertAll(batchesOf(venues, spaces, replace && !keptForRefused ? kinds : []), {
    dryRun,
  });
  const { format, tables, refused, notes } = content;
  return { format, tables, refused, notes, counts, keptForRefused, dryRun };
}
