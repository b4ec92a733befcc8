import { readEnv } from "../server/http/env.ts";
import { type Database, openDatabase } from "../server/store/database.ts";

/** Error for an invalid command line. */
export class UsageError extends Error {}

/** Output of a command: results to `out`, progress and errors to `err`. */
export interface CommandOutput {
  out: (line: string) => void;
  err: (line: string) => void;
}

/** Runs a command and prints the help on a usage error. @returns its exit code, 2 for a usage error */
export async function withUsageErrors(
  help: string,
  { err }: CommandOutput,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const unknownOption = (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    if (!(error instanceof UsageError) && !unknownOption) throw error;
    err(`${(error as Error).message}\n\n${help}`);
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
    lines.err(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    for (const database of opened) await database.close();
  }
}
