import { readFileSync } from "node:fs";

/** Clock ticks of a second in /proc, on every Linux. */
const ticksPerSecond = 100;

/** Returns the CPU seconds that a process has used, in user and system mode. */
export function readCpuSeconds(pid: number): number {
  // The name in parentheses may contain spaces.
  const [, fields = ""] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  const [user, system] = fields.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) / ticksPerSecond;
}

/** Returns the bytes of memory that a process holds (resident set). */
export function readResidentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
