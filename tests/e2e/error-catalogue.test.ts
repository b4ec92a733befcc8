import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(widths[1]);
});
afterEach(() => open.page.unrouteAll());
afterAll(() => open.close());

const reference = "HZ-20261121-7K3M";

/** An answer and what the visitor reads of it; nothing where there is no text. */
interface Row {
  name: string;
  status?: number;
  body: unknown;
  text?: string;
}

/** The error catalogue (specification, section 8). */
const rows: Row[] = [
  { name: "a code with message and msg", body: { code: 3001, message: "活动已结束", msg: "x" }, text: "活动已结束" },
  { name: "a code with msg", body: { code: 3001, msg: "名额已满" }, text: "名额已满" },
  { name: "a code with neither", body: { code: 3001 }, text: "出错了" },
  { name: "500 with a message", status: 500, body: { code: 20000, message: "正在维护" }, text: "正在维护" },
  { name: "502 of a proxy", status: 502, body: "<html>", text: "出错了" },
  { name: "404", status: 404, body: { code: 20002, message: "没有" }, text: "请求的资源不存在" },
  { name: "401", status: 401, body: { code: 3001, message: "请登录" } },
  { name: "403", status: 403, body: { code: 3001, message: "请登录" } },
  { name: "20006 with data", body: { code: 20006, message: "重复的需求", data: { reference } } },
  { name: "20006 without data", body: { code: 20006, message: "重复的需求" } },
];

/** Texts that no silent answer may leave on the page. */
const noisy = /活动已结束|请登录|重复的需求|出错了|请求的资源|没有网络|网络不通|暂时不可用/;

/** Returns what the page shows: its content and its messages. */
const readTexts = async (page: Page) =>
  (await page.locator("main, [role=status], [role=alert]").allTextContents()).join("\n");

/** Answers a call with a row; returns the number of requests so far. */
async function answerCall(page: Page, call: string, { status = 200, body }: Row): Promise<() => number> {
  let requests = 0;
  await page.route(`**/api/${call}`, (route) => {
    requests++;
    return route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });
  });
  return () => requests;
}

/** Resolves when the page has logged that a login is needed. */
const waitForLog = (page: Page) => page.waitForEvent("console", (message) => message.text() === "须先登录");
const isLogged = ({ status }: Row) => status === 401 || status === 403;

/** The forms of demands: what opens and fills them, and what sends them. */
const demandForms = [
  {
    call: "common/caseSubmit",
    success: "/case/success",
    fill: async (page: Page) => {
      await page.goto(`${site}/case/submit?city=beijing&people=66`);
      await waitForHydration(page);
      await page.getByLabel("称呼").fill("陈女士");
      await page.getByLabel("手机").fill("13900139066");
      await page.getByRole("checkbox", { name: /同意/ }).check();
    },
    send: (page: Page) => page.getByRole("button", { name: "提交需求" }),
  },
  {
    call: "common/seaSubmit",
    success: "/case/success",
    fill: async (page: Page) => {
      await page.goto(`${site}/southeastAsia?city=danang&people=100`);
      await waitForHydration(page);
      const form = page.locator("form[aria-label]", { has: page.getByLabel("称呼") });
      await form.scrollIntoViewIfNeeded();
      await form.getByLabel("称呼").fill("陈女士");
      await form.getByLabel("手机或座机").fill("13900139067");
      await form.getByRole("checkbox", { name: /同意/ }).check();
    },
    send: (page: Page) => page.locator("form[aria-label]").getByRole("button", { name: /提交需求/ }),
  },
  {
    call: "activity/enterpriseApply",
    success: "/customer/ent-success",
    fill: async (page: Page) => {
      await page.goto(`${site}/customer/dakehu`);
      await waitForHydration(page);
      await page.locator("#apply").scrollIntoViewIfNeeded();
      const field = (name: string) => page.locator(`[data-field="${name}"]`).last();
      await field("company").fill("澜石科技");
      await field("name").fill("陈女士");
      await field("mobile").fill("13900139068");
      await field("consent").check();
    },
    send: (page: Page) => page.getByRole("button", { name: "预约通话" }).last(),
  },
];

