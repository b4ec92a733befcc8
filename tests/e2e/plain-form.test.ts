import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { runProgram } from "../start-site.ts";
import { type BrowserSession, openBrowser, waitForHydration, waitForBootstrap, widths } from "./open-browser.ts";

const site = inject("url");
const form = `${site}/case/submit?city=shanghai&people=60&siteId=1100000001`;
const anyScript = /\/assets\/.*\.js$/;

interface StoredDemand {
  name: string;
  reference: string;
  people?: number;
  siteIds?: string[];
  kind?: string;
  mobile?: string;
  remarks?: string;
}
const listStored = (name: string) => {
  const listed = runProgram(["src/commands/demands.ts", "list", "--json"], { DATA_DIR: inject("dataDir") });
  return (JSON.parse(listed) as StoredDemand[]).filter((demand) => demand.name === name);
};

/** Fills in whom to call, and agrees. */
async function fillContact(page: Page, name: string, mobile: string): Promise<void> {
  await page.getByLabel("称呼").fill(name);
  await page.getByLabel("手机").fill(mobile);
  await page.getByRole("checkbox", { name: /同意/ }).check();
}

const send = (page: Page) => page.getByRole("button", { name: "提交需求" }).click();

/** Waits for the success page of the only demand of this name; its address has its reference and nothing personal. */
async function expectSent(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/case\/success\?/);
  const stored = listStored(name);
  expect(stored.map(({ reference }) => reference)).toEqual([new URL(page.url()).searchParams.get("reference")]);
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(["reference"]);
  await page.getByText(stored[0]!.reference).first().waitFor();
}

let open: BrowserSession;
afterEach(() => open.close());

describe.each(widths)("a browser without scripts, $name", (width) => {
  beforeEach(async () => {
    open = await openBrowser(width, { scripts: false });
  });

  test("sends the demand form, with what its link carries", async () => {
    const { page } = open;
    const name = `无脚本女士${width.name}`;
    await page.goto(form);
    await fillContact(page, name, width.phone ? "13900139101" : "13900139102");
    await send(page);
    await expectSent(page, name);
    expect(listStored(name)).toMatchObject([{ people: 60, siteIds: ["1100000001"] }]);
  });

  test("gets the form again with what it entered where something is missing, and sends it there", async () => {
    const { page } = open;
    const name = `补充先生${width.name}`;
    await page.goto(`${site}/case/submit`);
    await page.getByLabel("参会人数").fill("两百人");
    await page.getByText("培训", { exact: true }).click();
    await page.getByLabel("会议天数").selectOption("2");
    const box = page.locator("input[name=alternativeDates]:enabled").nth(9);
    const day = await box.getAttribute("value");
    await box.check({ force: true });
    await page.getByRole("button", { name: "下一步" }).click();
    await page.getByRole("heading", { name: "请补充后提交" }).waitFor();
    expect(await page.getByLabel("参会人数").inputValue()).toBe("两百人");
    expect(await page.locator("select[name=eventType]").inputValue()).toBe("training");
    expect(await page.getByLabel("会议天数").inputValue()).toBe("2");
    expect(await page.getByLabel("开始日期").inputValue()).toBe(day);
    await fillContact(page, name, width.phone ? "13900139103" : "13900139104");
    await send(page);
    // Nobody has chosen the city that the page shows.
    await page.getByRole("link", { name: "请选择城市" }).waitFor();
    await page.getByLabel("城市").selectOption({ label: "杭州" });
    expect(await page.getByLabel("称呼").inputValue()).toBe(name);
    await send(page);
    await expectSent(page, name);
  });

  test("sends a page's short form, with the country of the number and what the page attaches", async () => {
    const { page } = open;
    const name = `出海女士${width.name}`;
    await page.goto(`${site}/southeastAsia`);
    await page.getByLabel("称呼").fill(name);
    await page.locator("select[name=mobileCountry]").selectOption("SG");
    await page.getByLabel("手机或座机").fill(width.phone ? "6123 4567" : "6123 4568");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await page.locator("#ask").getByRole("button", { name: /报价/ }).click();
    await expectSent(page, name);
    expect(listStored(name)).toMatchObject([
      { kind: "sea", mobile: `+656123456${width.phone ? 7 : 8}`, remarks: expect.stringContaining("行程") },
    ]);
  });
});

