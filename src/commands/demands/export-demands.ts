import { formatNumber } from "#domain/format.ts";
import type { DemandStore } from "#server/store/demand-store.ts";
import { UsageError } from "../with-database.ts";
import { detectFileKind, fileKinds, maxWorkbookRows, TableTooLongError, writeTableFile } from "../write-table-file.ts";
import { type DemandsDependencies, openDemands, toDemandFields } from "./demands-dependencies.ts";
import { demandHeadings, demandWidths, toDemandRow } from "./demand-columns.ts";
import { type FilterValues, iterateSelected, readDemandFilter } from "./read-demand-filter.ts";

const describeFault = (file: string, error: unknown): string =>
  error instanceof TableTooLongError
    ? `超过 ${formatNumber(maxWorkbookRows)} 条，.xlsx 放不下：请导出 .csv，或用筛选减少条数`
    : `文件无法写入：${file}（${(error as Error).message}）`;

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
  const iterate = async function* (demands: DemandStore) {
    for await (const demand of iterateSelected(demands, selection, now())) {
      count++;
      yield toDemandFields(demand);
    }
  };
  const records = iterate(await openDemands(dependencies));
  try {
    await writeTableFile(file, kind, { headings: demandHeadings, widths: demandWidths, records, toCells: toDemandRow });
  } catch (error) {
    err(describeFault(file, error));
    return 1;
  }
  err(`${formatNumber(count)} 条需求已写入 ${file}`);
  return 0;
}
