/**
 * Measures how long demands wait while a large file is imported: `npm run bench:import [rows] [-- --postgres]`, 300,000 spaces
 * where not given. Starts the built server on an empty store, SQLite or the PostgreSQL that it starts, imports a generated CSV of spaces (15 columns) with the command, and sends
 * one demand after another meanwhile. Prints the duration and the peak memory of the import and the waits of the demands.
 */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { once } from "node:events";
import { startPostgres } from "#tests/postgres.ts";
import { createDataDir, runProgram, startSite } from "#tests/start-site.ts";

const { values, positionals } = parseArgs({ options: { postgres: { type: "boolean" } }, allowPositionals: true });
const rows = Number(positionals[0] ?? 300_000);
const spacesPerVenue = 20;
const pauseMs = 100;

const venueHeads = ["编号", "名称", "城市", "类型", "地址"];
const spaceHeads = "编号 场地编号 名称 楼层 长 宽 面积 净高 剧院式 课桌式 董事会式 U型 宴会式 鸡尾酒式 全天价格".split(
  " ",
);

async function writeCsv(file: string, heads: readonly string[], count: number, toRow: (at: number) => unknown[]) {
  const out = createWriteStream(file);
  out.write(`${heads.join(",")}\n`);
  for (let at = 0; at < count; at++) {
    if (!out.write(`${toRow(at).join(",")}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}

const toVenueRow = (at: number) => [`V${at}`, `量测酒店${at}`, "北京", "酒店", `示例路 ${at} 号`];

function toSpaceRow(at: number) {
  const [length, width] = [8 + (at % 25), 6 + (at % 17)];
  const area = length * width;
  const seats = [0.9, 1.5, 2.5, 3, 1.4, 1].map((floor) => Math.floor(area / floor));
  return [`S${at}`, `V${Math.floor(at / spacesPerVenue)}`, `厅${at}`, at % 6, length, width, area, 4, ...seats, 5000];
}

/** Returns the peak resident memory of a process in MB; 0 after its end. */
function readPeakMemory(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function sendDemand(url: string, at: number): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/common/caseSubmit`, {
    method: "POST",
    // Each demand has its own client address and number, so that rate limits do not apply.
    headers: { "content-type": "application/json", "x-forwarded-for": `10.1.${at >> 8}.${at & 255}` },
    body: JSON.stringify({
      name: "陈女士",
      mobile: `13${String(at).padStart(9, "0")}`,
      cityCode: "110000",
      people: 100,
      consent: true,
      clientKey: `bench-import-${at}-key`,
    }),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 2000) throw new Error(`A demand was refused: ${code}`);
  return performance.now() - started;
}

const dataDir = createDataDir("bench-import");
const postgres = values.postgres ? await startPostgres() : undefined;
if (values.postgres && !postgres) throw new Error("There is no initdb and postgres on this machine.");
const store = {
  DATA_DIR: dataDir,
  DEMO: "0",
  DATABASE_URL: postgres ? await postgres.createDatabase("bench") : "",
};
const [venueFile, spaceFile] = [join(dataDir, "venues.csv"), join(dataDir, "spaces.csv")];
await writeCsv(venueFile, venueHeads, Math.ceil(rows / spacesPerVenue), toVenueRow);
await writeCsv(spaceFile, spaceHeads, rows, toSpaceRow);
runProgram(["src/commands/catalog.ts", "import", venueFile, "--source", "bench"], store);
const site = await startSite(dataDir, { ...store, TRUST_PROXY: "1" });
try {
  const started = performance.now();
  const args = ["--disable-warning=ExperimentalWarning", "src/commands/catalog.ts", "import", spaceFile];
  const command = spawn(process.execPath, [...args, "--source", "bench"], {
    env: { ...process.env, ...store },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const waits: number[] = [];
  let peak = 0;
  while (command.exitCode === null && command.signalCode === null) {
    waits.push(await sendDemand(site.url, waits.length));
    peak = Math.max(peak, readPeakMemory(command.pid!));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  const seconds = (performance.now() - started) / 1000;
  if (command.exitCode !== 0) throw new Error(`The import ended with ${command.exitCode}.`);
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!);
  process.stdout.write(
    `${rows} rows in ${seconds.toFixed(0)} s, ${peak.toFixed(0)} MB; ${waits.length} demands waited ` +
      `${at(0.5)} ms in the median, ${at(0.99)} ms at the 99th percentile, ${at(1)} ms at most\n`,
  );
} finally {
  await site.stop();
  await postgres?.stop();
}
