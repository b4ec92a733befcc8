import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Site, startSite } from "../start-site.ts";
import { type BrowserSession, openBrowser, waitForHydration, widths } from "./open-browser.ts";

const venue = "/view/hotel-1100000001";
const list = "/beijing/changdi-0-0-0-200-2";

let site: Site;
let open: BrowserSession;
/** Starts the site at the address that its visitor knows. */
const start = async (env: Record<string, string> = {}) => {
  const port = site ? new URL(site.url).port : "0";
  site = await startSite(inject("dataDir"), { ANALYTICS: "0", PORT: port, ...env });
};
beforeAll(async () => {
  await start();
  open = await openBrowser(widths[0], { site: site.url });
});
afterAll(async () => {
  await open?.close();
  await site?.stop();
});

const listStored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });
/** Lists the addresses at which the portal's page is stored. */
const listPortalPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const readCache = async (name: string) => {
      const cache = await caches.open(name);
      const read = async (key: Request) => ((await (await cache.match(key))?.text()) ?? "").includes("wifi-portal");
      return Promise.all((await cache.keys()).map(async (key) => ((await read(key)) ? [key.url] : [])));
    };
    return (await Promise.all((await caches.keys()).map(readCache))).flat(2);
  });
const note = (page: Page) => page.locator("[data-saved-note]");

/** Waits until everything that a page asked the worker to store is there: its document, state and files. */
async function waitUntilStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => listStored(page)).toContain(path);
  await expect.poll(async () => (await listStored(page)).some((one) => one.endsWith(path) && one !== path)).toBe(true);
}

test("what was seen, the shortlist and a draft are read without network, and say of when they are", async () => {
  const { page } = open;
  await page.goto(site.url + list);
  await waitForHydration(page);
  await page.locator("button[data-shortlist]").first().click();
  await page.locator('[data-shortlist-count="1"]').waitFor();
  await page.goto(site.url + venue);
  await waitForHydration(page);
  const name = (await page.locator("h1").textContent())!;
  await waitUntilStored(page, venue);
  await expect.poll(() => listStored(page)).toContain("/shortlist");
  await page.goto(`${site.url}/shortlist`);
  await page.locator("ol article h2 a").first().waitFor();
  await page.goto(`${site.url}/case/submit`);
  await waitForHydration(page);
  await page.locator("[data-field=people]").fill("180");
  await page.waitForTimeout(600);
  expect(await note(page).count()).toBe(0);

  await site.stop();
  await page.goto(site.url + venue);
  expect(await page.locator("h1").textContent()).toBe(name);
  expect(await note(page).textContent()).toMatch(/^离线，\d+月\d+日 \d\d:\d\d 保存，价格与档期可能已变/);
  await waitForHydration(page);
  expect(await note(page).count()).toBe(1);

  await page.goto(`${site.url}/shortlist`);
  await waitForHydration(page);
  await page.locator("ol article h2 a").first().waitFor();
  expect(await note(page).count()).toBe(1);

  await page.goto(`${site.url}/case/submit`);
  await waitForHydration(page);
  expect(await page.locator("[data-field=people]").inputValue()).toBe("180");

  // Another query than that of the stored page: a page of a venue is read under its own address, a form has what its link says.
  await page.goto(`${site.url}${venue}?people=80&layout=banquet`);
  await waitForHydration(page);
  expect(await page.locator("h1").textContent()).toBe(name);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(venue);
  await page.goto(`${site.url}/case/submit?siteId=${venue.split("-")[1]}&people=80&layout=banquet&page_from=hotel`);
  await waitForHydration(page);
  await expect.poll(() => page.locator("[data-field=people]").inputValue()).toBe("80");
  await page.locator("main").getByText(name.replace(/ .*/, "")).first().waitFor();

  // The way there within the application, and back.
  await page.goto(site.url + venue);
  await waitForHydration(page);
  await page.getByRole("link", { name: "咨询档期和报价" }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/case\/submit\?/);
  await page.locator("[data-field=people]").waitFor();
  await page.goBack();
  await expect.poll(() => page.locator("h1").textContent()).toBe(name);
  await waitForHydration(page);
  expect(await page.locator("h1").textContent()).toBe(name);

  // From a started page to one that is not stored, and back.
  await page.goto(`${site.url}/shortlist`);
  await waitForHydration(page);
  await page.locator("ol article h2 a").first().click();
  await page.getByRole("heading", { name: "没有网络" }).waitFor();
  await page.goBack();
  await page.locator("ol article h2 a").first().waitFor();
  await waitForHydration(page);
  await page.locator("ol article h2 a").first().waitFor();

  await page.goto(`${site.url}/solutions/1`);
  expect(await page.locator("h1").textContent()).toBe("没有网络");
  await page
    .getByRole("link", { name: new RegExp(name.slice(0, 4)) })
    .first()
    .click();
  expect(await page.locator("h1").textContent()).toBe(name);
});

