import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import readExcelFile from "read-excel-file/node";
import { createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type DemandStore, createDemandStore } from "#server/store/demand-store.ts";
import { demandsCommand } from "./demands.ts";

/** A Monday, 12:00 in China. */
const now = () => new Date("2026-11-23T04:00:00Z");

describeOnBothEngines("npm run demands", (engine) => {
  let folder = "";
  let database: Database;
  let demands: DemandStore;
  let open: (options?: { readonly?: boolean }) => Promise<Database>;
  const opened: Database[] = [];

  const submit = (reference: string, createdAt: string, body: Record<string, unknown> = {}, cityCode = "110000") =>
    demands.submit({
      reference,
      token: `token-${reference}`,
      clientKey: `key-${reference}`,
      mobile: "13800138000",
      contentHash: reference,
      kind: "meeting",
      cityCode,
      body: { name: "陈女士", mobile: "13800138000", cityCode, ...body },
      createdAt,
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "demands-"));
    const place = await engine.createLocation();
    database = await engine.open(place);
    open = async (options) => {
      const another = await openDatabase({ ...place, ...options });
      opened.push(another);
      return another;
    };
    demands = createDemandStore(database);
    // Due on Monday at 11:00, 11:00 and 13:30.
    await submit("HZ-20261120-2222", "2026-11-20T09:59:00.000Z", { people: 30, company: "云栖科技" });
    await submit("HZ-20261121-3333", "2026-11-20T16:30:00.000Z", {
      people: 200,
      eventType: "training",
      remarks: "=1+1\n第二行",
      siteIds: ["77"],
    });
    await submit("HZ-20261123-4444", "2026-11-23T03:20:00.000Z", { name: "林先生", phone: "010-6512 3456" }, "310000");
    await submit("HZ-20261119-5555", "2026-11-19T01:00:00.000Z", { name: "\u001B[2J王" });
    await demands.setStatus("HZ-20261119-5555", "quoted", "2026-11-19T02:00:00.000Z", "已发报价");
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  async function run(...argv: string[]) {
    return runWithAnswer(undefined, ...argv);
  }
  async function runWithAnswer(answer: string | undefined, ...argv: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await demandsCommand(argv, {
      open,
      now,
      retentionDays: () => 730,
      width: 120,
      prompt: async () => answer,
      out: (line) => out.push(line),
      err: (line) => err.push(line),
    });
    for (const another of opened.splice(0)) await another.close();
    return { code, out: out.join("\n"), err: err.join("\n") };
  }
  const listed = async (...argv: string[]) =>
    (JSON.parse((await run("list", "--json", ...argv)).out) as { reference: string }[]).map(({ reference }) =>
      reference.slice(-4),
    );

  it("lists by age: those that wait for a call first, longest first, against the promise", async () => {
    const { code, out, err } = await run("list");
    expect(code).toBe(0);
    expect(out.split("\n")).toEqual([
      "编号              提交         时限                  状态    城市  称呼    电话           需求",
      "HZ-20261120-2222  11-20 17:59  超了 1 小时           已收到  北京  陈女士  138 0013 8000  30 人，云栖科技",
      "HZ-20261121-3333  11-21 00:30  超了 1 小时           已收到  北京  陈女士  138 0013 8000  培训，200 人",
      "HZ-20261123-4444  11-23 11:20  13:20 前，剩 80 分钟  已收到  上海  林先生  138 0013 8000",
      "HZ-20261119-5555  11-19 09:00                        已报价  北京  \uFFFD[2J王  138 0013 8000",
    ]);
    expect(err).toBe("共 4 条，等待致电 3 条，超时 2 条。");
    const json = await run("list", "--json");
    expect(JSON.parse(json.out)).toMatchObject([
      { waitedMinutes: 181, overdueMinutes: 60 },
      {},
      { waitedMinutes: 40 },
      {},
    ]);
    expect(json.out).not.toContain("token-");
    expect((await run("list", "--limit", "1")).err).toBe(
      "只列出前 1 条，等待致电 1 条，超时 1 条。用 --limit 列出更多。",
    );
  });

  it.each([
    ["--since 2026-11-21", ["3333", "4444"]],
    ["--until 2026-11-20", ["2222", "5555"]],
    ["--since 2026-11-20 --until 2026-11-21", ["2222", "3333"]],
    ["--status 已报价", ["5555"]],
    ["--status quoted,已收到 --city 北京", ["2222", "3333", "5555"]],
    ["--city shanghai", ["4444"]],
    ["--kind 东南亚", []],
    ["--kind meeting --overdue", ["2222", "3333"]],
    ["--overdue --status 已报价", []],
    ["--search 云栖", ["2222"]],
    ["--search 林先生", ["4444"]],
    ["--search hz-20261119", ["5555"]],
    ["--search 0106512", ["4444"]],
    ["--search training", []],
    ["--search %", []],
    ["--assignee 林舟", []],
    ["--assignee 无 --city 310000", ["4444"]],
  ])("selects by %s", async (options, references) => {
    expect(await listed(...options.split(" "))).toEqual(references);
  });

  it("finds a number as people write it", async () => {
    expect(await listed("--search", "+86 138-0013-8000", "--status", "new")).toEqual(["2222", "3333", "4444"]);
    expect(await listed("--search", "(010) 6512 3456")).toEqual(["4444"]);
  });

  it("says that no demand was found", async () => {
    expect(await run("list", "--kind", "sea")).toEqual({ code: 0, out: "", err: "没有符合条件的需求。" });
  });

  it("shows a demand with its age, history and messages", async () => {
    const { code, out } = await run("show", "hz-20261121-3333");
    expect(code).toBe(0);
    const lines = out.split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "称呼：陈女士",
        "提交时间：2026-11-21 00:30",
        "状态：已收到",
        "会议类型：培训",
        "备注：=1+1",
        "    第二行",
        "场地编号：77",
        "致电：超了 1 小时（已等 3 小时工作时间）",
        "  2026-11-21 00:30  已收到（访客）",
        "  2026-11-21 00:30  新需求  等待发送",
      ]),
    );
    const quoted = await run("show", "HZ-20261119-5555");
    expect(quoted.out).toContain("致电：2026-11-19 10:00 首次跟进，按时");
    expect(quoted.out).toContain("已报价（运营方）\n      已发报价");
    expect(quoted.out).toContain("称呼：\uFFFD[2J王");
    const json = await run("show", "HZ-20261119-5555", "--json");
    expect(JSON.parse(json.out)).toMatchObject({
      history: [{ status: "new" }, { status: "quoted", note: "已发报价" }],
      messages: [{ event: "created", target: null }],
    });
    expect(await run("show", "HZ-0")).toMatchObject({ code: 1, err: "没有该需求：HZ-0" });
  });

  it("sets status, assignee and notes, each in the history", async () => {
    await submit("HZ-20261122-6666", "2026-11-22T10:00:00.000Z");
    const reference = "HZ-20261122-6666";
    expect(await run("set-status", reference, "已联系", "--note", "回电，下周再定")).toMatchObject({
      code: 0,
      err: `${reference} 已改为：已联系`,
    });
    expect((await run("assign", reference, "林舟")).code).toBe(0);
    expect((await run("note", reference, "偏好浦东")).code).toBe(0);
    expect(await demands.history(reference)).toMatchObject([
      { status: "new", author: "visitor" },
      { event: "status", status: "contacted", at: now().toISOString(), note: "回电，下周再定" },
      { event: "assigned", status: "contacted", note: "林舟" },
      { event: "note", author: "operator", note: "偏好浦东" },
    ]);
    expect(await listed("--assignee", "林舟")).toEqual(["6666"]);
    expect((await run("show", reference)).out).toContain("跟进人：林舟");
    await run("assign", reference, "无");
    expect(await listed("--assignee", "林舟")).toEqual([]);
    for (const argv of [
      ["set-status", "HZ-0", "contacted"],
      ["assign", "HZ-0", "林舟"],
      ["note", "HZ-0", "备注"],
    ])
      expect(await run(...argv)).toMatchObject({ code: 1, err: "没有该需求：HZ-0" });
  });

  it("erases personal data only when its reference is typed again, or with --yes", async () => {
    const reference = "HZ-20261118-7777";
    await submit(reference, "2026-11-18T10:00:00.000Z", { remarks: "私事" });
    expect(await run("erase", reference)).toMatchObject({ code: 1, err: "没有删除：请加 --yes 确认。" });
    expect(await runWithAnswer("HZ-1", "erase", reference)).toMatchObject({ code: 1 });
    expect((await run("show", reference)).out).toContain("私事");
    expect(await runWithAnswer("hz-20261118-7777", "erase", reference)).toMatchObject({ code: 0 });
    expect((await run("show", reference)).out).not.toMatch(/陈女士|私事|138/);
    expect(await run("erase", reference, "--yes")).toMatchObject({ code: 0, err: `${reference} 的个人信息之前已删除` });
    expect((await run("erase", "HZ-0", "--yes")).code).toBe(1);
  });

  it("lists messages that did not arrive, and retries one, those of a demand, or all", async () => {
    expect(await run("failures")).toEqual({ code: 0, out: "", err: "通知都已送达。" });
    expect(await run("retry", "all")).toMatchObject({ code: 0, err: "通知都已送达。" });
    const base = { lease_until: "", created_at: "2026-11-23T01:00:00.000Z", delivered_at: "", body: "", position: 1 };
    const ids = ["1", "2", "3"].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
    const outbox = await database.kysely.selectFrom("outbox").selectAll().orderBy("reference").execute();
    const rows = ids.map((id, at) => ({
      ...base,
      id,
      outbox_id: outbox[at]!.id,
      reference: outbox[at]!.reference,
      target: at === 2 ? "邮件" : "企业微信",
      status: at === 2 ? ("waiting" as const) : ("dead" as const),
      attempts: at + 1,
      next_at: "2026-11-23T05:00:00.000Z",
      error: "对方返回 500\u001B[2J",
    }));
    await database.kysely.insertInto("delivery").values(rows).execute();
    const { out, err } = await run("failures");
    expect(err).toBe("不再发送 2 条，自动重试中 1 条。用 retry 立即重发。");
    expect(out.split("\n")[1]).toMatch(
      /^00000000-0000-4000-8000-000000000001 {2}HZ-\S+ +新需求 +企业微信 {2}1 {5}不再发送 +对方返回 500\uFFFD/,
    );
    expect(out).toContain("11-23 13:00 再发");
    expect(JSON.parse((await run("failures", "--json")).out)).toMatchObject({ dead: [{}, {}], failing: [{}] });
    expect((await run("show", rows[0]!.reference)).out).toContain("企业微信 未送达，已试 1 次：对方返回 500");
    expect(await run("retry", ids[0]!)).toMatchObject({ code: 0, err: "1 条通知将立即重发（网站运行时）" });
    expect((await run("retry", rows[1]!.reference.toLowerCase())).code).toBe(0);
    expect((await run("retry", "all")).err).toBe("1 条通知将立即重发（网站运行时）");
    expect((await run("failures")).err).toBe("通知都已送达。");
    expect(await run("retry", "HZ-0")).toMatchObject({ code: 1, err: "没有未送达的通知：HZ-0" });
    await database.kysely.deleteFrom("delivery").execute();
  });

  it("exports the selected by file extension, readable by its owner only", async () => {
    const csv = join(folder, "demands.csv");
    expect((await run("export", csv)).code).toBe(0);
    expect(await readFile(csv, "utf8")).toContain(`,"'=1+1\n第二行",`);
    expect((await stat(csv)).mode & 0o777).toBe(0o600);
    const json = join(folder, "demands.json");
    await run("export", json, "--city", "上海");
    expect(JSON.parse(await readFile(json, "utf8"))).toMatchObject([{ reference: "HZ-20261123-4444" }]);
    const xlsx = join(folder, "demands.xlsx");
    expect((await run("export", xlsx)).code).toBe(0);
    expect((await stat(xlsx)).mode & 0o777).toBe(0o600);
    expect((await readExcelFile(xlsx)).map(({ sheet }) => sheet)).toEqual(["需求"]);
  });

  it("exports the names of venues and spaces next to their ids; one that has left the catalogue is named by its id", async () => {
    await createCatalogueStore(database).upsert({
      source: "test",
      venues: [createTestVenue("77", { name: "云栖酒店" })],
      spaces: [],
    });
    const file = join(folder, "named.json");
    await run("export", file);
    const rows = JSON.parse(await readFile(file, "utf8")) as { reference: string; siteNames: string[] }[];
    expect(rows.find(({ reference }) => reference.endsWith("3333"))?.siteNames).toEqual(["云栖酒店"]);
    const csv = join(folder, "named.csv");
    await run("export", csv);
    expect(await readFile(csv, "utf8")).toMatch(/,云栖酒店,77,/);
  });

  it("fails to export where no file can be written", async () => {
    expect((await run("export", join(folder, "no", "such", "folder.csv"))).code).toBe(1);
  });

  it("refuses a wrong command line in one line that names the help", async () => {
    expect(await run("--help")).toMatchObject({ code: 0, err: "" });
    for (const [argv, fault] of [
      [[], "请写明命令"],
      [["delete"], "没有该命令：delete"],
      [["constructor"], "没有该命令：constructor"],
      [["show"], "需写明：编号"],
      [["list", "--since", "yesterday"], "--since 需为日期"],
      [["list", "--status", "lost"], "没有该状态：lost"],
      [["list", "--city", "火星"], "--city："],
      [["list", "--sort"], "没有该选项：--sort"],
      [["list", "--search"], "选项 --search"],
      [["export", "a.txt"], "文件名须以"],
      [["list", "--limit", "0"], "--limit 需为数字"],
      [["set-status", "HZ-20261120-2222", "lost"], "没有该状态：lost"],
      [["note", "HZ-20261120-2222", " "], "备注是空的"],
    ] as const) {
      const { code, err } = await run(...argv);
      expect(code, argv.join(" ")).toBe(2);
      expect(err).toMatch(/^[^\n]*用法见 npm run demands -- --help$/);
      expect(err).toContain(fault);
    }
  });
});
