import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What came of the changes to one file: how many there were, and those that no test noticed. */
export interface MutationResult {
  mutants: number;
  survivors: string[];
}

const file = new URL("../../node_modules/.cache/huizhi/mutation.json", import.meta.url).pathname;

/** Reads the last result of each file, by its path. */
export const readMutationResults = (): Record<string, MutationResult> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, MutationResult>) : {};

/** Stores the last result of one more file. */
export function addMutationResult(path: string, result: MutationResult): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readMutationResults(), [path]: result }, undefined, 1));
}
