import { readEnv } from "#server/http/env.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { replaceLineBreaks } from "#domain/text/replace-line-breaks.ts";

/** Error for an invalid command line. */
export class UsageError extends Error {}

/** Output of a command: results to `out`, progress and errors to `err`. */
export interface CommandOutput {
  out: (line: string) => void;
  err: (line: string) => void;
}

/** Returns what is wrong with a command line, in one line; undefined for an error of another kind. */
function describeUsageError(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  const { code, message } = error as { code?: string; message: string };
  const option = /'(-[^' ]*)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `没有该选项：${option}`;
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
    return /does not take an argument/.test(message) ? `选项 ${option} 后不写内容` : `选项 ${option} 后需写内容`;
  return code?.startsWith("ERR_PARSE_ARGS") ? "命令有误" : undefined;
}

/**
 * Runs a command and reports a usage error in one line, which names the help.
 * @param command how it is called, such as `npm run demands`
 * @returns its exit code, 2 for a usage error
 */
export async function withUsageErrors(
  command: string,
  { err }: CommandOutput,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const fault = describeUsageError(error);
    if (fault === undefined) throw error;
    err(`${fault.replace(/。$/, "")}。用法见 ${command} -- --help`);
    return 2;
  }
}

/** Returns the positional arguments if their number is that of `names`. @throws UsageError */
export function expectArgs<const N extends string[]>(args: string[], ...names: N): { [K in keyof N]: string } {
  if (args.length !== names.length)
    throw new UsageError(names.length > 0 ? `需写明：${names.join("、")}` : "命令后不需要其他内容");
  return args as { [K in keyof N]: string };
}

/** Opens the configured database. */
export type OpenDatabase = (options?: { readonly?: boolean }) => Promise<Database>;

/** Returns what went wrong in one line. */
function describeError(error: unknown): string {
  if (error instanceof StoreUnavailableError) {
    const { cause } = error;
    const reason = cause instanceof Error ? replaceLineBreaks(cause.message || cause.name, " ") : String(cause);
    return `数据库现在不能用，没有完成：${reason}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a command with the database of DATA_DIR or DATABASE_URL, opened on demand and closed at the end.
 * Prints an error in one line and sets exit code 1.
 */
export async function withDatabase(run: (open: OpenDatabase, lines: CommandOutput) => Promise<number>): Promise<void> {
  const lines: CommandOutput = {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  };
  const opened: Database[] = [];
  try {
    const open: OpenDatabase = async (options) => {
      const database = await openDatabase({ ...readEnv(), ...options });
      opened.push(database);
      return database;
    };
    process.exitCode = await run(open, lines);
  } catch (error) {
    lines.err(describeError(error));
    process.exitCode = 1;
  } finally {
    for (const database of opened) await database.close();
  }
}
