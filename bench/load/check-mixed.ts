import { writeFileSync } from "node:fs";
import { createClientAddress } from "#tests/create-client-address.ts";
import type { Site } from "#tests/start-site.ts";
import { readResidentBytes } from "../pages/read-cpu-seconds.ts";
import { formatMegabytes, print } from "../search/measure.ts";
import { createMixedRequests, type MixedRequest } from "./create-mixed-requests.ts";
import { formatRange } from "./format-range.ts";
import { drawMemory, type MemorySample } from "./draw-memory.ts";

const batchSize = 2000;
const connections = 4;
const sampleMs = 15_000;

/** Sends a batch and adds the answers to their counts by status. */
async function sendBatch(url: string, requests: readonly MixedRequest[], from: number, counts: Map<number, number>) {
  const queue = requests.entries();
  const work = async () => {
    for (const [at, { path, init }] of queue) {
      const headers = { ...init?.headers, "x-forwarded-for": createClientAddress(from + at) };
      const answer = await fetch(url + path, { ...init, headers, redirect: "manual" });
      await answer.arrayBuffer();
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
}

/**
 * Sends for so many minutes what visitors and programs ask for, and prints the memory of the server: after a third of the time
 * it should stay within 5 %. Writes the curve to `file` (SVG) where it is named.
 */
export async function checkMixed(site: Site, { minutes, file }: { minutes: number; file?: string }): Promise<void> {
  const start = performance.now();
  const samples: MemorySample[] = [];
  const counts = new Map<number, number>();
  const readMinute = () => (performance.now() - start) / 60_000;
  const sample = () => samples.push({ minute: readMinute(), bytes: readResidentBytes(site.process.pid!) });
  const timer = setInterval(sample, sampleMs);
  try {
    for (let batch = 0; readMinute() < minutes; batch++)
      await sendBatch(site.url, await createMixedRequests(site.url, batchSize, batch), batch * batchSize, counts);
  } finally {
    clearInterval(timer);
  }
  sample();
  const steady = samples.filter(({ minute }) => minute >= minutes / 3).map(({ bytes }) => bytes);
  const { least, most, text } = formatRange(steady);
  const answers = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  print(`${minutes} minutes of mixed load, ${connections} connections: ${answers.join(", ")}`);
  print(
    `memory each minute: ${samples
      .filter((_, at) => at % 4 === 3)
      .map(({ bytes }) => formatMegabytes(bytes))
      .join(", ")}`,
  );
  print(`after a third: ${text}
`);
  if (file !== undefined) writeFileSync(file, drawMemory(samples, { middle: (least + most) / 2, from: minutes / 3 }));
}
