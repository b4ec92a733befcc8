import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, it } from "vitest";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { demandEn } from "#texts/demand/demand.en.ts";
import { loadDeferredCode } from "#web/platform/lazy-loading/deferred.tsx";
import { RuntimeConfigContext } from "#web/platform/runtime-config-context.ts";
import { FullDemandForm } from "./full-demand-form.tsx";
import { ShortDemandFields } from "./short-demand-fields.tsx";
import { ShortDemandForm } from "./short-demand-form.tsx";

const config: RuntimeConfig = {
  origin: "https://site.test",
  signKey: "key",
  map: { provider: "embedded", amapKey: "", amapSecurityCode: "" },
  persistence: {
    storage: "local",
    cookie: { secure: false, sameSite: "strict", days: 365, domain: "" },
    debug: false,
  },
  recommendationSource: "huizhi",
  hotline: "400",
  icp: "",
  adviser: "林舟（示例）",
  retentionDays: 730,
  offline: false,
  analytics: { enabled: false, serverUrl: "", project: "default", consent: false, days: 180, refreshSeconds: 600 },
};

beforeAll(loadDeferredCode);

/** Renders a page on the server. */
function renderHtml(page: ReactNode): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToString(
    <RouterContextProvider router={router}>
      <RuntimeConfigContext value={config}>{page}</RuntimeConfigContext>
    </RouterContextProvider>,
  );
}

/** Renders a page on the server and replaces its markup with `|`. */
const renderText = (page: ReactNode): string =>
  renderHtml(page)
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");

/** Lists what the browser itself would send of the first form of a page, in order. */
function listSent(html: string): string[] {
  const form = /<form.*?<\/form>/s.exec(html)![0];
  const fields = form.match(/<(?:input|select|textarea)[^>]* name="[^>]*>/g) ?? [];
  return fields.map((field) =>
    [/ name="([^"]*)"/, / value="([^"]*)"/].map((part) => part.exec(field)?.[1] ?? "").join("="),
  );
}

it("starts with the meeting step if nothing is known, also on the server", () => {
  const text = renderText(<FullDemandForm pageFrom="/case/submit" initial={{}} />);
  expect(text).toContain("|北京|城市|");
  expect(text).toContain("|日期|未填|北京|城市|参会人数|未填|");
  expect(text).toContain("第 1 步，共 2 步");
  expect(text).toContain("|下一步，留联系方式|");
});

it("says what the calendar says of a date, in the language of the page", () => {
  const initial = { startDate: "2026-10-01", days: 2 };
  const zh = renderText(<FullDemandForm pageFrom="/case/submit" initial={initial} today="2026-09-01" />);
  expect(zh).toContain("10 月 1 日 周四至 10 月 2 日 周五| · 国庆节假期第 1 至 2 天（共 7 天）|");
  const form = <FullDemandForm pageFrom="/" initial={initial} today="2026-09-01" texts={demandEn} locale="en" />;
  expect(renderText(form)).toContain("to Friday 2 October| · National Day holiday, days 1 to 2 of 7|");
});

it("shows the dates of a link in their order in the calendar, and names holidays and worked weekends", () => {
  const initial = { startDate: "2026-09-24", alternativeDates: ["2026-10-02", "2026-10-10"] };
  const text = renderText(<FullDemandForm pageFrom="/case/submit" initial={initial} today="2026-09-01" />);
  expect(text).toContain("|9 月 24 日 周四|首选日期|");
  expect(text).toContain("|24|首选|25|中秋节|");
  expect(text).toContain("|10/1|国庆节|2|备选|");
  expect(text).toContain("|10|备选|");
  expect(text).toContain("9 月 24 日 周四（或 10 月 2 日 周五、10 月 10 日 周六）");
  expect(text).toContain("|10 月 2 日 周五| · 国庆节假期第 2 天（共 7 天）|");
  expect(text).toContain("|10 月 10 日 周六| · 国庆节调休上班|");
});

it("shows the weeks of a first day that is far, and lets no past day be chosen", () => {
  const html = renderHtml(<FullDemandForm initial={{ startDate: "2031-03-03" }} pageFrom="/" today="2026-11-26" />);
  expect(html).toMatch(/<input[^>]*value="2031-03-03"[^>]*>/);
  const now = renderHtml(<FullDemandForm initial={{}} pageFrom="/" today="2026-11-26" />);
  expect(now).toMatch(/<input[^>]*disabled=""[^>]*value="2026-11-25"/);
  expect(now).not.toMatch(/<input[^>]*disabled=""[^>]*value="2026-11-26"/);
});

it("lists what was not understood apart from the other remarks", () => {
  const initial = { remarks: "要求：朝阳区；未识别：烧烤" };
  const text = renderText(<FullDemandForm initial={initial} pageFrom="/case/submit" />);
  expect(text).toContain("|要求：朝阳区|备注|烧烤|未识别|");
});

it("starts with the contact step if city and people are known, and lists the selected venues", () => {
  const selectedVenues = [{ siteId: "1", name: "云栖会议酒店", demo: true }];
  const initial = {
    cityCode: "110000",
    cityName: "北京",
    people: 200,
    layout: "classroom" as const,
    asked: selectedVenues,
  };
  const text = renderText(<FullDemandForm pageFrom="/case/submit" initial={initial} />);
  expect(text).toContain("|北京|城市|200 人 课桌式|人数、台型|");
  expect(text).toContain("第 2 步，共 2 步");
  expect(text).toContain("|云栖会议酒店\u00A0|示例|");
  expect(text).toContain("提交需求");
  expect(text).toContain("每份需求我都自己看，2 小时内致电您。");
  expect(text).toContain("|林舟，会场顾问，工作日 9:00–18:00|");
});

it("says how many venues are asked, and how many of the link are left out", () => {
  const asked = ["1", "2", "3", "4", "5", "5"].map((siteId, at) => ({
    siteId,
    spaceCode: `1${at}`,
    name: `场地${at}`,
  }));
  const text = renderText(<FullDemandForm pageFrom="/case/submit" initial={{ asked }} venuesLeftOut={2} />);
  expect(text).toContain("一次向这 5 家场地询价");
  expect(text.match(/\|仅向此场地询价\|/g)).toHaveLength(6);
  expect(text).toContain("链接中有 7 家场地");
  const alone = renderText(<FullDemandForm pageFrom="/case/submit" initial={{ asked: asked.slice(4) }} />);
  expect(alone).toContain("仅向此场地询价，也可以添加其他场地对比。");
  expect(alone).not.toContain("|仅向此场地询价|");
});

it("has what the link prefills in its fields before the page starts", () => {
  const initial = { startDate: "2026-12-18", remarks: "要能进车" };
  const html = renderHtml(<FullDemandForm initial={initial} pageFrom="/" today="2026-11-26" />);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="2026-12-18"/);
  expect(html).toMatch(/<textarea[^>]*>要能进车<\/textarea>/);
});

