import type { Remark, TableReport } from "../server/catalogue/candidate.ts";
import type { CatalogueCheck } from "../server/catalogue/check-catalogue.ts";
import type { ImportReport } from "../server/catalogue/import-catalogue.ts";
import type { Counts } from "../server/store/catalogue-batch.ts";

/** Maximum number of remarks in the text report; JSON has all. */
const maxShownNotes = 20;

const formatRemark = ({ where, name, reason }: Remark): string =>
  `  ${[where, name].filter(Boolean).join(" ")}: ${reason}`;

function formatRemarks(title: string, remarks: readonly Remark[], maxShown = Infinity): string[] {
  if (remarks.length === 0) return [];
  const more = remarks.length - maxShown;
  const rest = more > 0 ? [`  … and ${more} more (--json lists them)`] : [];
  return [`${title} (${remarks.length}):`, ...remarks.slice(0, maxShown).map(formatRemark), ...rest];
}

function formatTable({ name, kind, withVenues, rows, mapped, unknown }: TableReport): string[] {
  const what = withVenues ? "spaces with their venues" : `${kind}s`;
  const columns = mapped.map(({ heading, field }) => `${heading} → ${field}`);
  return [
    `${name || "table"}: ${rows} lines of ${what}`,
    `  columns: ${columns.join(", ")}`,
    ...(unknown.length > 0 ? [`  not known, left out: ${unknown.join(", ")}`] : []),
  ];
}

const formatCounts = (what: string, { added, changed, unchanged, deleted }: Counts): string =>
  `${what}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${deleted} deleted`;

/** Formats the report of an import as lines of text. */
export function formatImportReport({
  format,
  tables,
  refused,
  notes,
  counts,
  keptForRefused,
  dryRun,
}: ImportReport): string[] {
  return [
    `${format}${dryRun ? ": a dry run, nothing was written" : ""}`,
    ...tables.flatMap(formatTable),
    ...formatRemarks("Refused", refused),
    ...formatRemarks("Left out of rows that were taken", notes, maxShownNotes),
    ...(keptForRefused ? ["Nothing was deleted, since rows were refused: put them right and import again."] : []),
    formatCounts("venues", counts.venue),
    formatCounts("spaces", counts.space),
  ];
}

/** Formats the result of a check as lines of text. */
export function formatCatalogueCheck({ venues, spaces, problems, doubtful }: CatalogueCheck): string[] {
  return [
    `${venues} venues, ${spaces} spaces`,
    ...formatRemarks("Problems", problems),
    ...formatRemarks("Capacities that the room's measures cannot hold, marked on the pages", doubtful, maxShownNotes),
    ...(problems.length === 0 ? ["No problems."] : []),
  ];
}
