import { runProgram } from "../start-site.ts";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");

let open: BrowserSession;
/** The demands that were posted, by the call's path. */
const posts: string[] = [];
beforeAll(async () => {
  open = await openBrowser(widths[1]);
  open.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && /(?:Submit|Apply)$/.test(pathname)) posts.push(pathname);
  });
});
afterAll(async () => {
  await open.close();
  expect(open.problems).toEqual([]);
});

const field = (name: string) => open.page.locator(`form [data-field="${name}"]`);
const button = (name: string) => open.page.getByRole("button", { name, exact: true });

/** Returns the visible lines of the page with Chinese in them. */
const findChinese = async () => {
  const [text = ""] = await open.page.locator("body").allInnerTexts();
  return text.match(/.*\p{Script=Han}.*/gu) ?? [];
};

test("an English demand goes through in English, with a landline", async () => {
  const { page } = open;
  await page.goto(`${site}/case/submit-en?people=120`);
  await waitForHydration(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await field("cityCode").click();
  await page.getByRole("dialog").getByLabel("Name of the city").fill("shanghai");
  await page.getByRole("dialog").getByRole("button", { name: "Shanghai" }).first().click();
  expect(await findChinese()).toEqual([]);
  await button("Next: how to reach you").click();
  await button("Send the request").click();
  await page.getByText("Please enter your name").first().waitFor();
  await field("name").fill("Jane Doe");
  await field("mobile").fill("(021) 5888-0000");
  await page.locator('[data-field="consent"]').check();
  const sensor = page.waitForRequest("**/api/common/caseSubmitSensor");
  await button("Send the request").click();
  await page.waitForURL(/\/case\/success\?reference=HZ-[^&]+&lang=en$/);
  await page.getByRole("heading", { name: /^Request received: we call you / }).waitFor();
  expect(await page.locator("main").textContent()).toContain("021");
  expect(await findChinese()).toEqual([]);
  expect((await sensor).postData()).not.toMatch(/Jane|5888/);
});

test("a company applies for an account, and another draft is left alone", async () => {
  const { page } = open;
  await page.goto(`${site}/customer/dakehu`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "人力，12 月，1 场，31.6 万元" }).first().click();
  await page.getByRole("dialog").getByText("公司年会").waitFor();
  await page.keyboard.press("Escape");

  await page.locator("#apply").scrollIntoViewIfNeeded();
  await field("name").fill("陈女士");
  await field("mobile").fill("021-58880000");
  await page.getByRole("button", { name: "预约通话" }).last().click();
  await page.getByText("请填写公司名称").last().waitFor();
  await field("company").fill("澜石科技（上海）有限公司");
  await page.getByText("邮箱、备注、每年场次").click();
  await page.getByRole("radio", { name: "10–50 场" }).check({ force: true });
  await page.locator('[data-field="consent"]').check();
  const sent = page.waitForRequest("**/api/activity/enterpriseApply");
  posts.length = 0;
  await page.getByRole("button", { name: "预约通话" }).last().dblclick();
  await page.waitForURL(/\/customer\/ent-success\?reference=HZ-/);
  expect((await sent).postDataJSON()).toMatchObject({ mobile: "02158880000", remarks: "每年场次：10–50 场" });
  expect(posts, "a double tap sends once").toEqual(["/api/activity/enterpriseApply"]);
  const main = page.locator("main");
  await main.getByText("澜石科技（上海）有限公司").waitFor();
  expect(await main.textContent()).toContain("10–50 场");
  await page.goto(`${site}/case/submit`);
  await waitForHydration(page);
  expect(await page.getByText("已恢复上次填写的内容").count()).toBe(0);
});

test("what is typed up to the moment in which a form takes its skeleton's place is in it", async () => {
  const { page } = open;
  await page.goto(`${site}/marketing/hilton/topic?city=shenzhen`);
  await waitForHydration(page);
  const values = await page.evaluate(async () => {
    const find = () => document.querySelector<HTMLInputElement>('main form [data-field="name"]')!;
    const drawn = find();
    drawn.closest("form")!.scrollIntoView();
    let last = "";
    for (let letters = 1; drawn.isConnected && letters < 1_000_000; letters++) {
      last = `名${letters}`;
      drawn.value = last;
      drawn.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(undefined);
      });
    }
    return { last, loaded: find().value };
  });
  expect(values.loaded).toBe(values.last);
});

test("an application without network is kept with its own call and sent once", async () => {
  const { page } = open;
  await page.goto(`${site}/customer/dakehu`);
  await waitForHydration(page);
  await page.locator("#apply").scrollIntoViewIfNeeded();
  await field("company").fill("澜石科技");
  await field("name").fill("陈女士");
  await field("mobile").fill("13800138001");
  await page.locator('[data-field="consent"]').check();
  posts.length = 0;
  // For the worker too, which may send as soon as it is asked to.
  await page.context().setOffline(true);
  await button("联网后提交").click();
  await page.getByText("已保存在本机").first().waitFor();
  open.problems.length = 0;
  await page.context().setOffline(false);
  await page.waitForURL(/\/customer\/ent-success\?reference=HZ-/);
  expect(new Set(posts)).toEqual(new Set(["/api/activity/enterpriseApply"]));
  const stored = JSON.parse(
    runProgram(["src/commands/demands.ts", "list", "--json"], { DATA_DIR: inject("dataDir") }),
  ) as { mobile: string }[];
  expect(stored.filter(({ mobile }) => mobile === "13800138001")).toHaveLength(1);
});

test.each([
  ["/case/success?reference=HZ-20261121-7K3M", "需求提交结果"],
  ["/case/success?duplicate=1", "需求提交结果"],
  ["/case/success?lang=en&reference=HZ-20261121-7K3M", "Result of your request"],
  ["/activity/success?reference=HZ-20261121-7K3M", "需求提交结果"],
  ["/customer/ent-success?reference=HZ-20261121-7K3M", "企业采购申请提交结果"],
])("%s, which anyone can open, claims no submission", async (path, title) => {
  const { page } = open;
  await page.goto(site + path);
  await waitForHydration(page);
  const main = page.locator("main");
  expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  if (path.includes("reference")) await main.getByText(/HZ-20261121-7K3M/).waitFor();
  expect(await main.textContent()).toMatch(/如未提交过：此页不代表有|If you have not, this page does not mean/);
  // What was received is said of a submission of one's own only.
  expect((await main.textContent())!.replaceAll(/如您刚提交(?:需求|申请)：[^。]*。/g, "")).not.toMatch(
    /已收到，|已保存/,
  );
  expect(await page.title()).not.toMatch(/已收到|received/);
});

test.each([
  ["/case/success", "没有提交记录", "提交需求", "/case/submit"],
  ["/case/success?lang=en", "Nothing was sent", "Send the request", "/case/submit-en"],
  ["/activity/success", "没有提交记录", "提交需求", "/case/submit"],
  ["/customer/ent-success", "没有提交记录", "返回企业采购", "/customer/dakehu"],
])("%s opened without a submission says so and leads to its form", async (path, title, label, target) => {
  const { page } = open;
  await page.goto(site + path);
  const main = page.locator("main");
  expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(title);
  expect(await page.title()).toContain(title);
  expect(await main.textContent()).not.toMatch(/已收到|received/);
  await main.getByRole("link", { name: label }).click();
  await page.waitForURL(`${site}${target}`);
});
