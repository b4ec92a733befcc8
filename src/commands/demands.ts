import { createInterface } from "node:readline/promises";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { readEnv } from "#server/http/env.ts";
import { addMissedCall, addNote, assign, erase, setStatus } from "./demands/change-demand.ts";
import { confirmClock } from "./demands/confirm-clock.ts";
import type { DemandsDependencies } from "./demands/demands-dependencies.ts";
import { demandsHelp } from "./demands/demands-help.ts";
import { exportDemands } from "./demands/export-demands.ts";
import { listFailures, retryFailures } from "./demands/list-failures.ts";
import { listDemands } from "./demands/list-demands.ts";
import { showDemand } from "./demands/show-demand.ts";
import { expectArgs, UsageError, withDatabase, withUsageErrors } from "./with-database.ts";

const options = {
  status: { type: "string" },
  kind: { type: "string" },
  city: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  assignee: { type: "string" },
  overdue: { type: "boolean" },
  search: { type: "string" },
  limit: { type: "string" },
  note: { type: "string" },
  "not-reached": { type: "boolean" },
  yes: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

const parseArguments = (argv: string[]) => parseArgs({ args: argv, options, allowPositionals: true, strict: true });
type Values = ReturnType<typeof parseArguments>["values"];
type Verb = (dependencies: DemandsDependencies, args: string[], values: Values) => Promise<number>;

const verbs: Readonly<Record<string, Verb>> = {
  list: (dependencies, args, values) => {
    expectArgs(args);
    return listDemands(dependencies, values);
  },
  show: (dependencies, args, values) => showDemand(dependencies, expectArgs(args, "编号")[0], values),
  export: (dependencies, args, values) => exportDemands(dependencies, expectArgs(args, "文件")[0], values),
  "set-status": (dependencies, args, { note }) => {
    const [reference, status] = expectArgs(args, "编号", "状态");
    return setStatus(dependencies, reference, status, note);
  },
  assign: (dependencies, args) => assign(dependencies, ...expectArgs(args, "编号", "姓名")),
  note: (dependencies, args, values) =>
    values["not-reached"]
      ? addMissedCall(dependencies, expectArgs(args, "编号")[0], values.note)
      : addNote(dependencies, ...expectArgs(args, "编号", "备注")),
  failures: (dependencies, args, values) => {
    expectArgs(args);
    return listFailures(dependencies, values);
  },
  retry: (dependencies, args) => retryFailures(dependencies, expectArgs(args, "通知编号、需求编号或 all")[0]),
  erase: (dependencies, args, values) => erase(dependencies, expectArgs(args, "编号")[0], values),
  "confirm-clock": (dependencies, args, values) => {
    expectArgs(args);
    return confirmClock(dependencies, values);
  },
};

/** Runs one command of `npm run demands`. @returns the exit code */
export const demandsCommand = (argv: string[], dependencies: DemandsDependencies): Promise<number> =>
  withUsageErrors("npm run demands", dependencies, async () => {
    const { values, positionals } = parseArguments(argv);
    const [command = "", ...args] = positionals;
    if (values.help) {
      dependencies.out(demandsHelp);
      return 0;
    }
    const verb = Object.hasOwn(verbs, command) ? verbs[command] : undefined;
    if (!verb) throw new UsageError(command ? `没有该命令：${command}` : "请写明命令");
    return verb(dependencies, args, values);
  });

/** Asks the person at the terminal; undefined where there is none. */
async function prompt(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

/** Columns where the output is no terminal. */
const defaultWidth = 120;

if (import.meta.main) {
  const width = process.stdout.columns ?? defaultWidth;
  await withDatabase((open, lines) =>
    demandsCommand(process.argv.slice(2), {
      open,
      now: () => new Date(),
      retentionDays: () => readEnv().RETENTION_DAYS,
      width,
      prompt,
      ...lines,
    }),
  );
}
