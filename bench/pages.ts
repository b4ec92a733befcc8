import { brotliDecompressSync } from "node:zlib";
import { createDataDir, runProgram, type Site, startSite } from "../tests/start-site.ts";

/**
 * Compares the CPU time per page of a server that renders every request with one that answers from the page cache, and
 * measures the bytes of a first visit. Requests alternate between the two; CPU is read from /metrics. Run: npm run bench:pages
 */
const rounds = 40;
const perRound = 5;
const pages = {
  home: "/beijing",
  "venue list": "/beijing/changdi-0-0-0-200-2",
  "space list": `/beijing/kongjian-0-0-0-100-2${"-0".repeat(6)}`,
  venue: "/view/hotel-1100000001",
  space: "/view/hotel-1100000001/meetingspace-1100000001002",
  cases: "/view/anli-1100000001",
  solution: "/solutions/1",
  question: "/ask/1",
  demand: "/case/submit",
};

const readCpuSeconds = async (site: Site) =>
  Number(/^process_cpu_seconds_total (\S+)/m.exec(await (await fetch(`${site.url}/metrics`)).text())?.[1]);

const fetchPage = async (site: Site, path: string) => {
  const answer = await fetch(site.url + path, { headers: { "accept-encoding": "br" } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
};

async function measureCpu(site: Site, path: string): Promise<number> {
  const before = await readCpuSeconds(site);
  for (let at = 0; at < perRound; at++) await fetchPage(site, path);
  return ((await readCpuSeconds(site)) - before) * (1000 / perRound);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Returns the brotli bytes of a document and of the scripts and styles that it loads. */
async function measureBytes(site: Site, path: string) {
  const { hostname, port } = new URL(site.url);
  const { request } = await import("node:http");
  const size = (target: string) =>
    new Promise<Buffer>((resolve, reject) => {
      request({ hostname, port, path: target, headers: { "accept-encoding": "br" } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve(Buffer.concat(chunks)));
      })
        .on("error", reject)
        .end();
    });
  const document = await size(path);
  const html = brotliDecompressSync(document).toString();
  const assets = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, href]) => href!));
  const sizes = await Promise.all([...assets].map(async (href) => ({ href, bytes: (await size(href)).length })));
  const sum = (ending: string) =>
    sizes.filter(({ href }) => href.endsWith(ending)).reduce((all, { bytes }) => all + bytes, 0);
  return { document: document.length, script: sum(".js"), style: sum(".css") };
}

const dataDir = createDataDir("bench");
runProgram(["demo/load.ts"], { DATA_DIR: dataDir });
const quietEnv = { LOG_LEVEL: "error" };
const rendering = await startSite(dataDir, { ...quietEnv, PAGE_CACHE_MB: "0" });
const caching = await startSite(dataDir, quietEnv);
const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const rows = [
  "| page | rendered, CPU ms | cached, CPU ms | ratio | document | script | style |",
  "|---|---|---|---|---|---|---|",
];
for (const [name, path] of Object.entries(pages)) {
  for (let warm = 0; warm < 20; warm++) await Promise.all([fetchPage(rendering, path), fetchPage(caching, path)]);
  const [a, b]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    a.push(await measureCpu(rendering, path));
    b.push(await measureCpu(caching, path));
  }
  const { document, script, style } = await measureBytes(caching, path);
  const [rendered, cached] = [median(a), median(b)];
  const ratio = median(a.map((value, at) => value / Math.max(0.01, b[at]!)));
  rows.push(
    `| ${name} | ${rendered.toFixed(1)} | ${cached.toFixed(2)} | ${ratio.toFixed(0)} | ${formatKilobytes(document)} | ${formatKilobytes(script)} | ${formatKilobytes(style)} |`,
  );
}
await Promise.all([rendering.stop(), caching.stop()]);
process.stdout.write(`Node ${process.version}, medians of ${rounds} paired rounds, brotli\n\n${rows.join("\n")}\n`);
