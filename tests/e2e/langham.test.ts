import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const phone = widths[0];
/** Chinese characters and full-width punctuation. */
const chinesePattern = /[\u2e80-\u303f\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** Two English words side by side; names of hotels in Latin letters have one. */
const englishPattern = /\b[a-z]{3,} [a-z]{3,}\b/i;

const pages = ["", "/meeting", "/dining", "/wedding", "/package"];

describe("Langham", () => {
  let open: BrowserSession;
  beforeAll(async () => {
    open = await openBrowser(phone);
  });
  afterAll(async () => {
    await open.close();
    expect(open.problems).toEqual([]);
  });

  const goto = async (path: string) => {
    await open.page.goto(site + path);
    await waitForHydration(open.page);
  };
  /** Everything that a visitor sees or hears read, without the switch to the other language. */
  const readTexts = () =>
    open.page.evaluate(() => {
      document.querySelectorAll("header a[hreflang]").forEach((link) => {
        link.remove();
      });
      const names = [...document.querySelectorAll("[aria-label], [alt], [placeholder], [title]")].flatMap((element) =>
        ["aria-label", "alt", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
      );
      const meta = [...document.querySelectorAll("meta[name=description], meta[property^='og:']")].map(
        (element) => element.getAttribute("content") ?? "",
      );
      const body = document.body.cloneNode(true) as HTMLElement;
      for (const hidden of body.querySelectorAll("script, style, noscript")) hidden.remove();
      return [document.title, body.textContent, ...names, ...meta].filter(Boolean);
    });

  test("goes from Chinese to English in place, to the list and through the form", async () => {
    const { page } = open;
    await goto("/marketing/langham/zh/wedding?city=haikou&utm_source=a#hotels");
    await page.getByRole("heading", { level: 1, name: "朗廷婚宴" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "英文版" }).click();
    await page.getByRole("heading", { level: 1, name: "Weddings at Langham" }).waitFor();
    const url = new URL(page.url());
    expect([url.pathname, url.searchParams.get("city"), url.hash]).toEqual([
      "/marketing/langham/en/wedding",
      "haikou",
      "#hotels",
    ]);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await expect.poll(() => page.locator("figcaption").first().textContent()).toContain("Haikou");

    await page.locator("#cities").getByRole("link", { name: "Shanghai" }).click();
    await page.getByRole("heading", { level: 1, name: "Langham hotels in Shanghai" }).waitFor();
    await page.getByLabel("Guests").fill("300");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.waitForURL(/people=300/);
    await waitForHydration(page);
    expect(new URL(page.url()).searchParams.get("lang")).toBe("en");
    await expect.poll(() => page.locator("ol > li").count()).toBeGreaterThan(0);

    const form = page.locator("#enquiry form");
    await page.locator("#enquiry").scrollIntoViewIfNeeded();
    await form.getByText("Dining", { exact: true }).click();
    await form.locator('[data-field="name"]').fill("Ann Lee");
    await form.locator('[data-field="mobile"]').fill("+44 20 7946 0123");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Ask for dates and rates" }).click();
    await page.waitForURL(/\/case\/success\?.*lang=en/);
    await page.getByRole("heading", { level: 1, name: "Request received" }).waitFor();
    const answers = (await page.locator("main").textContent()) ?? "";
    for (const answer of ["Shanghai", "Dining", "Ann Lee"]) expect(answers).toContain(answer);
    expect(answers).not.toMatch(chinesePattern);
  });

  test("carries a chosen package into the form", async () => {
    const { page } = open;
    await goto("/marketing/langham/zh/meeting");
    const row = page.locator("#package-1");
    expect(await row.textContent()).toMatch(/半天会议.*¥420.*20 人起/);
    await row.getByRole("link", { name: "询此套餐" }).click();
    await expect.poll(() => page.locator("#enquiry").textContent()).toContain("套餐：半天会议");
  });

  test("has no Chinese on English pages, and no English sentence on Chinese ones", async () => {
    for (const path of [...pages.map((type) => `/marketing/langham/en${type}`), "/marketing/langham/list?lang=en"]) {
      await goto(path);
      const found = (await readTexts()).flatMap((text) => chinesePattern.exec(text)?.[0] ?? []);
      expect(found, path).toEqual([]);
    }
    for (const path of [...pages.map((type) => `/marketing/langham/zh${type}`), "/marketing/langham/list"]) {
      await goto(path);
      const found = (await readTexts()).flatMap((text) => englishPattern.exec(text)?.[0] ?? []);
      expect(found, path).toEqual([]);
    }
  });

  test("names both languages in the head, each with its canonical link", async () => {
    const readLinks = async (path: string) => {
      const html = await (await fetch(site + path)).text();
      const links = [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(([link]) => link);
      return links.map((link) => [
        /hrefLang="([^"]*)"/i.exec(link)?.[1] ?? "canonical",
        new URL(/href="([^"]*)"/.exec(link)![1]!.replaceAll("&amp;", "&")).pathname,
      ]);
    };
    const [zh, en] = ["/marketing/langham/zh/dining", "/marketing/langham/en/dining"];
    const languages = [
      ["zh-CN", zh],
      ["en", en],
      ["x-default", zh],
    ];
    expect(await readLinks(zh)).toEqual([["canonical", zh], ...languages]);
    expect(await readLinks(en)).toEqual([["canonical", en], ...languages]);
  });
});
