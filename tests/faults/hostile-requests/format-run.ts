import type { HostileRun } from "./run-hostile-requests.ts";

/** Characters of a request that are printed: enough to see what it is. */
const mostCharacters = 4000;

/** Formats a run: answers by status, then each fault with its request. */
export function formatRun({ counts, faults }: HostileRun): string {
  const statuses = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}\t${count}`);
  const lines = faults.map(({ reason, request }) => `${reason}\n${JSON.stringify(request).slice(0, mostCharacters)}`);
  return [...statuses, ...lines].join("\n");
}
