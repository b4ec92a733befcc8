import { beforeAll, expect, it } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import { describeOnBothEngines } from "#tests/describe-on-both-engines.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { createDemandStore } from "#server/store/demand-store.ts";
import { quotesCommand } from "./quotes.ts";

/** A Monday, 10:00 in China. */
let clock = new Date("2026-11-23T02:00:00Z");

describeOnBothEngines("npm run quotes", (engine) => {
  let open: (options?: { readonly?: boolean }) => Promise<Database>;
  const reference = "HZ-20261123-4444";

  beforeAll(async () => {
    clock = new Date("2026-11-23T02:00:00Z");
    const place = await engine.createLocation();
    const database = await engine.open(place);
    open = (options) => openDatabase({ ...place, ...options });
    const venues = [createTestVenue("1", { name: "国贸云栖会议酒店" }), createTestVenue("2", { name: "望京砚野酒店" })];
    await createCatalogueStore(database).upsert({ source: "test", venues, spaces: [] });
    await createDemandStore(database).submit({
      reference,
      token: "token",
      clientKey: "key",
      mobile: "13800138000",
      contentHash: "hash",
      kind: "meeting",
      cityCode: "110000",
      body: {
        name: "陈女士",
        people: 200,
        days: 1,
        startDate: "2026-12-18",
        layout: "classroom",
        needs: ["dinner"],
        siteIds: ["1"],
      },
      createdAt: clock.toISOString(),
    });
  });

  async function run(...argv: string[]) {
    const out: string[] = [];
    const code = await quotesCommand(argv, {
      open,
      now: () => clock,
      width: 140,
      out: (line) => void out.push(line),
      err: (line) => void out.push(`! ${line}`),
    });
    return { code, text: out.join("\n") };
  }

  it("notes that the venues of the demand were asked, and others by their number", async () => {
    expect(await run("ask", reference)).toEqual({
      code: 0,
      text: `${reference} 已登记询价：国贸云栖会议酒店，2026-11-26 10:00 前答复`,
    });
    expect((await run("ask", reference, "2")).text).toContain("望京砚野酒店");
    expect(await run("ask", reference, "2")).toEqual({ code: 0, text: "! 这些场地都已询过，没有新登记。" });
    expect((await run("ask", reference, "9")).text).toContain("没有该场地：9");
    expect((await run("ask", "HZ-none")).code).toBe(2);
  });

  it("says whom to press for an answer", async () => {
    clock = new Date("2026-11-24T02:00:00Z");
    expect((await run("list")).text).toContain("请催复");
    clock = new Date("2026-11-27T02:00:00Z");
    expect((await run("list")).text).toContain("已超时，请致电");
    clock = new Date("2026-11-24T02:00:00Z");
  });

  it("stores an answer only when all of it was understood, and reckons what it comes to", async () => {
    const answer = (...lines: string[]) => run("answer", reference, "云栖", ...lines, "--by", "王经理");
    expect(await answer("场租 38000/天", "送 果盘")).toMatchObject({ code: 1 });
    expect((await answer("场租 38000/天", "送 果盘")).text).toContain("未识别：送 果盘");
    await answer("场租 38000/天", "晚宴 2980/桌 保底25");
    expect((await run("list", reference)).text).toMatch(/云栖会议酒店 +已报价 .*至少 112,500 元，缺服务费、税/);
    await answer("场租 38000/天", "晚宴 2980/桌 保底25", "服务费 15% 按场租+用餐", "税 含 6% 专票");
    expect((await run("list", reference)).text).toContain("129,375 元");
    const shown = await run("show", reference);
    expect(shown.text).toContain("第 2 版 2026-11-24 10:00（顾问代录：王经理）");
    expect(shown.text).toContain("用餐：晚宴 2,980 元/桌 保底 25 桌");
    expect(shown.text).toContain("服务费：15%，按场租、用餐");
  });

  it("notes that a venue declined, with one of the reasons", async () => {
    expect((await run("decline", reference, "砚野", "太远")).text).toContain("原因为：档期已满");
    expect((await run("decline", reference, "砚野", "档期已满", "--note", "王经理来电")).code).toBe(0);
    expect((await run("show", reference)).text).toContain("望京砚野酒店：已谢绝（档期已满）");
    expect(await run("choose", reference, "砚野")).toMatchObject({ code: 1 });
  });

  it("notes the choice and takes it back, and prints no venue's link", async () => {
    expect((await run("choose", reference, "1")).text).toContain("10 分钟后生效");
    expect((await run("undo-choice", reference, "1")).code).toBe(0);
    const json = await run("list", reference, "--json");
    expect(JSON.parse(json.text)).toMatchObject([
      { venueName: "国贸云栖会议酒店", state: "answered", quotes: [{ position: 1 }, { position: 2 }] },
      { venueName: "望京砚野酒店", state: "declined", reason: "booked" },
    ]);
    expect(json.text).not.toContain("token");
  });

  it("explains itself, and refuses what it does not know", async () => {
    expect((await run("--help")).text).toContain("npm run quotes -- answer");
    expect(await run("haggle")).toMatchObject({ code: 2, text: expect.stringContaining("没有该命令：haggle") });
    expect(await run("list", "HZ-1", "HZ-2")).toMatchObject({ code: 2 });
  });
});