describe.each(demandForms)("$call", ({ call, success, fill, send }) => {
  beforeAll(() => fill(open.page));

  test.each(rows)("$name", async (row) => {
    const { page } = open;
    const requests = await answerCall(page, call, row);
    const logged = isLogged(row) ? waitForLog(page) : undefined;
    await send(page).click();
    if (row.name.startsWith("20006")) {
      await page.waitForURL(({ pathname }) => pathname === success);
      await page.getByRole("heading", { level: 1, name: /已经收到|已收到$/ }).waitFor();
      expect(await readTexts(page)).not.toMatch(noisy);
      await fill(page);
      return;
    }
    await logged;
    const panel = page.locator("section", { has: page.getByRole("heading", { name: "已保存在本机" }) }).last();
    const status = panel.getByRole("status");
    await status.getByText(/需求尚未提交/).waitFor();
    const text = (await status.textContent())!;
    if (row.text === undefined) expect(text).not.toMatch(noisy);
    else expect(text).toContain(`${row.text}。需求尚未提交，`);
    expect(requests()).toBe(1);
    await panel.getByRole("button", { name: "修改内容" }).click();
    await panel.waitFor({ state: "detached" });
  });
});

test("a demand that is refused with a code is not sent again by itself, and is when its visitor wants it", async () => {
  const { page } = open;
  const [form] = demandForms;
  const requests = await answerCall(page, form!.call, rows[0]!);
  await form!.fill(page);
  await form!.send(page).click();
  await page.getByText("活动已结束。需求尚未提交，可修改后重新提交。", { exact: true }).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.reload();
  await page.getByText("活动已结束。需求尚未提交，可修改后重新提交。").waitFor();
  expect(requests()).toBe(1);
  await page.getByRole("button", { name: "立即重试" }).click();
  await page.getByText(/已尝试 2 次/).waitFor();
  expect(requests()).toBe(2);
});

async function callApi<T>(path: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${site}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { data: T }).data;
}

describe("demand/remark", () => {
  let token: string;
  beforeAll(async () => {
    const contact = { name: "目录女士", mobile: "13900139069", cityCode: "110000", people: 80, consent: true };
    const sent = { ...contact, clientKey: "error-catalogue-0001", filledMs: 9000 };
    ({ token } = await callApi<{ token: string }>("common/caseSubmit", sent));
  });

  test.each(rows)("$name", async (row) => {
    const { page } = open;
    await answerCall(page, "demand/remark", row);
    await page.goto(`${site}/demand/${token}`);
    await waitForHydration(page);
    const logged = isLogged(row) ? waitForLog(page) : undefined;
    const remark = page.getByRole("textbox", { name: "补充说明" });
    await remark.fill("增加 10 人");
    const answered = page.waitForResponse("**/api/demand/remark");
    await page.getByRole("button", { name: "发送给顾问" }).click();
    await Promise.all([answered, logged]);
    if (row.text !== undefined) await page.getByText(`${row.text}。内容仍在此处。`).waitFor();
    else {
      await page.locator("button[aria-busy=true]").waitFor({ state: "detached" });
      expect(await readTexts(page)).not.toMatch(noisy);
    }
    expect(await remark.inputValue()).toBe("增加 10 人");
  });
});

describe("sharedList/share", () => {
  beforeAll(async () => {
    const { page } = open;
    await page.goto(`${site}/beijing/changdi-0-0-0-200-2`, { waitUntil: "domcontentloaded" });
    await page.locator("button[data-shortlist]").first().click();
    await page.locator('[data-shortlist-count="1"]').waitFor();
  });

  test.each(rows)("$name", async (row) => {
    const { page } = open;
    await answerCall(page, "sharedList/share", row);
    await page.goto(`${site}/shortlist`);
    await waitForHydration(page);
    const logged = isLogged(row) ? waitForLog(page) : undefined;
    const share = page.getByRole("button", { name: "分享给同事" });
    const answered = page.waitForResponse("**/api/sharedList/share");
    await share.click();
    await Promise.all([answered, logged]);
    if (row.text !== undefined) await page.getByRole("alert").getByText(row.text).waitFor();
    else {
      await page.locator("button[aria-busy=true]").waitFor({ state: "detached" });
      expect(await readTexts(page)).not.toMatch(noisy);
    }
    await share.waitFor();
  });
});
