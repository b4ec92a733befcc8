import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser(widths[0]);
});
afterAll(() => open.close());

test("a demand is signed, and arrives from a device whose clock is a day behind", async () => {
  const { page } = open;
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  const sent: { body: Record<string, unknown>; status: number }[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith("/api/common/caseSubmit")) return;
    sent.push({ body: response.request().postDataJSON() as Record<string, unknown>, status: response.status() });
  });
  await page.goto(`${site}/case/submit?city=beijing&people=66`);
  await waitForHydration(page);
  await page.getByLabel("称呼").fill("昨日女士");
  await page.getByLabel("手机").fill("13900139066");
  await page.getByRole("checkbox", { name: /同意/ }).check();
  await page.getByRole("button", { name: "提交需求" }).click();
  await page.waitForURL(/\/case\/success\?reference=HZ-/);
  expect(sent.map(({ status }) => status)).toEqual([400, 200]);
  for (const { body } of sent) expect(body.sign).toMatch(/^[0-9a-f]{32}$/);
  expect(Number(sent[1]!.body.timestamp) - Number(sent[0]!.body.timestamp)).toBeGreaterThan(86_000);
  await page.clock.setFixedTime(Date.now());
});
