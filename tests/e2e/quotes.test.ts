import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { callApi } from "../contract/prepare-call-ids.ts";
import { runProgram } from "../start-site.ts";
import { findViolations } from "./find-violations.ts";
import { type BrowserSession, openBrowser, waitForAnimations, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(widths[1]);
});
afterAll(() => open?.close());

const quotes = (...args: string[]) => runProgram(["src/commands/quotes.ts", ...args], { DATA_DIR: inject("dataDir") });

/** Sends a demand for four venues, of which an adviser notes three answers and a refusal. Returns its token. */
async function submitWithQuotes(): Promise<string> {
  const { data: found } = await callApi(site, "searchSite/getAggregateSoHotelList", { city: "beijing" });
  const venues = (found as { list: { id: string }[] }).list.slice(0, 4).map(({ id }) => id);
  const { data } = await callApi(site, "common/caseSubmit", {
    name: "报价访客",
    mobile: "13900139777",
    cityCode: "110000",
    people: 200,
    days: 1,
    startDate: "2031-12-18",
    needs: ["dinner", "led"],
    siteIds: venues,
    consent: true,
  });
  const { reference, token } = data as { reference: string; token: string };
  quotes("ask", reference);
  const [first, second, third, fourth] = venues as [string, string, string, string];
  const exact = [
    "场租 28600/天",
    "晚宴 3280/桌 保底25",
    "设备 含",
    "服务费 15% 按用餐",
    "税 含 6% 专票",
    "有效期 2031-12-05",
  ];
  quotes("answer", reference, first, ...exact, "--by", "王经理");
  quotes("answer", reference, second, "包价 480/人 含场租+用餐", "设备 6000", "服务费 10% 含税");
  quotes("answer", reference, third, "场租 19800/天", "晚宴 2980/桌");
  quotes("decline", reference, fourth, "档期已满", "--note", "王经理来电");
  return token;
}

test("a visitor compares what venues quoted, chooses one and takes it back", async () => {
  const { page, problems } = open;
  const token = await submitWithQuotes();
  await page.goto(`${site}/demand/${token}`);
  await waitForHydration(page);
  const section = page.locator("section", { has: page.getByRole("heading", { name: "场地报价" }) });
  await section.getByText("询价 4 家，已报价 3 家").waitFor();
  const table = section.getByRole("table");
  // The exact totals first, the cheapest before the others: 480 × 200 + 6,000 and 10 %; 28,600 + 25 × 3,280 and 15 % of the dinner.
  const readRow = async (name: string) =>
    table
      .locator("tr", { has: page.getByRole("rowheader", { name, exact: true }) })
      .locator("td")
      .allInnerTexts();
  expect((await readRow("合计")).map((text) => text.split("\n")[0])).toEqual([
    "112,200 元",
    "122,900 元",
    "至少 79,400 元",
  ]);
  expect((await readRow("合计"))[2]).toContain("缺设备、服务费、税");
  const hire = (await readRow("场租")).map((text) => text.split("\n"));
  expect(hire.map(([first]) => first)).toEqual(["包价内", "28,600 元/天", "19,800 元/天"]);
  // Each with its difference to the site's own estimate, but what has no price of its own.
  expect(hire.map(([, second]) => second)).toEqual([
    undefined,
    expect.stringMatching(/^比估算 .+（单价 28,600 元，估算 .+）$/),
    expect.stringMatching(/^比估算 .+（单价 19,800 元，估算 .+）$/),
  ]);
  expect((await readRow("服务费")).map((text) => text.split("\n")[0])).toEqual(["10%（含税）", "15%，按用餐", "未答"]);
  await section.getByText("原因：档期已满").waitFor();
  expect(await page.content()).not.toContain("王经理来电");

  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    // Buttons change their colours in a transition.
    await waitForAnimations(page);
    expect(await findViolations(page, ["[popover]"]), scheme).toEqual([]);
  }
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow), `${width} px`).toBeLessThanOrEqual(0);
  }

  await table.getByRole("button", { name: /^选定/ }).first().click();
  await section.getByText(/已选定.+前可取消/).waitFor();
  expect(await table.getByRole("button", { name: /^选定/ }).count()).toBe(0);
  await section.getByRole("button", { name: "取消选定" }).click();
  await table.getByRole("button", { name: /^选定/ }).first().waitFor();
  expect(problems).toEqual([]);
});
