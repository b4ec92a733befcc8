import { toUtcDay } from "#domain/day.ts";
import type { CatalogueReport, Kind } from "../store/catalogue-batch.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import type { Defaults, FileContent, Remark, Row, TableReport } from "./candidate.ts";
import { readCatalogueFile } from "./read/read-catalogue-file.ts";
import { resolveSpaces, resolveVenues } from "./write/resolve-spaces.ts";
import { VenueReferences } from "./write/venue-references.ts";

export interface ImportOptions {
  defaults: Defaults;
  /** Deletes rows of the file's sources that the file lacks, of the kinds that it contains. */
  replace?: boolean | undefined;
  /** Name of the source that visitors see, for rows that give none; without it they see no name. */
  publicName?: string | undefined;
  /** Confirms that `replace` with a file without rows deletes everything of the default source. */
  confirmed?: boolean | undefined;
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
  /** Number of venues whose position is their district's centre. */
  approximatePositions: number;
  /** Whether deletion was skipped, since rows were refused. */
  keptForRefused: boolean;
  /** Whether deletion was skipped, since the file has no rows and nobody confirmed it; `counts` has what would be deleted. */
  awaitsConfirmation: boolean;
  dryRun: boolean;
}

const toBatches = <T>(rows: readonly Row<T>[]): { source: string; entities: T[] }[] =>
  [...Map.groupBy(rows, ({ candidate }) => candidate.filed)].map(([source, own]) => ({
    source,
    entities: own.map(({ entity }) => entity),
  }));

/** Returns the kinds of rows that a file holds; of a file without rows, those that its headings name. */
function listKinds({ venues, spaces, tables }: FileContent): Kind[] {
  if (venues.length === 0 && spaces.length === 0) {
    const has = (kind: Kind) =>
      tables.length === 0 || tables.some((table) => table.kind === kind || (kind === "venue" && table.withVenues));
    return (["venue", "space"] as const).filter(has);
  }
  return [...(venues.length > 0 ? ["venue" as const] : []), ...(spaces.length > 0 ? ["space" as const] : [])];
}

/** Sets the public name of the source of all venues that give none. */
function setPublicName({ venues }: FileContent, publicName: string): void {
  for (const { values, isComplete } of venues)
    if (!isComplete && !values.has("source") && !values.get("source.name")) values.set("source.name", publicName);
}

/** Resolves and writes the rows of a file; deletes what its sources had and it lacks if `replace` is set. */
async function writeContent(
  catalogue: CatalogueStore,
  content: FileContent,
  { replace = false, dryRun = false, confirmed = false, defaults, now }: ImportOptions,
): Promise<Pick<ImportReport, "counts" | "approximatePositions" | "keptForRefused" | "awaitsConfirmation">> {
  const today = toUtcDay(now);
  const isEmpty = content.venues.length + content.spaces.length + content.refused.length === 0;
  const awaitsConfirmation = replace && isEmpty && !confirmed && !dryRun;
  const upsert = catalogue.startUpsert({ dryRun: dryRun || awaitsConfirmation });
  // Stored venues that this import may delete cannot be referenced by spaces.
  const replaced = new Set(replace ? content.venues.map(({ filed }) => filed) : []);
  const references = new VenueReferences(catalogue, replaced);
  const sources = new Set<string>(isEmpty ? [defaults.source] : []);
  let approximatePositions = 0;
  for await (const rows of resolveVenues(catalogue, content, references, today)) {
    approximatePositions += rows.filter(({ entity }) => entity.approximatePosition).length;
    for (const { candidate, entity } of rows) references.add(candidate, entity.id);
    for (const { source, entities } of toBatches(rows)) {
      sources.add(source);
      await upsert.put({ source, venues: entities, spaces: [] });
    }
  }
  for await (const rows of resolveSpaces(catalogue, content, references, today)) {
    for (const { source, entities } of toBatches(rows)) {
      sources.add(source);
      await upsert.put({ source, venues: [], spaces: entities });
    }
  }
  // A refused row is still in the file: its stored entity must not be deleted.
  const keptForRefused = replace && content.refused.length > 0;
  if (replace && !keptForRefused) for (const source of sources) await upsert.deleteAbsent(source, listKinds(content));
  return { counts: await upsert.finish(), approximatePositions, keptForRefused, awaitsConfirmation };
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
 * Imports the valid rows of a catalogue file in short transactions and reports the others. Importing the same file again
 * changes nothing, and completes an import that was interrupted.
 * @throws FileError if the file is not a readable catalogue
 */
export async function importCatalogue(
  catalogue: CatalogueStore,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { defaults, dryRun = false, progress = () => undefined } = options;
  progress(`读取 ${file}`);
  const content = await readCatalogueFile(file, defaults);
  progress(`${dryRun ? "比较" : "写入"} ${content.venues.length} 个场地、${content.spaces.length} 个会场`);
  if (options.publicName !== undefined) setPublicName(content, options.publicName);
  const written = await writeContent(catalogue, content, options);
  const { format, tables } = content;
  return { format, tables, ...mergeRemarks(content), ...written, dryRun };
}