it("says before sending which of the spaces is booked on a date of the demand", () => {
  const asked = [{ siteId: "1", spaceCode: "11", name: "云栖会议酒店 大宴会厅" }];
  const period = { from: "2026-12-18", to: "2026-12-19", state: "booked", confirmedOn: "2026-11-20" } as const;
  const render = (initial: object) =>
    renderText(
      <FullDemandForm
        bookings={{ 11: { periods: [period] } }}
        initial={{ asked, ...initial }}
        pageFrom="/case/submit"
        today="2026-11-24"
      />,
    );
  const text = render({ startDate: "2026-12-18", alternativeDates: ["2026-12-21"] });
  expect(text).toContain("12 月 18 日 周五 已订（11 月 20 日 周五核实）");
  expect(text).toContain("12 月 21 日 周一 该日暂无已订记录（11 月 20 日 周五核实），档期待核实");
  for (const initial of [
    { startDate: "2026-12-21" },
    {},
    { startDate: "2026-12-18", endDate: "2026-12-30", dateFlexible: true },
  ])
    expect(render(initial)).not.toContain("核实");
});

it("renders in English", () => {
  const text = renderText(<FullDemandForm pageFrom="/case/submit-en" initial={{}} locale="en" texts={demandEn} />);
  expect(text).toContain("|City|not yet|");
  expect(text).toContain("|An adviser reads every request: we call you within 2 hours.|");
  expect(text).not.toMatch(/\p{Script=Han}/u);
});

it("renders the short form, and its skeleton before the code has loaded", () => {
  const city = { code: "110000", name: "北京" };
  expect(renderText(<ShortDemandFields pageFrom="home" city={city} />)).toContain("|北京|");
  expect(renderText(<ShortDemandForm pageFrom="home" city={city} />)).toContain(
    "|称呼|手机|参会人数|人|城市|北京|同意按|隐私说明|用以上信息联系我，730 天后删除|提交需求|",
  );
});

it("renders a form's own fields, questions, cities and attachment, and the same labels in its skeleton", () => {
  const form = {
    pageFrom: "southeastAsia",
    call: "common/seaSubmit",
    wording: { city: "目的地", submit: "询岘港的报价" },
    fields: ["cityCode", "people", "name", "mobile"],
    moreFields: ["startDate", "remarks"],
    questions: [
      { id: "passport", label: "护照所在地" },
      { id: "language", label: "回电语言", place: "first", options: [{ id: "zh", name: "中文" }] },
    ],
    cities: [{ code: "970403", name: "岘港" }],
    attachment: { title: "预算 12.6 万元", text: "场租" },
  } as const;
  const text = renderText(<ShortDemandFields {...form} />);
  const labels = [
    "回电语言",
    "目的地",
    "参会人数",
    "称呼",
    "手机或座机",
    "开始日期、备注、护照所在地",
    "预算 12.6 万元",
    "询岘港的报价",
  ];
  const skeleton = renderText(<ShortDemandForm {...form} />);
  for (const label of labels) {
    expect(text).toContain(`|${label}|`);
    expect(skeleton).toContain(`|${label}|`);
  }
  expect(text).toContain("|岘港|");
});

