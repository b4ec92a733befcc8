import { execFileSync } from "node:child_process";
import { root } from "./cruise.ts";

/** Lists the code files of the project that git does not ignore, as paths from its root. */
export const listCodeFiles = (): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /^(?:src|demo|tests|bench|scripts)\/.*\.(?:tsx?|mjs|css)$/.test(file));
