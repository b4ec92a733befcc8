import { resolve } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { checkCatalogue } from "#server/catalogue/check-catalogue.ts";
import { CellError } from "#server/catalogue/map/cells/cell.ts";
import type { CellType } from "#server/catalogue/map/cells/cell-type.ts";
import { importCatalogue } from "#server/catalogue/import-catalogue.ts";
import { type HeadingMapping, MappingError, parseMapping } from "#server/catalogue/map/find-heading.ts";
import { city, venueType } from "#server/catalogue/map/cells/enum-parsers.ts";
import { FileError } from "#server/catalogue/read/read-catalogue-file.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createPictureStore } from "#server/pictures/picture-store.ts";
import { readEnv } from "#server/http/env.ts";
import { exportBookings } from "./bookings/export-bookings.ts";
import { importBookings, removeBookings } from "./bookings/import-bookings.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { catalogHelp } from "./catalog-help.ts";
import { formatRemoval, removeRows } from "./remove-rows.ts";
import { importPictures, formatPicturesReport } from "./import-pictures.ts";
import { formatCatalogueCheck, formatImportReport } from "./format-import-report.ts";
import { exportPrices, importPrices, removePrices } from "./import-prices.ts";
import { writeImportReport } from "./write-import-report.ts";
import {
  type CommandOutput,
  type OpenDatabase,
  withDatabase,
  expectArgs,
  UsageError,
  withUsageErrors,
} from "./with-database.ts";
import { detectFileKind, fileKinds } from "./write-table-file.ts";

