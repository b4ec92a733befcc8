import { setTimeout as sleep } from "node:timers/promises";
import type { Site } from "#tests/start-site.ts";
import { median } from "../search/measure.ts";
import { readCpuSeconds } from "./read-cpu-seconds.ts";
import { startNginx } from "./nginx.ts";
import { readAnswer } from "./read-answer.ts";
import { type LoadResult, sendLoad } from "./send-load.ts";

const rounds = 9;
const seconds = 1.5;
const connections = 32;
/** Requests after which a page is hot and compressed at the best level; nginx gets those bytes. */
const warmUps = 60;

interface Measured {
  perSecond: number;
  /** CPU microseconds of the server for a request. */
  cpu: number;
}

async function measure(pid: number, port: number, path: string): Promise<Measured> {
  const before = readCpuSeconds(pid);
  const { answers, statuses }: LoadResult = await sendLoad({ port, paths: [path], connections, seconds });
  if (statuses["200"] !== answers) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
  return { perSecond: answers / seconds, cpu: ((readCpuSeconds(pid) - before) * 1e6) / answers };
}

/** Requests a page until its body no longer changes, and returns the answer. */
async function readHotAnswer(url: string) {
  for (let warm = 0; warm < warmUps; warm++) await readAnswer(url);
  for (;;) {
    const before = await readAnswer(url);
    await sleep(1000);
    const after = await readAnswer(url);
    if (after.body.equals(before.body)) return after;
  }
}

/**
 * Sends the same requests to a site and to nginx with the same bytes and headers, in turn, each with one process, and returns the rows of a
 * table; undefined where there is no nginx. Site, nginx and the sender share the machine, so that the CPU of a request tells more than
 * the number in a second.
 */
export async function compareWithNginx(site: Site, folder: string, pages: Record<string, string>) {
  const answers = [];
  for (const path of Object.values(pages)) answers.push({ path, ...(await readHotAnswer(site.url + path)) });
  const nginx = await startNginx(folder, answers);
  if (!nginx) return undefined;
  const rows = [
    "| page | bytes | site, requests a second | nginx | ratio | site, CPU µs a request | nginx | ratio |",
    "|---|---|---|---|---|---|---|---|",
  ];
  try {
    for (const [name, path] of Object.entries(pages)) {
      const { body } = answers.find((answer) => answer.path === path)!;
      const served = await readAnswer(`http://127.0.0.1:${nginx.port}${path}`);
      if (!served.body.equals(body)) throw new Error(`${path}: nginx serves other bytes.`);
      const all: [Measured, Measured][] = [];
      for (let round = 0; round < rounds; round++)
        all.push([
          await measure(site.process.pid!, Number(new URL(site.url).port), path),
          await measure(nginx.workerPid, nginx.port, path),
        ]);
      const middle = (value: (pair: [Measured, Measured]) => number) => median(all.map(value));
      rows.push(
        `| ${name} | ${(body.length / 1000).toFixed(1)} kB | ${middle(([own]) => own.perSecond).toFixed(0)} | ${middle(([, other]) => other.perSecond).toFixed(0)} | ${middle(([own, other]) => own.perSecond / other.perSecond).toFixed(2)} | ${middle(([own]) => own.cpu).toFixed(1)} | ${middle(([, other]) => other.cpu).toFixed(1)} | ${middle(([own, other]) => other.cpu / own.cpu).toFixed(2)} |`,
      );
    }
  } finally {
    await nginx.stop();
  }
  return { version: nginx.version, rounds, rows };
}
