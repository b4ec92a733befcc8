import { toChinaDay } from "#domain/day.ts";
import { formatNumber } from "#domain/format.ts";
import { createEventStore, type EventFilter } from "#server/store/event-store.ts";
import { type CommandOutput, type OpenDatabase, UsageError } from "../with-database.ts";
import { maxWorkbookRows, TableTooLongError, writeTableFile } from "../write-table-file.ts";
import { eventHeadings, eventWidths, toEventRow } from "./to-event-row.ts";
import { type EventFormat, eventFormats } from "./events-help.ts";

/** Dependencies of the command: the store, the clock and its output. */
export interface EventsDependencies extends CommandOutput {
  open: OpenDatabase;
  now: () => Date;
  /** Columns of the terminal. */
  width: number;
}

const findFormat = (name: string): EventFormat | undefined => eventFormats.find((format) => format === name);

/** Returns the file and its format. @throws UsageError for an unknown one, or an extension that says another */
function readTarget(given: string | undefined, format: string | undefined, now: Date) {
  const named = format === undefined ? undefined : findFormat(format.toLowerCase());
  if (format !== undefined && !named) throw new UsageError(`--format 可以写 ${eventFormats.join("、")}：${format}`);
  if (given === undefined) {
    const kind = named ?? "csv";
    return { file: `events-${toChinaDay(now)}.${kind}`, kind };
  }
  const kind = named ?? findFormat(given.toLowerCase().split(".").at(-1) ?? "");
  if (!kind) throw new UsageError(`文件名须以 ${eventFormats.map((each) => `.${each}`).join("、")} 结尾：${given}`);
  return { file: given, kind };
}

const describeFault = (file: string, error: unknown): string =>
  error instanceof TableTooLongError
    ? `超过 ${formatNumber(maxWorkbookRows)} 条，.xlsx 放不下：请导出 csv，或用 --from、--to 减少条数`
    : `文件无法写入：${file}（${(error as Error).message}）`;

/** Writes the selected events to a file, oldest first. @returns the exit code */
export async function exportEvents(
  { open, now, err }: EventsDependencies,
  { file: given, format }: { file: string | undefined; format: string | undefined },
  filter: EventFilter,
): Promise<number> {
  const { file, kind } = readTarget(given, format, now());
  const events = createEventStore(await open({ readonly: true }));
  let count = 0;
  const iterate = async function* () {
    for await (const event of events.each(filter)) {
      count++;
      yield event;
    }
  };
  try {
    const table = {
      title: "访问事件",
      headings: eventHeadings,
      widths: eventWidths,
      records: iterate(),
      toCells: toEventRow,
    };
    await writeTableFile(file, `.${kind}`, table);
  } catch (error) {
    err(describeFault(file, error));
    return 1;
  }
  err(`${formatNumber(count)} 个事件已写入 ${file}`);
  return 0;
}
