import { once } from "node:events";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { root } from "../cruise.ts";
import type { Expression } from "./list-expressions.ts";

/** What an expression costs: `safe` is a time that grows with the length of the text, else the cost and a text that causes it. */
export type Verdict = "safe" | { cost: string; attack: string };

type Written = Pick<Expression, "source" | "flags">;

/**
 * Limits of a check. Counts of steps decide, since a busy machine would find less in a limited time. More iterations of the search,
 * for expressions with assertions, found no more here, in twice the time.
 */
const limits = {
  timeout: 180_000,
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 100_000_000,
  maxIteration: 3,
};
const { version } = JSON.parse(readFileSync(join(root, "node_modules/recheck/package.json"), "utf8")) as {
  version: string;
};
/** Verdicts of earlier runs, which hold for one setup: all expressions together take a minute or two. */
const stored = join(root, "node_modules/.cache/huizhi/expressions.json");
const setup = JSON.stringify({ version, limits });

export const formatExpression = ({ source, flags }: Written): string => `/${source}/${flags}`;

function readStored(): [string, Verdict][] {
  try {
    const found = JSON.parse(readFileSync(stored, "utf8")) as { setup: string; verdicts: [string, Verdict][] };
    return found.setup === setup ? found.verdicts : [];
  } catch {
    return [];
  }
}

const isUnknown = (verdict: Verdict): boolean => verdict !== "safe" && verdict.cost.startsWith("unknown");

/** Stores the verdicts in one step, since two runs may do it at a time; what is unknown is tried again. */
function store(verdicts: ReadonlyMap<string, Verdict>): void {
  mkdirSync(dirname(stored), { recursive: true });
  const found = [...verdicts].filter(([, verdict]) => !isUnknown(verdict));
  writeFileSync(`${stored}.${process.pid}`, JSON.stringify({ setup, verdicts: found }));
  renameSync(`${stored}.${process.pid}`, stored);
}

/** Checks what is left of a queue in a thread of its own. */
async function drain(queue: Written[], verdicts: Map<string, Verdict>): Promise<void> {
  const worker = new Worker(new URL("recheck-worker.ts", import.meta.url), { workerData: limits });
  try {
    for (let next = queue.pop(); next; next = queue.pop()) {
      worker.postMessage({ source: next.source, flags: next.flags });
      const [verdict] = (await once(worker, "message")) as [Verdict];
      verdicts.set(formatExpression(next), verdict);
    }
  } finally {
    await worker.terminate();
  }
}

/** Returns the verdict of each expression, by the expression as a literal. */
export async function checkCosts(expressions: readonly Written[]): Promise<ReadonlyMap<string, Verdict>> {
  const verdicts = new Map(readStored());
  const unique = new Map(expressions.map((expression) => [formatExpression(expression), expression]));
  const queue = [...unique].filter(([key]) => !verdicts.has(key)).map(([, expression]) => expression);
  const threads = Math.min(availableParallelism(), 4, queue.length);
  await Promise.all(Array.from({ length: threads }, () => drain(queue, verdicts)));
  if (threads > 0) store(verdicts);
  return verdicts;
}
