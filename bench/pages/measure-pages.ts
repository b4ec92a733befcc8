import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { readPageAssets } from "#server/http/page-assets.ts";
import type { Site } from "#tests/start-site.ts";
import { median } from "../search/measure.ts";
import { readCpuSeconds } from "./read-cpu-seconds.ts";
import { readAnswer } from "./read-answer.ts";
import { sendLoad } from "./send-load.ts";

const clientDir = join(import.meta.dirname, "../../dist/client");
const rounds = 20;
/** Requests of a round: what is measured comes in hundredths of a second. */
const perRound = { rendered: 25, cached: 1000 };

/** Returns the CPU milliseconds of the server for a request of a page. */
async function measureCpu(site: Site, path: string, most: number): Promise<number> {
  const port = Number(new URL(site.url).port);
  const before = readCpuSeconds(site.process.pid!);
  const { statuses } = await sendLoad({ port, paths: [path], connections: 1, most });
  if (statuses["200"] !== most) throw new Error(`${path}: ${JSON.stringify(statuses)}`);
  return ((readCpuSeconds(site.process.pid!) - before) * 1000) / most;
}

/** Returns the bytes of a document, and the brotli bytes of it, of the scripts that every document loads, and of the sheets that it loads. */
async function measureBytes(site: Site, path: string) {
  const { body } = await readAnswer(site.url + path);
  const html = brotliDecompressSync(body).toString();
  const scripted = html.replaceAll(/<noscript[^>]*>.*?<\/noscript>/gs, "");
  const sheets = [...scripted.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href]) => href!);
  const sum = async (files: readonly string[]) => {
    const answers = await Promise.all(files.map((file) => readAnswer(site.url + file)));
    return answers.reduce((all, answer) => all + answer.body.length, 0);
  };
  const { scripts } = readPageAssets(clientDir, []);
  return {
    plain: Buffer.byteLength(html),
    document: body.length,
    script: await sum(scripts),
    style: await sum(sheets),
  };
}

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures each page on a server that renders every request and on one that answers from the cache, in turn; returns a table. */
export async function measurePages(rendering: Site, caching: Site, pages: Record<string, string>) {
  const rows = [
    "| page | rendered, CPU ms | cached, CPU ms | ratio | document | compressed | script | style |",
    "|---|---|---|---|---|---|---|---|",
  ];
  for (const [name, path] of Object.entries(pages)) {
    await measureCpu(rendering, path, perRound.rendered);
    await measureCpu(caching, path, perRound.cached);
    const [a, b]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      a.push(await measureCpu(rendering, path, perRound.rendered));
      b.push(await measureCpu(caching, path, perRound.cached));
    }
    const { plain, document, script, style } = await measureBytes(caching, path);
    const ratio = median(a.map((value, at) => value / Math.max(0.001, b[at]!)));
    rows.push(
      `| ${name} | ${median(a).toFixed(1)} | ${median(b).toFixed(3)} | ${ratio.toFixed(0)} | ${[plain, document, script, style].map(formatKilobytes).join(" | ")} |`,
    );
  }
  return { rounds, rows };
}