test("with network again pages come from it, without a note", async () => {
  const { page } = open;
  await start();
  await page.goto(site.url + venue);
  expect(await note(page).count()).toBe(0);
});

test("private pages and answers of the API are never stored", async () => {
  const { page } = open;
  await page.goto(site.url + inject("demandHref"));
  await waitForHydration(page);
  await page.goto(`${site.url}/shortlist`);
  await waitForHydration(page);
  expect((await listStored(page)).filter((path) => /^\/(?:demand|s|api|mcp)\//.test(path))).toEqual([]);
});

/** The page of a portal that a visitor has not signed in at. */
const portalPage = '<!doctype html><html id="wifi-portal"><title>登录</title><h1>请登录无线网络</h1></html>';

/**
 * Starts a proxy in front of the site whose worker changes when `version` does, as with another release. At what `isHeld` matches it
 * answers with a portal's page.
 */
async function startReleases() {
  const releases = { version: 1, url: "", isHeld: (_path: string) => false, stop: () => server.close() };
  const server = createServer(async (incoming, outgoing) => {
    if (releases.isHeld(incoming.url!)) {
      outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "max-age=600" });
      outgoing.end(portalPage);
      return;
    }
    const answer = await fetch(site.url + incoming.url, { headers: { accept: incoming.headers.accept ?? "*/*" } });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name)),
    );
    outgoing.writeHead(answer.status, headers);
    outgoing.write(new Uint8Array(await answer.arrayBuffer()));
    outgoing.end(incoming.url === "/sw.js" ? `// ${releases.version}` : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  releases.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return releases;
}

test("a new version is offered, and taken when the visitor says so", async () => {
  const releases = await startReleases();
  const visit = await openBrowser(widths[0], { site: releases.url });
  try {
    const { page } = visit;
    await page.goto(`${releases.url}/ask`);
    await waitForHydration(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    releases.version = 2;
    await page.goto(`${releases.url}/ask`);
    await waitForHydration(page);
    await page.evaluate(() => {
      document.documentElement.dataset.before = "update";
    });
    const apply = page.getByRole("button", { name: "更新" });
    await apply.waitFor();
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/"))?.waiting !== null);
    expect(await isWaiting()).toBe(true);
    await apply.click();
    await page.waitForFunction(
      // Between two documents there is none.
      () => document.documentElement && document.documentElement.dataset.before === undefined,
    );
    expect(await isWaiting()).toBe(false);
  } finally {
    await visit.close();
    releases.stop();
  }
});

/** Opens a page of the site through the proxy whose worker answers for all further pages. */
async function openWithWorker(releases: { url: string }): Promise<BrowserSession> {
  const visit = await openBrowser(widths[0], { site: releases.url });
  await visit.page.goto(`${releases.url}/ask`);
  await waitForHydration(visit.page);
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => listStored(visit.page)).toContain("/shortlist");
  return visit;
}

test("a portal's page that came with 200 is stored for no file and no page: the next visit starts", async () => {
  const releases = await startReleases();
  const visit = await openWithWorker(releases);
  try {
    const { page } = visit;
    let held = 0;
    releases.isHeld = (path) => /^\/(?:assets|pictures|plans|page-state)\//.test(path) && ++held > 0;
    await page.goto(releases.url + list);
    await page.mouse.move(40, 40);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => held).toBeGreaterThan(3);
    releases.isHeld = (path) => path === venue;
    await page.goto(releases.url + venue);
    expect(await page.locator("h1").textContent()).toBe("请登录无线网络");

    releases.isHeld = () => false;
    await page.goto(releases.url + list);
    await waitForHydration(page);
    await page.goto(releases.url + venue);
    await waitForHydration(page);
    expect(await listPortalPages(page)).toEqual([]);
  } finally {
    await visit.close();
    releases.stop();
  }
});

test("what an older release stored wrongly heals with the next version of the worker", async () => {
  const releases = await startReleases();
  const visit = await openWithWorker(releases);
  try {
    const { page } = visit;
    await page.evaluate(async (html) => {
      const wrong = () =>
        new Response(html, { headers: { "content-type": "text/html", date: new Date().toUTCString() } });
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) await cache.put(key, wrong());
      }
    }, portalPage);
    releases.version = 2;
    await page.goto(`${releases.url}/ask`);
    await waitForHydration(page);
    await expect.poll(() => listPortalPages(page)).toEqual([]);
  } finally {
    await visit.close();
    releases.stop();
  }
});

test("where the operator switches it off, the worker removes itself and all that it stored", async () => {
  const { page } = open;
  await site.stop();
  await start({ OFFLINE: "0" });
  await page.goto(`${site.url}/ask`);
  // The registration of the begun form's demand, which stores no page, stays.
  const listScopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  await expect.poll(listScopes).not.toContain("/");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
