import { readEnv } from "../server/env.ts";
import { type Database, openDatabase } from "../server/store/database.ts";

/** Error for an invalid command line. */
export class UsageError extends Error {}

/** Output of a command: results to `out`, progress and errors to `err`. */
export interface Lines {
  out: (line: string) => void;
  err: (line: string) => void;
}

/** Runs a command and prints the help on a usage error. @returns its exit code, 2 for a usage error */
export async function understood(help: string, { err }: Lines, run: () => Promise<number>): Promise<number> {
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
export function take<const N extends string[]>(words: string[], ...names: N): { [K in keyof N]: string } {
  if (words.length !== names.length) throw new UsageError(`It takes ${names.join(" and ") || "nothing more"}.`);
  return words as { [K in keyof N]: string };
}

/** Opens the configured database. */
export type OpenStore = (how?: { readonly?: boolean }) => Promise<Database>;

/**
 * Runs a command with the database of DATA_DIR or DATABASE_URL, opened on demand and closed at the end.
 * Prints an error in one line and sets exit code 1.
 */
export async function overStore(run: (open: OpenStore, lines: Lines) => Promise<number>): Promise<void> {
  const lines: Lines = {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  };
  const opened: Database[] = [];
  try {
    const open: OpenStore = async (how) => {
      const database = await openDatabase({ ...readEnv(), ...how });
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
