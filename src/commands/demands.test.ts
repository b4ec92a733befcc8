import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../server/store/database.ts";
import { type DemandStore, createDemandStore } from "../server/store/demand-store.ts";
import { demandsCommand } from "./demands.ts";

let folder = "";
let database: Database;
let demands: DemandStore;

const submit = (reference: string, createdAt: string, body: Record<string, unknown>) =>
  demands.submit({
    reference,
    token: `token-${reference}`,
    clientKey: `key-${reference}`,
    mobile: "13800138000",
    contentHash: reference,
    kind: "meeting",
    cityCode: "110000",
    body: { name: "陈女士", mobile: "13800138000", cityCode: "110000", ...body },
    createdAt,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demands-"));
  database = await openDatabase({ dataDir: folder });
  demands = createDemandStore(database);
  await submit("HZ-20261119-2222", "2026-11-19T10:00:00.000Z", { people: 30 });
  await submit("HZ-20261120-3333", "2026-11-19T16:30:00.000Z", { people: 200, eventType: "training", remarks: "=1+1" });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await demandsCommand(argv, {
    demands: async () => demands,
    now: () => new Date("2026-11-21T00:00:00Z"),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

describe("npm run demands", () => {
  it("lists demands since a day in China, newest first", async () => {
    const all = await run("list");
    expect(all.code).toBe(0);
    expect(all.out.split("\n").map((line) => line.slice(0, 16))).toEqual(["HZ-20261120-3333", "HZ-20261119-2222"]);
    const later = await run("list", "--since", "2026-11-20", "--json");
    expect(JSON.parse(later.out)).toMatchObject([{ reference: "HZ-20261120-3333", people: 200, status: "new" }]);
    expect(later.out).not.toContain("token-");
  });

  it("shows a demand with its history", async () => {
    const { code, out } = await run("show", "HZ-20261120-3333", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ name: "陈女士", history: [{ status: "new" }] });
    expect((await run("show", "HZ-20261120-3333")).out).toContain("称呼：陈女士");
    const shown = (await run("show", "HZ-20261120-3333")).out.split("\n");
    expect(shown).toEqual(expect.arrayContaining(["提交时间：2026-11-20 00:30", "状态：已收到", "会议类型：培训"]));
    expect(await run("show", "HZ-0")).toMatchObject({ code: 1, err: "没有该需求：HZ-0" });
  });

  it("sets a status with time and note", async () => {
    expect((await run("set-status", "HZ-20261119-2222", "contacted", "--note", "回电，下周再定")).code).toBe(0);
    expect(await demands.history("HZ-20261119-2222")).toMatchObject([
      { status: "new" },
      { status: "contacted", at: "2026-11-21T00:00:00.000Z", note: "回电，下周再定" },
    ]);
    expect(JSON.parse((await run("list", "--status", "contacted", "--json")).out)).toHaveLength(1);
    expect((await run("set-status", "HZ-0", "contacted")).code).toBe(1);
    expect((await run("set-status", "HZ-20261119-2222", "lost")).code).toBe(2);
  });

  it("erases personal data", async () => {
    await submit("HZ-20261118-4444", "2026-11-18T10:00:00.000Z", { remarks: "私事" });
    expect(await run("erase", "HZ-20261118-4444")).toMatchObject({ code: 0 });
    expect((await run("show", "HZ-20261118-4444")).out).not.toMatch(/陈女士|私事/);
    expect((await run("erase", "HZ-0")).code).toBe(1);
  });

  it("exports by file extension, readable by its owner only", async () => {
    const csv = join(folder, "demands.csv");
    expect((await run("export", csv)).code).toBe(0);
    expect(await readFile(csv, "utf8")).toContain(",'=1+1,");
    expect((await stat(csv)).mode & 0o777).toBe(0o600);
    const json = join(folder, "demands.json");
    await run("export", json, "--since", "2026-11-20");
    expect(JSON.parse(await readFile(json, "utf8"))).toHaveLength(1);
    const xlsx = join(folder, "demands.xlsx");
    expect((await run("export", xlsx)).code).toBe(0);
    expect((await stat(xlsx)).mode & 0o777).toBe(0o600);
    expect((await run("export", join(folder, "no", "such", "folder.csv"))).code).toBe(1);
  });

  it("prints the help, also on a usage error", async () => {
    expect(await run("--help")).toMatchObject({ code: 0, err: "" });
    for (const argv of [
      [],
      ["delete"],
      ["show"],
      ["list", "--since", "yesterday"],
      ["list", "--sort"],
      ["export", "a.txt"],
      ["list", "--limit", "0"],
    ]) {
      const { code, err } = await run(...argv);
      expect(code, argv.join(" ")).toBe(2);
      expect(err).toContain("npm run demands");
    }
  });
});