it("asks for the event first in a form of two steps", () => {
  const form = {
    pageFrom: "activity/budget-two",
    twoSteps: true,
    fields: ["cityCode", "people", "name", "mobile"],
  } as const;
  for (const text of [renderText(<ShortDemandFields {...form} />), renderText(<ShortDemandForm {...form} />)]) {
    expect(text).toContain("第 1 步，共 2 步");
    expect(text).toContain("|下一步，留联系方式|");
    expect(text).not.toMatch(/称呼|提交需求/);
  }
});

it("is sent by the browser itself where no script does: to its call, with all that it shows", () => {
  const initial = {
    cityCode: "310000",
    cityName: "上海",
    people: 200,
    layout: "classroom" as const,
    needs: ["led"],
    asked: [{ siteId: "1", spaceCode: "11", name: "云栖会议酒店" }],
    alternativeDates: ["2031-03-10"],
    startDate: "2031-03-03",
  };
  const html = renderHtml(<FullDemandForm pageFrom="/case/submit" initial={initial} />);
  expect(html).toContain('action="/forms/common/caseSubmit" method="post"');
  expect(html).toMatch(/<button type="submit"[^>]*>提交需求/);
  const sent = listSent(html);
  for (const field of [
    "pageFrom=/case/submit",
    "cityCode=310000",
    "people=200",
    "layout=classroom",
    "needs=led",
    "siteIds=1",
    "spaceCodes=11",
    "startDate=2031-03-03",
    "alternativeDates=2031-03-10",
  ])
    expect(sent).toContain(field);
  for (const name of ["name", "mobile", "email", "company", "consent", "website"]) expect(sent).toContain(`${name}=`);
});

it("sends the days that are ticked in the calendar by their boxes alone, and unseen those that it does not show", () => {
  const initial = { startDate: "2026-12-18", alternativeDates: ["2027-03-10"] };
  const html = renderHtml(<FullDemandForm initial={initial} pageFrom="/" today="2026-11-26" />);
  const sent = listSent(html);
  expect(sent.filter((field) => field.startsWith("startDate"))).toEqual([]);
  expect(html).toMatch(/<input[^>]*name="alternativeDates" checked=""[^>]*value="2026-12-18"/);
  expect(html).toContain('<input type="hidden" name="alternativeDates" value="2027-03-10"/>');
});

it("shows beside the form what venues see, and covers the rest", () => {
  const initial = { people: 200, company: "云栖科技", budget: 80_000, name: "陈女士" };
  const render = (more: object) =>
    renderHtml(<FullDemandForm initial={{ ...initial, ...more }} pageFrom="/" />).split("场地看到的")[1];
  expect(render({})).toContain("200 人");
  expect(render({})).not.toMatch(/陈女士|云栖科技|8 万/);
  expect(render({ shareBudget: true })).toContain("合计 8 万元");
});

it("sends no city that nobody has chosen, and lets its visible fields follow the hidden ones", () => {
  const html = renderHtml(<FullDemandForm pageFrom="/" initial={{ people: 80 }} locale="en" texts={demandEn} />);
  expect(html).toContain('action="/forms/common/caseSubmit?lang=en"');
  const sent = listSent(html);
  expect(sent.filter((field) => field.startsWith("cityCode"))).toEqual([]);
  expect(sent.filter((field) => field.startsWith("people"))).toEqual(["people=80", "people=80"]);
  expect(sent.indexOf("dateFlexible=false")).toBeGreaterThan(-1);
  expect(sent.indexOf("shareBudget=false")).toBeGreaterThan(-1);
  expect(listSent(renderHtml(<FullDemandForm pageFrom="/" initial={{}} />)).join()).not.toContain("cityCode");
});

it("is sent by the browser from the skeleton of a short form too, with answers under their questions", () => {
  const form = {
    pageFrom: "southeastAsia",
    call: "common/seaSubmit",
    fields: ["cityCode", "people", "name", "mobile"],
    questions: [{ id: "language", label: "回电语言", place: "first", options: [{ id: "zh", name: "中文" }] }],
    cities: [{ code: "970403", name: "岘港" }],
    attachment: { title: "预算 12.6 万元", text: "场租" },
  } as const;
  const html = renderHtml(<ShortDemandForm {...form} />);
  expect(html).toContain('action="/forms/common/seaSubmit"');
  expect(html).not.toMatch(/<fieldset[^>]* disabled/);
  expect(html).toMatch(/<option value="970403" selected/);
  const sent = listSent(html);
  for (const field of ["answer:回电语言=中文", "remarkLine=场租", "cityCode=", "mobile=", "consent="])
    expect(sent).toContain(field);
});
