import { readEnv } from "../server/env.ts";
import { type Database, openDatabase } from "../server/store/database.ts";

/** A command that was not understood. */
export class UsageError extends Error {}

/** Where a command's lines go: results to `out`, progress and complaints to `err`. */
export interface Lines {
  out: (line: string) => void;
  err: (line: string) => void;
}

/** Runs a command; one that is not understood is answered with the help. @returns its exit code, 2 for that */
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

/** Takes exactly so many words after the command's name. */
export function take<const N extends string[]>(words: string[], ...names: N): { [K in keyof N]: string } {
  if (words.length !== names.length) throw new UsageError(`It takes ${names.join(" and ") || "nothing more"}.`);
  return words as { [K in keyof N]: string };
}

/** Opens the configured store. */
export type OpenStore = (how?: { readonly?: boolean }) => Promise<Database>;

/**
 * Runs a command over the store that DATA_DIR or DATABASE_URL names, opened when it is asked for and closed at the end.
 * What goes wrong is told in one line, with exit code 1.
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
