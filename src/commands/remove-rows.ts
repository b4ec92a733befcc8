import { CatalogueUpsert } from "#server/store/catalogue/catalogue-upsert.ts";
import type { CatalogueReport } from "#server/store/catalogue-batch.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import type { Database } from "#server/store/database.ts";
import { demoContentKinds, demoSource, recordDemoVersion } from "#server/store/demo-version.ts";

/** What to remove: everything of a source, or one venue. */
export type RemovalTarget = { source: string } | { venueId: string };

/** Result of a removal: what was deleted, or why nothing was. */
export type Removal = { deleted: { venues: number; spaces: number } } | { fault: string };

const toDeleted = ({ venue, space }: CatalogueReport) => ({ venues: venue.deleted, spaces: space.deleted });

/** Removes the demo's cases and home page content, and records that no start loads the demo again. */
async function removeDemoContent(database: Database): Promise<void> {
  const content = createContentStore(database);
  for (const kind of demoContentKinds) await content.replace(kind, []);
  // Of no version: the next start writes the questions and solutions again, as the site's own.
  await recordDemoVersion(database, { version: "", hasCatalogue: false });
}

const formatSources = (sources: readonly { source: string; venues: number; spaces: number }[]): string =>
  sources.map(({ source, venues, spaces }) => `${source}（场地 ${venues}，会场 ${spaces}）`).join("、");

async function removeSource(database: Database, source: string, dryRun: boolean): Promise<Removal> {
  const sources = await createCatalogueStore(database).countBySource();
  const isDemo = source === demoSource;
  if (!isDemo && !sources.some((row) => row.source === source)) {
    const existing = sources.length > 0 ? `现有来源：${formatSources(sources)}` : "目录是空的";
    return { fault: `目录里没有来源“${source}”。${existing}。` };
  }
  const upsert = new CatalogueUpsert(database.kysely, { dryRun });
  await upsert.deleteAbsent(source, ["venue", "space"]);
  if (isDemo && !dryRun) await removeDemoContent(database);
  return { deleted: toDeleted(await upsert.finish()) };
}

async function removeVenue(database: Database, venueId: string, dryRun: boolean): Promise<Removal> {
  const upsert = new CatalogueUpsert(database.kysely, { dryRun });
  await upsert.deleteVenues([venueId]);
  const deleted = toDeleted(await upsert.finish());
  return deleted.venues > 0 ? { deleted } : { fault: `目录里没有场地 ${venueId}。` };
}

/** Deletes the rows of a source, or a venue with its spaces; a dry run only counts. */
export const removeRows = (
  database: Database,
  target: RemovalTarget,
  { dryRun }: { dryRun: boolean },
): Promise<Removal> =>
  "source" in target ? removeSource(database, target.source, dryRun) : removeVenue(database, target.venueId, dryRun);

/** Formats the result of a removal as a line of text. */
export function formatRemoval(
  target: RemovalTarget,
  { deleted }: Extract<Removal, { deleted: unknown }>,
  dryRun: boolean,
) {
  const what = "source" in target ? `来源“${target.source}”` : `场地 ${target.venueId}`;
  const counts = `场地 ${deleted.venues} 个，会场 ${deleted.spaces} 个`;
  return dryRun ? `试运行，没有删除。${what}：${counts}` : `已删除${what}：${counts}`;
}