const options = {
  source: { type: "string" },
  city: { type: "string" },
  type: { type: "string" },
  table: { type: "string" },
  map: { type: "string", multiple: true },
  report: { type: "string" },
  venue: { type: "string" },
  space: { type: "string" },
  replace: { type: "boolean" },
  yes: { type: "boolean" },
  "public-name": { type: "string" },
  "dry-run": { type: "boolean" },
  "private-hosts": { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

const parseArguments = (argv: string[]) => parseArgs({ args: argv, options, allowPositionals: true, strict: true });
type Values = ReturnType<typeof parseArguments>["values"];

/** Dependencies of the command. */
export interface CatalogDependencies extends CommandOutput {
  open: OpenDatabase;
  now: () => Date;
  /** Folder of the pictures' originals. */
  picturesDir: string;
}

/** Source of rows without one: the operator. */
const defaultSource = "运营方";

/** Parses an option like a cell of this type. @throws UsageError */
function readOption(name: string, type: CellType, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  try {
    return type.read(value) as string;
  } catch (error) {
    if (error instanceof CellError) throw new UsageError(`--${name}：${error.message}。`);
    throw error;
  }
}

/** Parses the `--map` options. @throws UsageError */
function readMapping(mappings: readonly string[] = []): HeadingMapping {
  try {
    return new Map(mappings.map(parseMapping));
  } catch (error) {
    if (error instanceof MappingError) throw new UsageError(`--map：${error.message}。`);
    throw error;
  }
}

/** Checks the name of `--report`. @throws UsageError */
function readReportFile(report: string | undefined, file: string): string | undefined {
  if (report === undefined) return undefined;
  if (detectFileKind(report) !== ".xlsx") throw new UsageError(`--report 的文件名要以 .xlsx 结尾：${report}`);
  if (resolve(report) === resolve(file)) throw new UsageError("--report 不能是导入的文件自己。");
  return report;
}

async function importFile(dependencies: CatalogDependencies, file: string, values: Values): Promise<number> {
  const { open, now, out, err } = dependencies;
  const defaults = {
    source: values.source ?? defaultSource,
    city: readOption("city", city, values.city),
    venue: values.venue,
    type: readOption("type", venueType, values.type),
    mapping: readMapping(values.map),
  };
  const reportFile = readReportFile(values.report, file);
  const { replace, "dry-run": dryRun } = values;
  try {
    const catalogue = createCatalogueStore(await open());
    const report = await importCatalogue(catalogue, file, {
      defaults,
      replace,
      confirmed: values.yes,
      publicName: values["public-name"],
      dryRun,
      now: now(),
      progress: (step) => err(`… ${step}`),
    });
    if (values.json) out(JSON.stringify(report, null, 2));
    else for (const line of formatImportReport(report)) out(line);
    if (reportFile !== undefined) {
      await writeImportReport(reportFile, file, report);
      err(`… 标注好的表格在 ${reportFile}`);
    }
    const { venue, space } = report.counts;
    const hasRows = [venue, space].some(
      ({ added, changed, unchanged, deleted }) => added + changed + unchanged + deleted > 0,
    );
    return !report.awaitsConfirmation && (hasRows || report.refused.length === 0) ? 0 : 1;
  } catch (error) {
    return reportUnreadable(file, error, err);
  }
}

/** Reports a missing or unreadable file and rethrows any other error. @returns the exit code */
function reportUnreadable(file: string, error: unknown, err: CommandOutput["err"]): number {
  const missing = ["ENOENT", "EISDIR", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
  if (!(error instanceof FileError) && !missing) throw error;
  err(`${file}: ${(error as Error).message}`);
  return 2;
}

async function importPicturesFrom(dependencies: CatalogDependencies, from: string, values: Values): Promise<number> {
  const { replace = false, "dry-run": dryRun = false, "private-hosts": privateHosts = false } = values;
  try {
    const report = await importPictures(createCatalogueStore(await dependencies.open()), from, {
      store: createPictureStore({ dir: dependencies.picturesDir }),
      replace,
      dryRun,
      privateHosts,
      progress: (step) => dependencies.err(`… ${step}`),
    });
    if (values.json) dependencies.out(JSON.stringify(report, null, 2));
    else for (const line of formatPicturesReport(report)) dependencies.out(line);
    return report.taken.length > 0 || report.refused.length === 0 ? 0 : 1;
  } catch (error) {
    return reportUnreadable(from, error, dependencies.err);
  }
}

async function exportFile({ open, out, err }: CatalogDependencies, file: string, values: Values): Promise<number> {
  const kind = detectFileKind(file);
  if (!kind) throw new UsageError(`文件名要以 ${fileKinds.join("、")} 结尾：${file}`);
  const { table = "venues", source } = values;
  if (table !== "venues" && table !== "spaces")
    throw new UsageError(`--table 只能是 venues（场地）或 spaces（会场），没有 ${table}。`);
  const catalogue = createCatalogueStore(await open({ readonly: true }));
  err(`… 写入 ${file}`);
  await exportCatalogue(catalogue, file, kind, { source, table: table === "venues" ? "venue" : "space" });
  const counts = await catalogue.counts();
  if (values.json) out(JSON.stringify({ file, ...(source === undefined && counts) }));
  else if (kind === ".csv") out(`已把${table === "venues" ? "场地" : "会场"}写到 ${file}`);
  else
    out(`已把目录${source === undefined ? `（场地 ${counts.venues} 个，会场 ${counts.spaces} 个）` : ""}写到 ${file}`);
  return 0;
}

async function check({ open, out, err, picturesDir }: CatalogDependencies, values: Values): Promise<number> {
  const catalogue = createCatalogueStore(await open({ readonly: true }));
  err("… 检查目录");
  const found = await checkCatalogue(catalogue, createPictureStore({ dir: picturesDir }).has);
  if (values.json) out(JSON.stringify(found, null, 2));
  else for (const line of formatCatalogueCheck(found)) out(line);
  return found.problems.length === 0 ? 0 : 1;
}

async function remove({ open, out, err }: CatalogDependencies, values: Values): Promise<number> {
  const { source, venue: venueId, "dry-run": dryRun = false } = values;
  if ((source === undefined) === (venueId === undefined))
    throw new UsageError("remove 要写 --source 或 --venue 其中之一。");
  const target = source === undefined ? { venueId: venueId! } : { source };
  const removal = await removeRows(await open(), target, { dryRun });
  if (values.json) out(JSON.stringify({ ...removal, dryRun }));
  else if ("fault" in removal) err(removal.fault);
  else out(formatRemoval(target, removal, dryRun));
  return "fault" in removal ? 1 : 0;
}

/** Runs one command of `npm run catalog`. @returns the exit code */
export const catalogCommand = (argv: string[], dependencies: CatalogDependencies): Promise<number> =>
  withUsageErrors("npm run catalog", dependencies, async () => {
    const { values, positionals } = parseArguments(argv);
    const [command, ...args] = positionals;
    if (values.help) {
      dependencies.out(catalogHelp);
      return 0;
    }
    if (command === "import") return importFile(dependencies, expectArgs(args, "要导入的文件")[0], values);
    if (command === "import-prices") {
      const [file] = expectArgs(args, "要导入的单价表");
      const { "dry-run": dryRun = false, json = false } = values;
      return importPrices(dependencies, file, { dryRun, json }).catch((error: unknown) =>
        reportUnreadable(file, error, dependencies.err),
      );
    }
    if (command === "export-prices") return exportPrices(dependencies, expectArgs(args, "要写出的单价表")[0]);
    if (command === "remove-prices") {
      expectArgs(args);
      return removePrices(dependencies);
    }
    if (command === "import-bookings") {
      const [file] = expectArgs(args, "要导入的已订日期");
      const { "dry-run": dryRun = false, json = false } = values;
      return importBookings(dependencies, file, { dryRun, json }).catch((error: unknown) =>
        reportUnreadable(file, error, dependencies.err),
      );
    }
    if (command === "export-bookings") return exportBookings(dependencies, expectArgs(args, "要写出的文件")[0]);
    if (command === "remove-bookings") {
      expectArgs(args);
      return removeBookings(dependencies, values.space);
    }
    if (command === "pictures")
      return importPicturesFrom(dependencies, expectArgs(args, "照片的文件夹或清单")[0], values);
    if (command === "export") return exportFile(dependencies, expectArgs(args, "要写出的文件")[0], values);
    if (command === "remove" || command === "check") {
      expectArgs(args);
      return command === "check" ? check(dependencies, values) : remove(dependencies, values);
    }
    throw new UsageError(command ? `没有 ${command} 这个命令。` : "请写要做什么。");
  });

if (import.meta.main) {
  await withDatabase((open, lines) =>
    catalogCommand(process.argv.slice(2), {
      open,
      now: () => new Date(),
      picturesDir: readEnv().picturesDir,
      ...lines,
    }),
  );
}
