import { statSync } from "node:fs";
import { StoreUnavailableError } from "../store-unavailable-error.ts";

/** Returns what tells a file from any other, also one of the same name; undefined if there is none. */
function readIdentity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * Creates the check whether paths still lead to the files that they lead to now, or at the first check that finds one (a new store has no log before
 * the first write). An open file that was deleted is written without an error, and lost
 * with the process.
 * @returns a function that throws StoreUnavailableError if they do not
 */
export function createFileCheck(paths: readonly string[]): () => void {
  const opened = paths.map(readIdentity);
  return () => {
    const lost = paths.find((path, at) => {
      const found = readIdentity(path);
      opened[at] ??= found;
      return found !== opened[at];
    });
    if (lost !== undefined)
      throw new StoreUnavailableError(
        new Error(`${lost} was deleted or replaced. Move it back, or restart the server`),
      );
  };
}
