import { formatNumber } from "../../domain/format.ts";
import type { StoredDemand } from "../../server/store/demand-store.ts";
import { UsageError } from "../with-database.ts";
import { detectFileKind, fileKinds, writeTableFile } from "../write-table-file.ts";
import { type DemandsDependencies, openDemands, toDemandFields } from "./demands-dependencies.ts";
import { toDemandTable } from "./demand-columns.ts";
import { type FilterValues, iterateSelected, readDemandFilter } from "./read-demand-filter.ts";

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
  const found: StoredDemand[] = [];
  for await (const demand of iterateSelected(await openDemands(dependencies), selection, now())) found.push(demand);
  const fields = found.map(toDemandFields);
  try {
    await writeTableFile(file, kind, toDemandTable(fields), fields);
  } catch (error) {
    err(`文件无法写入：${file}（${(error as Error).message}）`);
    return 1;
  }
  err(`${formatNumber(fields.length)} 条需求已写入 ${file}`);
  return 0;
}
