import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findViolations } from "./find-violations.ts";
import { waitForHydration, readLayoutShifts, type BrowserSession, openBrowser, type Width } from "./open-browser.ts";
import { servePlaceholderPictures } from "./network/serve-placeholder-pictures.ts";

const showcase = "1100000001";

/** One page of each kind, in the state that is most demanding for its layout. */
export const pages = [
  { name: "home", path: "/beijing" },
  { name: "a small city", path: "/huangshan" },
  { name: "venue list", path: "/beijing/changdi-0-0-0-200-2" },
  { name: "empty list", path: "/beijing/changdi-0-0-0-9999-3" },
  { name: "space list", path: `/shanghai/kongjian${"-0".repeat(11)}` },
  { name: "venue", path: `/view/hotel-${showcase}` },
  { name: "meeting rooms", path: `/view/huiyishi-${showcase}` },
  { name: "cases", path: `/view/anli-${showcase}` },
  { name: "no cases", path: "/view/anli-1100000005" },
  { name: "hotel group", path: "/zt/marriott" },
  { name: "hotel group in a city", path: "/zt/hilton/440300?people=200&layout=banquet&stars=1" },
  { name: "guest rooms", path: `/view/kefang-${showcase}` },
  { name: "dining", path: `/view/canyin-${showcase}` },
  { name: "facilities", path: `/view/peitao-${showcase}` },
  { name: "location", path: `/view/weizhi-${showcase}` },
  { name: "information", path: `/view/hotel-${showcase}-detailInfo` },
  { name: "nearby", path: `/view/hotel-${showcase}-nearby` },
  { name: "pictures", path: `/view/hotel-${showcase}/tupian` },
  { name: "Langham", path: "/marketing/langham/zh" },
  { name: "Langham in English", path: "/marketing/langham/en" },
  { name: "a Langham type", path: "/marketing/langham/en/wedding?city=haikou" },
  { name: "Langham list", path: "/marketing/langham/list?lang=en&people=200" },
  { name: "picture wall", path: `/view/image-${showcase}` },
  { name: "space", path: `/view/hotel-${showcase}/meetingspace-${showcase}002` },
  { name: "proposal", path: `/proposal?spaceCode=${showcase}002,${showcase}003&people=120&layout=classroom&by=陈` },
  { name: "scheme", path: "/activity/scheme?eventType=launch&people=300" },
  { name: "scheme in two steps", path: "/activity/scheme-two" },
  { name: "annual meetings in two steps", path: "/activity/nianhui-two" },
  { name: "annual meetings", path: "/nianhui?city=shanghai&tables=120&acts=8" },
  { name: "app", path: "/app/download" },
  { name: "open the app", path: "/app/open" },
  { name: "chat app", path: "/huichat/download2023" },
  { name: "all cases with one opened", path: "/cases?type=training&case=2" },
  { name: "no case found", path: "/cases?type=wedding&layout=boardroom" },
  { name: "budget", path: "/activity/budget?city=shanghai&eventType=annual-meeting&people=300&days=2&set=led.0" },
  { name: "budget in two steps", path: "/activity/budget-two" },
  { name: "solutions", path: "/solutions" },
  { name: "solution", path: "/solutions/8" },
  { name: "questions", path: "/ask" },
  { name: "questions of a subject without any", path: "/ask?tag=%E6%B2%A1%E6%9C%89" },
  { name: "question", path: "/ask/1" },
  { name: "demand", path: "/case/submit" },
  { name: "success", path: "/case/success?reference=HZ-20261121-7K3M" },
  { name: "demand in English", path: "/case/submit-en" },
  { name: "success in English", path: "/case/success?lang=en&reference=HZ-20261121-7K3M" },
  { name: "enterprise", path: "/customer/dakehu" },
  { name: "enterprise success", path: "/customer/ent-success?reference=HZ-20261121-7K3M" },
  { name: "activity success", path: "/activity/success?reference=HZ-20261121-7K3M" },
  { name: "South-east Asia", path: "/southeastAsia?from=chengdu&month=3&people=120&city=hochiminhcity" },
  { name: "several destinations", path: "/southeastAsia/activity?month=3&cities=danang-penang-cebu" },
  { name: "day topic", path: "/marketing/hilton/topic" },
  { name: "clear-height topic", path: "/marketing/ihg/topic" },
  {
    name: "comparison",
    path: `/compare?spaceCode=${showcase}001,${showcase}002,${showcase}003,${showcase}004,1100000005001&people=120&layout=classroom`,
  },
  { name: "not found", path: "/no/such/page" },
] as const;

/** Widths that the loaded page is resized to: the narrowest phone, and tablets held both ways. */
const otherWidths = { phone: [360], desktop: [1100, 820] } as const;

const measureOverflow = (page: BrowserSession["page"]) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/**
 * Runs checks in `count` browser pages at a time, each check in one alone, so that the processor works while a page waits for quiet.
 * @param prepare runs once in each page before the first check
 */
export function createPagePool(width: Width, count: number, prepare?: (page: BrowserSession["page"]) => Promise<void>) {
  const free: BrowserSession[] = [];
  const waiting: ((open: BrowserSession) => void)[] = [];
  const giveBack = (open: BrowserSession) => {
    const next = waiting.shift();
    if (next) next(open);
    else free.push(open);
  };
  return {
    async open() {
      for (let opened = 0; opened < count; opened++) {
        const open = await openBrowser(width);
        await servePlaceholderPictures(open.page);
        await prepare?.(open.page);
        free.push(open);
      }
    },
    async run(check: (open: BrowserSession) => Promise<void>) {
      const open = free.pop() ?? (await new Promise<BrowserSession>((resolve) => waiting.push(resolve)));
      try {
        await check(open);
      } finally {
        giveBack(open);
      }
    },
    async close() {
      await Promise.all(free.map((open) => open.close()));
    },
  };
}

/** Checks one page in a browser page that shows it alone. */
async function expectSoundPage({ page, problems }: BrowserSession, width: Width, path: string): Promise<void> {
  problems.length = 0;
  await page.setViewportSize(width);
  await page.goto(inject("url") + path);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(problems.filter((line) => !/status of 404/.test(line))).toEqual([]);
  expect((await readLayoutShifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  for (const other of otherWidths[width.name]) {
    await page.setViewportSize({ width: other, height: width.height });
    expect({ width: other, overflow: await measureOverflow(page) }).toEqual({ width: other, overflow: 0 });
  }
}

/** Describes that every page is sound at a width, and at those that its browser is resized to. */
export const describePages = (width: Width) =>
  describe(`at ${width.width} px`, () => {
    const pool = createPagePool(width, 2);
    beforeAll(pool.open);
    afterAll(pool.close);

    const rows = [...pages, { name: "private page of a demand", path: inject("demandHref") }];
    test.concurrent.each(rows)("$name is accessible, without layout shifts or horizontal overflow", ({ path }) =>
      pool.run((open) => expectSoundPage(open, width, path)),
    );
  });
