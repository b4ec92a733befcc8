import readWorkbook from "read-excel-file/node";
import { describe, expect, inject, test } from "vitest";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const sentence = "12 月 17 到 18 日 主会场 200 人课桌式，分会场 3×30 人岛屿式，晚宴 20 桌，客房 80 间两晚，预算 40 万";
const readYuan = (text: string | null): number => Number(text?.match(/¥([\d,]+)/)?.[1]?.replaceAll(",", ""));

describe.each(widths)("offers, $name", (width) => {
  test("lead from a list's sentence to the venues that hold it, to one of them and to the demand", async () => {
    const { page, problems, close } = await openBrowser(width);
    await page.goto(`${site}/beijing/changdi-0-0-0-0-0?q=${encodeURIComponent(sentence)}`);
    await waitForHydration(page);
    await page.getByRole("link", { name: "有几场（主会场、分会场、晚宴）：看哪家酒店排得下全部" }).click();
    await page.waitForURL(/\/beijing\/fangan\?q=/);
    await page.getByText(/^\d+ 家排得开$/).waitFor();
    const first = page.locator("main article").first();
    expect(await first.textContent()).toContain("排得开");
    const venueName = (await first.getByRole("heading").textContent())!;
    const total = readYuan(await first.textContent());
    expect(total).toBeGreaterThan(100_000);

    await first.getByRole("link", { name: "看排期和费用" }).click();
    await page.getByRole("heading", { level: 1, name: venueName }).waitFor();
    const cells = await page.locator("main tbody td:last-child").allTextContents();
    const lines = cells.map((cell) => Number(cell.replace(/[^\d]/g, "")));
    expect(lines.reduce((sum, yuan) => sum + yuan, 0)).toBe(total);
    const workbook = await page.getByRole("link", { name: "下载表格" }).getAttribute("href");
    const sheets = await readWorkbook(Buffer.from(await (await fetch(new URL(workbook!, site))).arrayBuffer()));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["排期", "费用"]);
    expect(sheets[1]!.data.flat()).toContain(total);

    await page.getByRole("link", { name: "按此方案询价" }).click();
    await page.waitForURL(/\/case\/submit\?/);
    const fields = new URL(page.url()).searchParams;
    expect(fields.get("people")).toBe("200");
    expect(fields.get("rooms")).toBe("80");
    expect(fields.get("remarks")).toContain("晚宴20桌");
    expect(problems).toEqual([]);
    await close();
  });

  test("follow a block that is changed, and the change that a venue needs", async () => {
    const { page, problems, close } = await openBrowser(width);
    await page.goto(`${site}/beijing/fangan?q=${encodeURIComponent(sentence)}`);
    await waitForHydration(page);
    await page.getByRole("button", { name: /改这一场：.*晚宴/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("结束").fill("18:00");
    await dialog.getByRole("button", { name: "更新" }).click();
    await dialog.getByText("结束要晚于开始").waitFor();
    await dialog.getByLabel("开始").fill("19:30");
    await dialog.getByLabel("结束").fill("21:30");
    await dialog.getByRole("button", { name: "更新" }).click();
    await page.waitForURL(/19%3A30|19:30/);
    await page.getByRole("button", { name: /改这一场：12 月 18 日 周五 19:30–21:30，晚宴，20 桌/ }).waitFor();

    // What one venue lacks is a link away.
    const early = "12 月 17 日主会场 150 人课桌式 9:00-17:30，晚宴 15 桌 18:15-21:00";
    await page.goto(`${site}/beijing/fangan?q=${encodeURIComponent(early)}&siteId=1100000001`);
    await waitForHydration(page);
    expect(await page.locator("main").textContent()).toMatch(/排得开|排不开/);
    expect(problems).toEqual([]);
    await close();
  });
});

test("without script the text is sent as a form, and nothing read says so", async () => {
  const read = async (q: string) => (await fetch(`${site}/beijing/fangan?q=${encodeURIComponent(q)}`)).text();
  expect(await read(sentence)).toContain("看排期和费用");
  const unread = await read("骆驼三匹");
  expect(unread).toContain("没有读出场次");
  expect(unread).toContain("骆驼");
  expect(await (await fetch(`${site}/beijing/fangan`)).text()).toContain("试试这样写");
});
