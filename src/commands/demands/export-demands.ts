import { formatNumber } from "#domain/format.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { withCachedReads } from "#server/store/with-cached-reads.ts";
import { UsageError } from "../with-database.ts";
import { detectFileKind, fileKinds, maxWorkbookRows, TableTooLongError, writeTableFile } from "../write-table-file.ts";
import { type DemandsDependencies, toDemandFields } from "./demands-dependencies.ts";
import { demandHeadings, demandWidths, toDemandRow } from "./demand-columns.ts";
import { nameEntities, type NamedEntities } from "./name-entities.ts";
import { type FilterValues, iterateSelected, readDemandFilter } from "./read-demand-filter.ts";

const describeFault = (file: string, error: unknown): string =>
  error instanceof TableTooLongError
    ? `超过 ${formatNumber(maxWorkbookRows)} 条，.xlsx 放不下：请导出 .csv，或用筛选减少条数`
    : `文件无法写入：${file}（${(error as Error).message}）`;

/** Names a venue or space; one that has left the catalogue by its id, so that names and ids stay in step. */
const toName = ({ id, name = id }: NamedEntities["venues"][number]): string => name;

/** Writes the selected demands to a file, newest first. @returns the exit code */
export async function exportDemands(
  dependencies: DemandsDependencies,
  file: string,
  values: FilterValues,
): Promise<number> {
  const { now, err } = dependencies;
  const kind = detectFileKind(file);
  if (!kind) throw new UsageError(`文件名须以 ${fileKinds.join("、")} 结尾：${file}`);
  const selection = readDemandFilter(values);
  let count = 0;
  const database = await dependencies.open({ readonly: true });
  // Many demands name the same venues: each is read once.
  const stores = { catalogue: createCatalogueStore(database), content: createContentStore(database) };
  const { catalogue } = withCachedReads(stores, () => 0);
  const iterate = async function* () {
    for await (const demand of iterateSelected(createDemandStore(database), selection, now())) {
      count++;
      const { venues, spaces } = await nameEntities(catalogue, demand);
      yield { ...toDemandFields(demand), siteNames: venues.map(toName), spaceNames: spaces.map(toName) };
    }
  };
  const records = iterate();
  try {
    const table = { headings: demandHeadings, widths: demandWidths, records, toCells: toDemandRow };
    await writeTableFile(file, kind, { ...table, title: "需求" });
  } catch (error) {
    err(describeFault(file, error));
    return 1;
  }
  err(`${formatNumber(count)} 条需求已写入 ${file}`);
  return 0;
}
