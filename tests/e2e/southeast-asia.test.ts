import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { waitForHydration, type BrowserSession, openBrowser } from "./open-browser.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";

const site = inject("url");
let open: BrowserSession;
beforeAll(async () => {
  open = await openBrowser({ name: "desktop", width: 1440, height: 900, phone: false });
  await servePlaceholderPictures(open.page);
});
afterAll(() => open?.close());

/** Fills the contact of the form, agrees and sends; returns the address of the success page. */
async function submit(mobile: string): Promise<URL> {
  const { page } = open;
  const form = page.locator("form[aria-label]", { has: page.getByLabel("称呼") });
  await form.getByLabel("称呼").fill("陈女士");
  await form.getByLabel("手机或座机").fill(mobile);
  await form.getByRole("checkbox", { name: /同意/ }).check();
  await form.getByRole("button", { name: /提交需求/ }).click();
  await page.waitForURL(/\/case\/success\?/);
  return new URL(page.url());
}

/** Returns the body of the demand that the page sends. */
function waitForDemand(): Promise<Record<string, unknown>> {
  return open.page
    .waitForRequest((request) => request.url().includes("/api/common/seaSubmit"))
    .then((request) => request.postDataJSON() as Record<string, unknown>);
}

test("a trip is said in the sentence, a destination chosen, its venues filtered and a quotation requested", async () => {
  const { page, problems } = open;
  await page.goto(`${site}/southeastAsia?utm_content=spring`);
  await waitForHydration(page);
  expect((await page.context().cookies()).find(({ name }) => name === "utm_content_sea")?.value).toBe("spring");
  await page.getByRole("combobox", { name: "出发城市" }).selectOption("beijing");
  await page.waitForURL(/from=beijing/);
  await page.getByRole("combobox", { name: "月份" }).selectOption("3");
  await page.waitForURL(/month=3/);
  const people = page.getByRole("textbox", { name: "参会人数" }).first();
  await people.fill("5");
  await people.press("Enter");
  expect(await page.getByText("人数可填 10 到 2,000").isVisible()).toBe(true);
  await people.fill("100");
  await people.press("Enter");
  await page.waitForURL(/people=100/);

  // From Beijing no flight to Da Nang is known without a change.
  const row = page.getByRole("row", { name: /岘港/ });
  // The address changes before the page does: its links are those of the trip only when it shows the trip.
  await expect.poll(() => row.textContent(), { timeout: 10_000 }).toContain("经");
  await page.getByRole("heading", { name: /，100 人 4 天 3 晚$/ }).waitFor();
  await row.getByRole("link", { name: "岘港" }).click();
  await page.waitForURL(/city=danang/);
  await page.getByRole("heading", { name: "岘港，100 人 4 天 3 晚" }).waitFor();
  const venues = page.locator("li", { hasText: "课桌式" });
  const all = await venues.count();
  await page.getByRole("navigation", { name: "场地类型" }).getByRole("link", { name: /酒店/ }).click();
  await page.waitForURL(/type=0/);
  await expect.poll(() => venues.count(), { timeout: 10_000 }).toBeLessThan(all);
  const seats = await venues.locator("b").allTextContents();
  expect(seats.length).toBeGreaterThan(0);
  expect(seats.every((text) => Number(text) >= 100)).toBe(true);

  const sent = waitForDemand();
  const form = page.locator("form[aria-label]", { has: page.getByLabel("称呼") });
  const country = form.getByRole("combobox", { name: "国家或地区代码" });
  expect(await country.inputValue()).toBe("CN");
  await country.selectOption("SG");
  await form.getByLabel("手机或座机").fill("6123 456");
  await form.getByRole("button", { name: /提交需求/ }).click();
  await form.getByText("请填写正确的电话").first().waitFor();
  // A pasted number with its code selects the country.
  const success = await submit("0066 (0)81 234 5678");
  expect(await sent.then(({ mobile }) => mobile)).toBe("+66812345678");
  expect(success.searchParams.get("reference")).toMatch(/^HZ-/);
  expect(await sent).toMatchObject({
    cityCode: "970403",
    people: 100,
    mobile: "+66812345678",
    pageFrom: "southeastAsia",
  });
  expect((await sent).remarks).toContain("从北京出发，3 月，100 人，4 天 3 晚");
  expect(problems).toEqual([]);
});

test("several destinations are ticked, summed and requested with one demand", async () => {
  const { page, problems } = open;
  await page.goto(`${site}/southeastAsia/activity?month=3`);
  await waitForHydration(page);
  const choices = page.getByRole("group", { name: "目的地（可多选）" });
  const checked = choices.getByRole("checkbox", { checked: true });
  for (let left = await checked.count(); left > 0; left--) await checked.first().uncheck();
  await page.getByText("请至少选择 1 个目的地").first().waitFor();
  for (const name of ["岘港", "槟城", "宿务"]) await choices.getByRole("checkbox", { name }).check();
  expect(new URL(page.url()).searchParams.get("cities")).toBe("danang-penang-cebu");
  const sum =
    (await page
      .getByText(/^80 人，选了 3 个/)
      .locator("xpath=..")
      .textContent()) ?? "";
  const [low, high] = [...sum.matchAll(/\d+\.\d/g)].map(([figure]) => Number(figure));
  expect(low).toBeGreaterThan(5);
  expect(high).toBeGreaterThan(low!);

  // The address brings the ticks back.
  await page.reload();
  await waitForHydration(page);
  expect(await choices.getByRole("checkbox", { checked: true }).count()).toBe(3);
  const sent = waitForDemand();
  await submit("13800138011");
  expect((await sent).remarks).toMatch(/3 个目的地：.*岘港/);
  expect((await sent).pageFrom).toBe("southeastAsia/activity");
  expect(problems).toEqual([]);
});
