import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDataDir, startSite } from "../start-site.ts";
import { waitForHydration, type BrowserSession, openBrowser, type Width } from "./open-browser.ts";

const site = inject("url");
const desktop: Width = { name: "desktop", width: 1440, height: 900, phone: false };
const phone: Width = { name: "phone", width: 390, height: 844, phone: true };

let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(desktop);
});
afterAll(() => open.close());

const [openable, anyCase] = ["a[data-case]", /case=(\d+)$/] as const;

test("a case with a photograph of its own setup leads, filters stay in both views, and a title opens its case", async () => {
  const { page, problems } = open;
  await page.goto(`${site}/cases`);
  await waitForHydration(page);
  const cards = page.locator("#main section li");
  expect(await cards.count()).toBe(20);
  const lead = cards.first();
  await lead.locator("img").first().waitFor();
  expect(await lead.getByRole("heading").textContent()).toMatch(/^[\d,]+ 人\S+ · \S+$/);
  expect(await lead.getByText(/^图为/).count()).toBe(0);
  await page.getByRole("navigation", { name: "会议类型" }).getByRole("link", { name: /培训/ }).click();
  await page.waitForURL(`${site}/cases?type=training`);
  await page.getByLabel("台型").selectOption("classroom");
  await page.waitForURL(`${site}/cases?type=training&layout=classroom`);
  const title = page.getByRole("heading", { level: 2, name: /^课桌式培训案例 \d+ 个$/ });
  const found = Number(/(\d+) 个/.exec((await title.textContent())!)![1]);
  expect(await cards.count()).toBe(found);
  const link = cards.nth(1).locator(openable);
  const id = (await link.getAttribute("data-case"))!;
  const name = (await link.textContent())!;
  await link.click();
  await page.waitForURL(`${site}/cases?type=training&layout=classroom&case=${id}`);
  const heading = page.locator("article h2");
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await heading.textContent()).toBe(name);
  expect(await cards.count()).toBe(found - 1);
  await page.keyboard.press("Escape");
  await page.waitForURL(`${site}/cases?type=training&layout=classroom`);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.case)).toBe(id);
  await page.getByRole("link", { name: "按比例看", exact: true }).first().click();
  await page.waitForURL(`${site}/cases?type=training&layout=classroom&view=scale`);
  await page.getByText("符合条件：课桌式培训").waitFor();
  expect(problems).toEqual([]);
});

test("at one scale filters light the plans, arrow keys and Enter open a case, Esc closes it, and it leads to its venue", async () => {
  const { page, problems } = open;
  await page.goto(`${site}/cases?view=scale`);
  await waitForHydration(page);
  const plans = page.locator(openable);
  const all = await plans.count();
  await page.getByRole("navigation", { name: "会议类型" }).getByRole("link", { name: /培训/ }).click();
  const filtered = `${site}/cases?type=training&view=scale`;
  await page.waitForURL(filtered);
  expect(await plans.count()).toBe(all);
  const plan = plans.and(page.locator('[tabindex="0"]')).nth(1);
  const next = await plan.evaluate((link) => link.closest("li")!.nextElementSibling!.querySelector("a")!.dataset.case);
  await plan.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site}/cases?type=training&case=${next}&view=scale`);
  const heading = page.locator("article h2");
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await page.waitForURL(filtered);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.case)).toBe(next);

  await page.goBack();
  await page.waitForURL(`${site}/cases?type=training&case=${next}&view=scale`);
  const name = (await heading.textContent())!;
  await page.getByRole("link", { name: "完整案例与经验要点" }).click();
  await page.waitForURL(new RegExp(`/view/anli-\\d+#case-${next}$`));
  expect(await page.locator(`#case-${next} h2`).textContent()).toBe(name);
  expect(problems).toEqual([]);
});

test("on the phone a shelf leads to the photographs of its lit cases, without script too", async () => {
  const { page, problems, close } = await openBrowser(phone, { scripts: false });
  await page.goto(`${site}/cases?type=training&view=scale`);
  await page.getByRole("link", { name: /^查看51–150 人的案例 \d+ 个$/ }).click();
  await page.waitForURL(`${site}/cases?type=training&size=51-150`);
  await page.locator(openable).first().click();
  await page.waitForURL(anyCase);
  const id = anyCase.exec(page.url())![1];
  await page.locator("article h2").waitFor();
  expect(await page.locator(`[data-case="${id}"]`).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

const agents = {
  huawei:
    "Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 Mobile Safari/537.36",
  wechat:
    "Mozilla/5.0 (Linux; Android 14; V2324A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.50",
};

test("without an app the download page shows a code of the site and leads a phone to it", async () => {
  const { page, problems } = open;
  problems.length = 0;
  await page.goto(`${site}/app/download`);
  await waitForHydration(page);
  expect(await page.getByRole("img", { name: "本站地址的二维码" }).isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "打开网页版" }).click();
  await page.waitForURL(`${site}/`);
  expect(problems).toEqual([]);
});

test("with stores a phone is led to its own, and WeChat to the browser or the web site", async () => {
  const apps = await startSite(createDataDir("app-stores"), {
    APP_STORES: "ios=https://a.example/ios huawei=https://a.example/huawei android=https://a.example/android",
    APP_SCHEME: "huizhi",
  });
  try {
    for (const [agent, text] of Object.entries(agents)) {
      const { page, problems, close } = await openBrowser(phone, { site: apps.url, userAgent: text });
      await page.goto(`${apps.url}/app/download`);
      await waitForHydration(page);
      if (agent === "huawei") {
        const store = page.getByRole("link", { name: "前往华为应用市场下载" });
        expect(await store.getAttribute("href")).toBe("https://a.example/huawei");
        expect(await page.getByText("已安装，直接打开").getAttribute("href")).toBe("/app/open");
      } else {
        await page.getByRole("heading", { level: 1, name: "在微信里不能安装，请用浏览器打开" }).waitFor();
        expect(await page.getByLabel("下载链接").inputValue()).toBe(`${apps.url}/app/download`);
        await page.goto(`${apps.url}/app/open?to=/ask`);
        await waitForHydration(page);
        await page.getByRole("link", { name: "在网页中打开" }).click();
        await page.waitForURL(`${apps.url}/ask`);
      }
      expect(problems).toEqual([]);
      await close();
    }
  } finally {
    await apps.stop();
  }
});
