import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { maxPathLength } from "#domain/limits.ts";
import { createDataDir, type Site, startSite } from "../start-site.ts";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";

describe("addresses that are made to be slow", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(createDemoDataDir("costly-texts"));
  });
  afterAll(() => site?.stop());

  /** Sends a target as it is: fetch would parse it. Returns the status of the answer. */
  const send = (target: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(`${site.url}/`, { path: target }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      });
      sent.on("error", reject).end();
    });

  /** Returns the seconds of a processor that the server has used. */
  async function readCpuSeconds(): Promise<number> {
    const text = await (await fetch(`${site.url}/metrics`)).text();
    return Number(/^process_cpu_seconds_total ([\d.e-]+)$/m.exec(text)![1]);
  }

  const fill = (part: string, length: number) =>
    `/a${part.repeat(Math.ceil(length / part.length))}`.slice(0, length - 1);
  const kinds = [
    ["slashes", "/"],
    ["backslashes", "\\"],
    ["encoded spaces", "%20"],
    ["dots", "/."],
    ["brackets", "("],
  ] as const;

  test.each(kinds)("leave /healthz answered, eight of them a second: %s", async (_, part) => {
    const attacks: Promise<number>[] = [];
    for (let sent = 0; sent < 16; sent++) {
      attacks.push(send(`${fill(part, 15_000)}z`));
      expect(await send("/healthz")).toBe(200);
      await sleep(125);
    }
    // The adapter of Node's server refuses backslashes before any of our code.
    expect(new Set(await Promise.all(attacks))).toEqual(new Set([part === "\\" ? 400 : 414]));
  });

  test.each(kinds.filter(([, part]) => part !== "\\"))("are answered up to the longest length: %s", async (_, part) => {
    const path = `${fill(part, maxPathLength)}z`;
    expect(path).toHaveLength(maxPathLength);
    // Slashes and dots lead to a shorter spelling of the path.
    expect([307, 308, 404]).toContain(await send(path));
    expect([308, 404]).toContain(await send(`/api${path.slice("/api".length)}`));
    expect(await send(`${path}z`)).toBe(414);
    expect(await send(`/api${path.slice("/api".length)}z`)).toBe(414);
  });

  test.each([2040, 15_000])("cost no more than harmless ones of their length: %i characters", async (length) => {
    const measure = async (part: string) => {
      const before = await readCpuSeconds();
      for (let sent = 0; sent < 40; sent++) await send(`/a${part.repeat(length)}z?${sent}`);
      return (await readCpuSeconds()) - before;
    };
    await measure("b");
    const [harmless, hostile] = [await measure("b"), await measure("/")];
    expect(hostile).toBeLessThan(8 * harmless + 0.5);
  });
});

describe("cells that are made to be slow", () => {
  const longest = 32_000;
  const fill = (before: string, part: string, after: string) =>
    before + part.repeat(Math.floor((longest - before.length - after.length) / part.length)) + after;
  const columns = ["名称", "城市", "类型", "客房起价", "地铁站", "停车位", "开业年份", "行政区"];
  const hostile: Readonly<Record<string, readonly string[]>> = {
    客房起价: [`8${"间夜".repeat(49)}?`, `8${"间晚".repeat(49)}?`, fill("8", " ", "?")],
    地铁站: [fill("国贸", " ", "米"), fill("国贸", "(", "米"), fill("国贸", "约", "米")],
    停车位: [fill("8", " ", "?"), fill("8", "-", "?"), fill("8", "多", "?")],
    开业年份: [fill("2015-", " ", "?"), fill("2015", "年", "\n")],
    城市: [fill("北京", " ", "?"), fill("", "省", "?")],
  };

  test("do not hold up an import: the other rows are taken, and theirs are reported", async () => {
    const dataDir = createDataDir("costly-cells");
    const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const rows = Object.entries(hostile).flatMap(([column, cells], group) =>
      cells.map((cell, at) => {
        const row: Record<string, string> = { 名称: `场地${group}-${at}`, 城市: "北京", 类型: "酒店", [column]: cell };
        return columns.map((each) => quote(row[each] ?? "")).join(",");
      }),
    );
    const file = join(dataDir, "hostile.csv");
    writeFileSync(file, [columns.join(","), ...rows, "好场地,北京,酒店,800,,20,2015,朝阳"].join("\n"));
    const program = ["--disable-warning=ExperimentalWarning", "src/commands/catalog.ts", "import", file];
    const child = spawn(process.execPath, program, {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 45_000,
      killSignal: "SIGKILL",
    });
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk;
    });
    const [code, signal] = (await once(child, "close")) as [number | null, string | null];
    expect([code, signal]).toEqual([0, null]);
    expect(printed).toMatch(/没有收下/);
    expect(printed).toMatch(/场地：新增 \d+，/);
    expect(Number(/场地：新增 (\d+)/.exec(printed)![1])).toBeGreaterThanOrEqual(1);
  });
});