describe("a page whose scripts are lost", () => {
  beforeEach(async () => {
    open = await openBrowser(widths[0]);
  });

  /** Answers requests for scripts as a server does that has them no longer. */
  const loseScripts = (page: Page) => page.route(anyScript, (route) => route.fulfill({ status: 404, body: "" }));

  /** Reads the private page's link of the success page, whose cookie is used up. */
  async function expectPrivateLink(page: Page): Promise<void> {
    const link = page.getByRole("link", { name: "查看进度" });
    await link.waitFor();
    expect(await link.getAttribute("href")).toMatch(/^\/demand\/[\w-]{32}$/);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "demand_token" }));
  }

  test("sends a started form once, with what was typed, and ends as by script", async () => {
    const { page } = open;
    const name = "换版女士";
    await page.goto(form);
    await waitForHydration(page);
    await loseScripts(page);
    await fillContact(page, name, "13900139105");
    await page.getByRole("button", { name: "提交需求" }).dblclick();
    await page.waitForURL(/\/case\/success\?/);
    await page.unrouteAll({ behavior: "wait" });
    await page.reload();
    await expectSent(page, name);
    await waitForHydration(page);
    await expectPrivateLink(page);
    await page.getByText("139 0013 9105").waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);
  });

  test("keeps what was typed where it is loaded anew before it has started", async () => {
    const { page } = open;
    const name = "未启动先生";
    // Lost for the first document only: the next one is of the new release.
    let documents = 0;
    let lost = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.route(anyScript, (route) => {
      if (documents > 1 || route.request().resourceType() === "script") return route.continue();
      lost++;
      return route.fulfill({ status: 404, body: "" });
    });
    await page.goto(form);
    await waitForBootstrap(page);
    await page.getByLabel("称呼").fill(name);
    await expect.poll(() => documents).toBe(2);
    expect(lost).toBeGreaterThan(0);
    await waitForHydration(page);
    expect(await page.getByLabel("称呼").inputValue()).toBe(name);
    // The form keeps it now, and nothing else does.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(name);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(name);
    await page.getByLabel("手机").fill("13900139106");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await send(page);
    await expectSent(page, name);
  });

  test("sends a form that cannot start", async () => {
    const { page } = open;
    const name = "不启动女士";
    let lost = 0;
    await page.route(anyScript, (route) => {
      if (route.request().resourceType() === "script") return route.continue();
      lost++;
      return route.fulfill({ status: 503, body: "" });
    });
    await page.goto(form);
    await waitForBootstrap(page);
    await fillContact(page, name, "13900139108");
    await send(page);
    await expectSent(page, name);
    expect(lost).toBeGreaterThan(0);
  });

  test("goes on in the short form with what was done before its code was here", async () => {
    const { page } = open;
    const name = "先填女士";
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/short-demand-fields-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${site}/southeastAsia`);
    await waitForHydration(page);
    await page.getByLabel("称呼").fill(name);
    await page.locator("select[name=mobileCountry]").selectOption("SG");
    const mobile = page.getByLabel("手机或座机");
    await mobile.fill("6123 4569");
    await page.locator("#ask").getByRole("button", { name: /报价/ }).click();
    await mobile.focus();
    await mobile.press("End");
    release();
    // It says what it lacks, the consent.
    await page.locator("#ask [aria-invalid=true]").first().waitFor();
    expect(await page.getByLabel("称呼").inputValue()).toBe(name);
    expect(await mobile.inputValue()).toContain("6123 4569");
    expect(await page.locator("select[name=mobileCountry]").inputValue()).toBe("SG");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await page.locator("#ask").getByRole("button", { name: /报价/ }).click();
    await expectSent(page, name);
  });

  test("sends a short form whose code is lost, with what the visitor has typed", async () => {
    const { page } = open;
    const name = "短表先生";
    await page.goto(`${site}/southeastAsia`);
    await waitForHydration(page);
    await loseScripts(page);
    await page.getByLabel("称呼").fill(name);
    await page.getByLabel("手机或座机").fill("13900139109");
    await page.getByRole("checkbox", { name: /同意/ }).check();
    await page.locator("#ask").getByRole("button", { name: /报价/ }).click();
    await expectSent(page, name);
  });

  test("sends a form that has no script at all", async () => {
    const { page } = open;
    const name = "全失女士";
    await loseScripts(page);
    await page.goto(form);
    await fillContact(page, name, "13900139107");
    await send(page);
    await expectSent(page, name);
  });
});
