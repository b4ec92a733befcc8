import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { getCallbackPromise } from "../domain/demand/callback/get-callback-promise.ts";
import { demandStatuses, isDemandStatus } from "../domain/demand/demand-status.ts";
import { isIsoDay, toChinaMidnight } from "../domain/day.ts";
import { type DemandStore, createDemandStore, type StoredDemand } from "../server/store/demand-store.ts";
import { type CommandOutput, withDatabase, expectArgs, UsageError, withUsageErrors } from "./with-database.ts";
import { toDemandTable } from "./demand-columns.ts";
import { detectFileKind, fileKinds, writeTableFile } from "./write-table-file.ts";

export const demandsHelp = `Read and follow up the demands that visitors sent.

  npm run demands -- list [--since DAY] [--status STATUS] [--limit N] [--json]
  npm run demands -- show REF [--json]
  npm run demands -- export FILE [--since DAY] [--status STATUS]
  npm run demands -- set-status REF STATUS [--note TEXT]
  npm run demands -- erase REF     the visitor's personal data; what was asked for stays, withdrawn

  DAY     a day in China, such as 2026-11-21; the demands sent from then on
  STATUS  ${demandStatuses.map((status) => `${status.id} (${status.zh})`).join(", ")}
  FILE    ${fileKinds.join(", ")}: the extension says which; it is readable by you alone
  --json  for programs: one JSON value on the standard output
  --help  this

Exit codes: 0 done, 1 there is no such demand or the file cannot be written, 2 the command is not understood.
`;

const options = {
  since: { type: "string" },
  status: { type: "string" },
  limit: { type: "string" },
  note: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

/** Dependencies of the command: the store, the clock and its output. */
export interface DemandsDependencies extends CommandOutput {
  /** Opens the store on first use. */
  demands: () => Promise<DemandStore>;
  now: () => Date;
}

/** Default limit of the text list. */
const defaultListLimit = 100;

type Values = ReturnType<typeof parseArguments>["values"];

const parseArguments = (argv: string[]) => parseArgs({ args: argv, options, allowPositionals: true, strict: true });

/** Converts a demand for output: the record's columns, then the body by its wire names. */
const toFields = ({ reference, createdAt, updatedAt, status, kind, body }: StoredDemand) => ({
  reference,
  createdAt,
  // What the visitor was promised.
  callBy: getCallbackPromise(new Date(createdAt)).by.toISOString(),
  updatedAt,
  status,
  kind,
  ...body,
});

function toFilter({ since, status, limit }: Values) {
  if (since !== undefined && !isIsoDay(since))
    throw new UsageError(`--since takes a day such as 2026-11-21, not ${since}.`);
  if (status !== undefined && !isDemandStatus(status)) throw new UsageError(`There is no status ${status}.`);
  if (limit !== undefined && !/^[1-9]\d{0,6}$/.test(limit))
    throw new UsageError(`--limit takes a number, not ${limit}.`);
  return {
    since: since && toChinaMidnight(since).toISOString(),
    status,
    limit: limit ? Number(limit) : undefined,
  };
}

const toText = (value: unknown) => (value === undefined ? "" : String(value));

function formatLine(demand: StoredDemand): string {
  const { name, people, eventType } = demand.body;
  const about = [toText(eventType), people === undefined ? "" : `${toText(people)} people`].filter(Boolean).join(", ");
  const when = demand.createdAt.slice(0, 16).replace("T", " ");
  return [
    demand.reference,
    `${when}Z`,
    demand.status.padEnd(9),
    demand.cityCode,
    toText(name),
    demand.mobile,
    about,
  ].join("  ");
}

async function list({ demands, out, err }: DemandsDependencies, values: Values): Promise<number> {
  const filter = toFilter(values);
  const found = await (await demands()).list({
    ...filter,
    limit: filter.limit ?? (values.json ? undefined : defaultListLimit),
  });
  if (values.json) out(JSON.stringify(found.map(toFields), null, 2));
  else for (const demand of found) out(formatLine(demand));
  if (!values.json) err(found.length === 0 ? "No demands." : `${found.length} shown, the newest first.`);
  return 0;
}

async function show({ demands, out, err }: DemandsDependencies, reference: string, values: Values): Promise<number> {
  const demand = await (await demands()).byReference(reference);
  if (!demand) {
    err(`There is no demand ${reference}.`);
    return 1;
  }
  const history = await (await demands()).history(reference);
  if (values.json) {
    out(JSON.stringify({ ...toFields(demand), history }, null, 2));
    return 0;
  }
  for (const [name, value] of Object.entries(toFields(demand))) {
    out(`${name.padEnd(14)}${typeof value === "object" ? JSON.stringify(value) : toText(value)}`);
  }
  out("");
  for (const { at, status, note } of history) out([at, status, note].filter(Boolean).join("  "));
  return 0;
}

async function exportDemands({ demands, err }: DemandsDependencies, file: string, values: Values): Promise<number> {
  const kind = detectFileKind(file);
  if (!kind) throw new UsageError(`The file's name must end in ${fileKinds.join(", ")}: ${file}`);
  const fields = (await (await demands()).list(toFilter(values))).map(toFields);
  try {
    await writeTableFile(file, kind, toDemandTable(fields), fields);
  } catch (error) {
    err(`${file} cannot be written: ${(error as Error).message}`);
    return 1;
  }
  err(`${fields.length} demands written to ${file}.`);
  return 0;
}

async function erase({ demands, now, err }: DemandsDependencies, reference: string): Promise<number> {
  const done = await (await demands()).erase(reference, now().toISOString());
  err(done ? `The personal data of ${reference} is erased.` : `There is no demand ${reference}.`);
  return done ? 0 : 1;
}

async function setStatus(
  { demands, now, err }: DemandsDependencies,
  reference: string,
  status: string,
  values: Values,
) {
  if (!isDemandStatus(status)) throw new UsageError(`There is no status ${status}.`);
  const done = await (await demands()).setStatus(reference, status, now().toISOString(), values.note);
  err(done ? `${reference} is ${status}.` : `There is no demand ${reference}.`);
  return done ? 0 : 1;
}

/** Runs one command of `npm run demands`. @returns the exit code */
export const demandsCommand = (argv: string[], dependencies: DemandsDependencies): Promise<number> =>
  withUsageErrors(demandsHelp, dependencies, async () => {
    const { values, positionals } = parseArguments(argv);
    const [command, ...args] = positionals;
    if (values.help) {
      dependencies.out(demandsHelp);
      return 0;
    }
    if (command === "list") {
      expectArgs(args);
      return list(dependencies, values);
    }
    if (command === "show") return show(dependencies, expectArgs(args, "REF")[0], values);
    if (command === "export") return exportDemands(dependencies, expectArgs(args, "FILE")[0], values);
    if (command === "erase") return erase(dependencies, expectArgs(args, "REF")[0]);
    if (command === "set-status") {
      const [reference, status] = expectArgs(args, "REF", "STATUS");
      return setStatus(dependencies, reference, status, values);
    }
    throw new UsageError(command ? `There is no command ${command}.` : "Which command?");
  });

if (import.meta.main) {
  await withDatabase((open, lines) => {
    let demands: DemandStore | undefined;
    const store = async () => {
      demands ??= createDemandStore(await open());
      return demands;
    };
    return demandsCommand(process.argv.slice(2), { demands: store, now: () => new Date(), ...lines });
  });
}
