import { toUtcDay } from "../../domain/day.ts";
import type { Space } from "../../domain/space/space.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import type { CatalogueBatch, CatalogueReport, Kind } from "../store/catalogue-batch.ts";
import type { CatalogueStore, Sourced } from "../store/catalogue-store.ts";
import {
  type Candidate,
  type Defaults,
  type FileContent,
  type Remark,
  type Row,
  type TableReport,
  toRemark,
} from "./candidate.ts";
import { linkParts } from "./write/link-parts.ts";
import { readCatalogueFile } from "./read/read-catalogue-file.ts";
import { type Resolved, resolveSpace, resolveVenue } from "./write/resolve-venue.ts";
import { getPossibleIds, resolveId } from "./write/resolve-id.ts";
import { VenueReferences } from "./write/venue-references.ts";

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
  /** What was left out of rows that were taken. */
  notes: Remark[];
  /** What was taken with a reading that the operator should know. */
  readings: Remark[];
  /** Lines and sheets that were not read as rows. */
  skipped: Remark[];
  counts: CatalogueReport;
  /** Whether deletion was skipped, since rows were refused. */
  keptForRefused: boolean;
  dryRun: boolean;
}

/** Resolves the rows of one kind to valid entities with unique ids; adds the others to `content.refused`. */
function resolveAll<T extends { id: string }>(
  candidates: readonly Candidate[],
  stored: ReadonlyMap<string, Sourced<T>>,
  content: FileContent,
  resolve: (candidate: Candidate, id: string, stored: Sourced<T> | undefined) => Resolved<T>,
  idOf: (candidate: Candidate) => string,
): Row<T>[] {
  const seen = new Map<string, string>();
  return candidates.flatMap((candidate) => {
    const { where } = candidate;
    const id = idOf(candidate);
    const first = seen.get(id);
    if (first !== undefined) {
      content.refused.push(toRemark(candidate, `与${first}重复`));
      return [];
    }
    seen.set(id, where);
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

const listPossibleIds = (
  candidates: readonly Candidate[],
  venueIdOf?: (candidate: Candidate) => string | undefined,
): string[] => [
  ...new Set(
    candidates.flatMap((candidate) => {
      const { derived, own } = getPossibleIds(candidate, venueIdOf?.(candidate));
      return own === undefined ? derived : [derived, own];
    }),
  ),
];

async function resolveVenues(catalogue: CatalogueStore, content: FileContent, today: string): Promise<Row<Venue>[]> {
  const stored = await catalogue.filedVenues(listPossibleIds(content.venues));
  const resolve = (candidate: Candidate, id: string, existing: Sourced<Venue> | undefined) =>
    resolveVenue(candidate, id, existing, today);
  return resolveAll(content.venues, stored, content, resolve, (candidate) => resolveId(candidate, stored));
}

async function resolveSpaces(
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
    else content.refused.push(toRemark(candidate, found.fault));
  }
  const spacesWithVenue = content.spaces.filter((candidate) => venueIds.has(candidate));
  const stored = await catalogue.filedSpaces(listPossibleIds(spacesWithVenue, (candidate) => venueIds.get(candidate)));
  const idOf = (candidate: Candidate) => resolveId(candidate, stored, venueIds.get(candidate));
  const resolve = (candidate: Candidate, id: string, existing: Sourced<Space> | undefined) =>
    resolveSpace(candidate, id, venueIds.get(candidate)!, existing, today);
  return linkParts(catalogue, resolveAll(spacesWithVenue, stored, content, resolve, idOf), content);
}

/** Groups rows into one batch per source. */
function toBatches(
  venues: readonly Row<Venue>[],
  spaces: readonly Row<Space>[],
  replace: readonly Kind[],
): CatalogueBatch[] {
  const sources = new Set([...venues, ...spaces].map(({ candidate }) => candidate.filed));
  const selectRows = <T>(rows: readonly Row<T>[], source: string): T[] =>
    rows.flatMap(({ candidate, entity }) => (candidate.filed === source ? entity : []));
  return [...sources].map((source) => ({
    source,
    venues: selectRows(venues, source),
    spaces: selectRows(spaces, source),
    replace,
  }));
}

/** Adds what was left out of a refused row to the reason for refusing it. */
function mergeRemarks({
  refused,
  notes,
  readings,
  skipped,
}: FileContent): Pick<ImportReport, "refused" | "notes" | "readings" | "skipped"> {
  const refusedRows = new Set(refused.map(({ where }) => where));
  const isTaken = ({ where }: Remark) => !refusedRows.has(where);
  const notesOfRefused = Map.groupBy(
    notes.filter((note) => !isTaken(note)),
    ({ where }) => where,
  );
  return {
    refused: refused.map((remark) => {
      const own = (notesOfRefused.get(remark.where) ?? []).map(({ column, reason }) =>
        column ? `${column}：${reason}` : reason,
      );
      return own.length > 0 ? { ...remark, reason: [remark.reason, ...own].join("；") } : remark;
    }),
    notes: notes.filter(isTaken),
    readings: readings.filter(isTaken),
    skipped,
  };
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
  progress(`读取 ${file}`);
  const content = await readCatalogueFile(file, defaults);
  progress(`核对 ${content.venues.length} 个场地、${content.spaces.length} 个会场`);
  const today = toUtcDay(now);
  const venues = await resolveVenues(catalogue, content, today);
  const spaces = await resolveSpaces(catalogue, content, venues, today, replace);
  // A refused row is still in the file: its stored entity must not be deleted.
  const keptForRefused = replace && content.refused.length > 0;
  const kinds: Kind[] = [
    ...(content.venues.length > 0 ? ["venue" as const] : []),
    ...(content.spaces.length > 0 ? ["space" as const] : []),
  ];
  progress(dryRun ? "比较" : "写入");
  const counts = await catalogue.upsertAll(toBatches(venues, spaces, replace && !keptForRefused ? kinds : []), {
    dryRun,
  });
  const { format, tables } = content;
  return { format, tables, ...mergeRemarks(content), counts, keptForRefused, dryRun };
}
