import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { checkCatalogue } from "../server/catalogue/check-catalogue.ts";
import { CellError } from "../server/catalogue/cell.ts";
import type { CellType } from "../server/catalogue/cell-types.ts";
import { importCatalogue } from "../server/catalogue/import-catalogue.ts";
import { city, venueType } from "../server/catalogue/names-of-choices.ts";
import { FileError } from "../server/catalogue/read-catalogue-file.ts";
import { catalogueStore } from "../server/store/catalogue-store.ts";
import { pictureStore } from "../server/pictures/picture-store.ts";
import { readEnv } from "../server/env.ts";
import { exportCatalogue } from "./catalog-export.ts";
import { catalogHelp } from "./catalog-help.ts";
import { importPictures, picturesLines } from "./catalog-pictures.ts";
import { checkLines, importLines } from "./catalog-report.ts";
import { type Lines, type OpenStore, overStore, take, UsageError, understood } from "./command.ts";
import { fileKindOf, fileKinds } from "./table-file.ts";

const options = {
  source: { type: "string" },
  city: { type: "string" },
  type: { type: "string" },
  table: { type: "string" },
  replace: { type: "boolean" },
  "dry-run": { type: "boolean" },
  "private-hosts": { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

const read = (argv: string[]) => parseArgs({ args: argv, options, allowPositionals: true, strict: true });
type Values = ReturnType<typeof read>["values"];

/** Dependencies of the command. */
export interface CatalogWorld extends Lines {
  open: OpenStore;
  now: () => Date;
  /** Folder of the pictures' originals. */
  picturesDir: string;
}

/** Source of rows without one: the operator. */
const ownSource = "运营方";

/** Parses an option like a cell of this type. @throws UsageError */
function optionOf(name: string, type: CellType, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  try {
    return type.read(value) as string;
  } catch (error) {
    if (error instanceof CellError) throw new UsageError(`--${name}: ${error.message}.`);
    throw error;
  }
}

async function importFile(world: CatalogWorld, file: string, values: Values): Promise<number> {
  const { open, now, out, err } = world;
  const defaults = {
    source: values.source ?? ownSource,
    city: optionOf("city", city, values.city),
    type: optionOf("type", venueType, values.type),
  };
  const { replace, "dry-run": dryRun } = values;
  try {
    const catalogue = catalogueStore(await open());
    const report = await importCatalogue(catalogue, file, {
      defaults,
      replace,
      dryRun,
      now: now(),
      progress: (step) => err(`… ${step}`),
    });
    if (values.json) out(JSON.stringify(report, null, 2));
    else for (const line of importLines(report)) out(line);
    const { venue, space } = report.counts;
    const taken = [venue, space].some(
      ({ added, changed, unchanged, deleted }) => added + changed + unchanged + deleted > 0,
    );
    return taken || report.refused.length === 0 ? 0 : 1;
  } catch (error) {
    return unreadable(file, error, err);
  }
}

/** Reports a missing or unreadable file and rethrows any other error. @returns the exit code */
function unreadable(file: string, error: unknown, err: Lines["err"]): number {
  const missing = ["ENOENT", "EISDIR", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
  if (!(error instanceof FileError) && !missing) throw error;
  err(`${file}: ${(error as Error).message}`);
  return 2;
}

async function hangPicturesOf(world: CatalogWorld, from: string, values: Values): Promise<number> {
  const { replace = false, "dry-run": dryRun = false, "private-hosts": privateHosts = false } = values;
  try {
    const report = await importPictures(catalogueStore(await world.open()), from, {
      store: pictureStore({ dir: world.picturesDir }),
      replace,
      dryRun,
      privateHosts,
      progress: (step) => world.err(`… ${step}`),
    });
    if (values.json) world.out(JSON.stringify(report, null, 2));
    else for (const line of picturesLines(report)) world.out(line);
    return report.taken.length > 0 || report.refused.length === 0 ? 0 : 1;
  } catch (error) {
    return unreadable(from, error, world.err);
  }
}

async function exportFile({ open, out, err }: CatalogWorld, file: string, values: Values): Promise<number> {
  const kind = fileKindOf(file);
  if (!kind) throw new UsageError(`The file's name must end in ${fileKinds.join(", ")}: ${file}`);
  const { table = "venues", source } = values;
  if (table !== "venues" && table !== "spaces") throw new UsageError(`--table takes venues or spaces, not ${table}.`);
  const catalogue = catalogueStore(await open({ readonly: true }));
  err(`… writing ${file}`);
  await exportCatalogue(catalogue, file, kind, { source, table: table === "venues" ? "venue" : "space" });
  const counts = await catalogue.counts();
  if (values.json) out(JSON.stringify({ file, ...(source === undefined && counts) }));
  else if (kind === ".csv") out(`The ${table} are in ${file}.`);
  else
    out(
      `The catalogue${source === undefined ? ` (${counts.venues} venues, ${counts.spaces} spaces)` : ""} is in ${file}.`,
    );
  return 0;
}

async function check({ open, out, err, picturesDir }: CatalogWorld, values: Values): Promise<number> {
  const catalogue = catalogueStore(await open({ readonly: true }));
  err("… looking the catalogue over");
  const found = await checkCatalogue(catalogue, pictureStore({ dir: picturesDir }).has);
  if (values.json) out(JSON.stringify(found, null, 2));
  else for (const line of checkLines(found)) out(line);
  return found.problems.length === 0 ? 0 : 1;
}

/** Runs one command of `npm run catalog`. @returns the exit code */
export const catalogCommand = (argv: string[], world: CatalogWorld): Promise<number> =>
  understood(catalogHelp, world, async () => {
    const { values, positionals } = read(argv);
    const [command, ...words] = positionals;
    if (values.help) {
      world.out(catalogHelp);
      return 0;
    }
    if (command === "import") return importFile(world, take(words, "FILE")[0], values);
    if (command === "pictures") return hangPicturesOf(world, take(words, "FOLDER or LIST")[0], values);
    if (command === "export") return exportFile(world, take(words, "FILE")[0], values);
    if (command === "check") {
      take(words);
      return check(world, values);
    }
    throw new UsageError(command ? `There is no command ${command}.` : "Which command?");
  });

if (import.meta.main) {
  await overStore((open, lines) =>
    catalogCommand(process.argv.slice(2), {
      open,
      now: () => new Date(),
      picturesDir: readEnv().picturesDir,
      ...lines,
    }),
  );
}
