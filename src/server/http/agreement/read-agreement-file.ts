import { readFileSync } from "node:fs";
import type { Agreement } from "#domain/content/agreement.ts";
import { parseAgreementFile } from "./parse-agreement-file.ts";

/**
 * Reads what the operator offers companies; undefined where no file is set.
 * @throws Error that names the file and what is wrong with it
 */
export function readAgreementFile(path: string | undefined): Agreement | undefined {
  if (path === undefined) return undefined;
  try {
    return parseAgreementFile(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`The environment is not usable.\nAGREEMENT_FILE ${path}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
