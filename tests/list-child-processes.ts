import { readdirSync, readFileSync } from "node:fs";

/** Reads state and parent of a process; undefined if it is gone or only waits to be collected. */
function readParent(pid: number): number | undefined {
  try {
    // The name, in parentheses, may hold spaces and parentheses itself.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return state === "Z" ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

/** Returns whether a process runs. */
export const isRunning = (pid: number): boolean => readParent(pid) !== undefined;

/** Lists the direct children of a process. */
export const listChildProcesses = (parent: number): number[] =>
  readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && readParent(pid) === parent);
