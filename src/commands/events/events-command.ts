import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { addDays, isIsoDay, toChinaMidnight } from "#domain/day.ts";
import { formatNumber } from "#domain/format.ts";
import { createEventStore, type EventFilter } from "#server/store/event-store.ts";
import { formatAlignedTable } from "../terminal/format-aligned-table.ts";
import { expectArgs, UsageError, withDatabase, withUsageErrors } from "../with-database.ts";
import { eventsHelp } from "./events-help.ts";
import { type EventsDependencies, exportEvents } from "./export-events.ts";

const options = {
  from: { type: "string" },
  to: { type: "string" },
  project: { type: "string" },
  format: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

function readDay(option: string, day: string): string {
  if (!isIsoDay(day)) throw new UsageError(`--${option} 需为日期，如 2026-11-21：${day}`);
  return day;
}

/** Reads the options that select events: days of China, both included. @throws UsageError */
const readEventFilter = ({
  from,
  to,
  project,
}: Record<"from" | "to" | "project", string | undefined>): EventFilter => ({
  from: from && toChinaMidnight(readDay("from", from)).toISOString(),
  to: to && toChinaMidnight(addDays(readDay("to", to), 1)).toISOString(),
  project,
});

/** Lists the events by day and name. @returns the exit code */
async function listCounts(
  { open, out, err, width }: EventsDependencies,
  filter: EventFilter,
  isJson: boolean | undefined,
): Promise<number> {
  const counts = await createEventStore(await open({ readonly: true })).counts(filter);
  if (isJson) {
    out(JSON.stringify(counts, null, 2));
    return 0;
  }
  if (counts.length === 0) {
    err("暂无事件。");
    return 0;
  }
  const columns = ["日期", "事件", "次数", "浏览器数"].map((heading) => ({ heading, max: 60 }));
  const rows = counts.map(({ day, event, events, visitors }) => [
    day,
    event,
    formatNumber(events),
    formatNumber(visitors),
  ]);
  for (const line of formatAlignedTable(columns, rows, width)) out(line);
  return 0;
}

/** Runs one command of `npm run events`. @returns the exit code */
export const eventsCommand = (argv: string[], dependencies: EventsDependencies): Promise<number> =>
  withUsageErrors("npm run events", dependencies, async () => {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true, strict: true });
    const [command = "", ...args] = positionals;
    if (values.help) {
      dependencies.out(eventsHelp);
      return 0;
    }
    const { from, to, project, format, json } = values;
    const filter = readEventFilter({ from, to, project });
    if (command === "counts") {
      expectArgs(args);
      return listCounts(dependencies, filter, json);
    }
    if (command !== "export") throw new UsageError(command ? `没有该命令：${command}` : "请写明命令");
    if (args.length > 1) throw new UsageError("只写一个文件");
    return exportEvents(dependencies, { file: args[0], format }, filter);
  });

/** Columns where the output is no terminal. */
const defaultWidth = 120;

if (import.meta.main) {
  await withDatabase((open, lines) =>
    eventsCommand(process.argv.slice(2), {
      open,
      now: () => new Date(),
      width: process.stdout.columns ?? defaultWidth,
      ...lines,
    }),
  );
}
