import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./cruise.ts";

/** Lists the repository's files, also those not yet added, relative to its root. Throws if git fails. */
export function listTrackedFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
}

/** Returns whether a file holds code of the project. */
export const isCodeFile = (file: string): boolean => /^(?:src|demo|tests|bench|scripts)\/.*\.(?:tsx?|mjs)$/.test(file);
