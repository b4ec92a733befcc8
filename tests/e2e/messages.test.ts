import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type AliyunReceiver, startAliyunReceiver } from "../start-aliyun-receiver.ts";
import { type Site, startSite } from "../start-site.ts";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const venueId = "1100000001";
let receiver: AliyunReceiver;
/** A second node on the store of all tests, which sends text messages and asks for codes. */
let node: Site;
let open: BrowserSession;
/** The scripts that pages have loaded. */
const scripts: string[] = [];
beforeAll(async () => {
  receiver = await startAliyunReceiver({ id: "a-key", secret: "a-secret" });
  node = await startSite(inject("dataDir"), {
    // The library that counts visits waits for the clock's next millisecond, which does not come while a test sets it.
    ANALYTICS: "0",
    VERIFY_MOBILE: "1",
    ORIGIN: "https://huizhi.example",
    ALIYUN_SMS_KEY_ID: "a-key",
    ALIYUN_SMS_KEY_SECRET: "a-secret",
    ALIYUN_SMS_SIGN_NAME: "会址",
    ALIYUN_SMS_TEMPLATE_VERIFY: "SMS_1",
    ALIYUN_SMS_TEMPLATE_VENUE: "SMS_2",
    ALIYUN_SMS_TEMPLATE_DOWNLOAD: "SMS_3",
    ALIYUN_SMS_ENDPOINT: receiver.url,
  });
  open = await openBrowser(widths[0], { site: node.url });
  open.page.on("request", (request) => scripts.push(request.url()));
});
afterAll(async () => {
  await open?.close();
  await node?.stop();
  await receiver?.stop();
  expect(open.problems.filter((problem) => !/status of (?:400|429)/.test(problem))).toEqual([]);
});

const button = (name: string) => open.page.getByRole("button", { name, exact: true });
const field = (name: string) => open.page.locator(`form [data-field="${name}"]`);

test("a venue's address goes to the phone, once a minute", async () => {
  const { page } = open;
  await page.goto(`${node.url}/view/hotel-${venueId}`);
  await waitForHydration(page);
  expect(scripts.filter((url) => url.includes("send-to-phone-form"))).toEqual([]);
  await button("发送地址到手机").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("手机").fill("138001380");
  await dialog.getByRole("button", { name: "发送短信" }).click();
  await dialog.getByText("请填写正确的电话").waitFor();
  await dialog.getByLabel("手机").fill("+86 138-0013-8801");
  await dialog.getByRole("button", { name: "发送短信" }).click();
  await dialog.getByText("短信已发送到 138 0013 8801").waitFor();
  expect(receiver.received.at(-1)).toMatchObject({
    PhoneNumbers: "13800138801",
    SignName: "会址",
    TemplateCode: "SMS_2",
    parameters: { link: `https://huizhi.example/view/hotel-${venueId}` },
  });
  await dialog.locator("form, div").getByRole("button", { name: "关闭" }).last().click();
  await button("发送地址到手机").click();
  await dialog.getByLabel("手机").fill("13800138801");
  await dialog.getByRole("button", { name: "发送短信" }).click();
  await dialog.getByText(/请 \d+ 秒后再发送/).waitFor();
});

test("a visitor whose clock is wrong gets the link to the app", async () => {
  const { page } = open;
  await page.goto(`${node.url}/app/download`);
  await waitForHydration(page);
  await page.clock.setFixedTime(new Date("2020-01-01T00:00:00Z"));
  await button("发送下载链接到手机").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("手机").fill("13800138802");
  await dialog.getByRole("button", { name: "发送短信" }).click();
  await dialog.getByText("短信已发送到 138 0013 8802").waitFor();
  expect(receiver.received.at(-1)?.parameters).toEqual({ link: "https://huizhi.example/app/download" });
  await page.clock.setFixedTime(new Date());
});

test("a demand needs the code where the operator asks for one", async () => {
  const { page } = open;
  await page.goto(`${node.url}/case/submit?city=beijing&people=80`);
  await waitForHydration(page);
  await field("name").fill("陈女士");
  await button("获取验证码").click();
  await page.getByText("请填写正确的电话").first().waitFor();
  await field("mobile").fill("13800138803");
  await page.locator('[data-field="consent"]').check();
  await button("提交需求").click();
  await page.getByText("请填写短信验证码").first().waitFor();
  await button("获取验证码").click();
  await page.getByText("验证码已发送到 138 0013 8803").waitFor();
  expect(await page.getByRole("button", { name: /^\d+ 秒后重发$/ }).isDisabled()).toBe(true);
  const code = receiver.received.at(-1)!.parameters.code!;
  expect(code).toMatch(/^\d{6}$/);
  await field("captcha").fill(code === "000000" ? "111111" : "000000");
  await button("提交需求").click();
  await page.getByText("验证码不对或已过期").first().waitFor();
  await field("captcha").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button("提交需求").click();
  await page.waitForURL(/\/case\/success\?reference=HZ-/);
});

test("a site that sends no messages shows none of it, nor loads it", async () => {
  const session = await openBrowser(widths[0]);
  const loaded: string[] = [];
  session.page.on("request", (request) => loaded.push(request.url()));
  for (const path of [`/view/hotel-${venueId}`, "/app/download", "/case/submit?city=beijing&people=80"]) {
    await session.page.goto(inject("url") + path);
    await waitForHydration(session.page);
    expect(await session.page.getByText(/发送.*到手机|获取验证码/).count(), path).toBe(0);
  }
  expect(loaded.filter((url) => /send-to-phone-form|code-field/.test(url))).toEqual([]);
  expect(session.problems).toEqual([]);
  await session.close();
});
