import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { computeEstimate } from "./compute-estimate.ts";
import { type EstimateEvent, type EstimateInput, type EstimateStar, estimateStars } from "./estimate-event.ts";
import type { QuantityLineKey } from "./lines/quantity-lines.ts";
import { type CityLevel, cityLevels, selectUnitPrices } from "./unit-price.ts";

interface PublishedBudget {
  id: string;
  items: { name: string; amount: number }[];
}

/** Published budgets, quotations and limits; not part of the repository. */
const file = new URL("../../../../shared/data/unit-prices-examples.json", import.meta.url);
const budgets = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PublishedBudget[]) : [];

/** An item that a published budget and the engine both have. A level or star that the budget does not state stands open. */
interface Comparison {
  budget: string;
  item: string;
  lines: QuantityLineKey[];
  level?: CityLevel;
  star?: EstimateStar;
  event: Omit<EstimateEvent, "star">;
  input?: Omit<EstimateInput, "event">;
  /** Why the amount is outside the engine's range, where it is. */
  outside?: string;
}

const halfDay = { eventType: "salon", people: 50, days: 0.5, layout: "classroom" } as const;
const party = { eventType: "annual-meeting", people: 100, days: 0.5, layout: "banquet" } as const;
const hangzhou = { level: "newFirst", event: halfDay } as const;
const conference = { eventType: "conference", people: 200, days: 2, layout: "theatre", nights: 2 } as const;
/** Everybody stays, one a room. */
const singleRooms = { stayPercent: 100, perRoom: 1 } as const;

const comparisons: Comparison[] = [
  {
    budget: "ex.quote.hz.2024.a",
    item: "会议室120㎡含LED屏 4小时",
    lines: ["hire"],
    star: 4,
    ...hangzhou,
    input: { assumptions: { area: 120 } },
  },
  { budget: "ex.quote.hz.2024.a", item: "茶歇", lines: ["teaBreaks"], star: 4, ...hangzhou },
  { budget: "ex.quote.hz.2024.b", item: "会议室含LED屏 4小时", lines: ["hire"], star: 4, ...hangzhou },
  { budget: "ex.quote.hz.2024.b", item: "茶歇", lines: ["teaBreaks"], star: 4, ...hangzhou },
  { budget: "ex.quote.hz.2024.c", item: "会议室含LED屏 一场", lines: ["hire"], star: 3, ...hangzhou },
  {
    budget: "ex.quote.hz.2024.c",
    item: "茶歇一场",
    lines: ["teaBreaks"],
    star: 3,
    ...hangzhou,
    outside: "20 yuan a person; the table's lowest of three stars is 30",
  },
  {
    budget: "ex.quote.hz.2024.d",
    item: "192寸LED屏一场",
    lines: ["builtInScreen"],
    ...hangzhou,
    input: { assumptions: { screen: "builtIn" } },
  },
  {
    budget: "ex.hackathon.bj.2023",
    item: "摄影",
    lines: ["photographers"],
    level: "first",
    event: { eventType: "conference", people: 80, days: 4, layout: "classroom" },
    outside: "1,000 yuan a day, below the table's 1,500 for a professional in Beijing",
  },
  {
    budget: "ex.party.bj.2024",
    item: "签到墙",
    lines: ["signWall"],
    level: "first",
    event: party,
  },
  {
    budget: "ex.meetup.sh.2025",
    item: "双色名牌",
    lines: ["badges"],
    level: "first",
    event: { eventType: "forum", people: 42, days: 2, layout: "theatre" },
  },
  { budget: "ex.template.party100", item: "会场租赁", lines: ["hire"], event: party },
  { budget: "ex.template.party100", item: "晚宴", lines: ["banquet"], event: party },
  { budget: "ex.template.party100", item: "演员", lines: ["performances"], event: party },
  { budget: "ex.template.party100", item: "礼物", lines: ["gifts"], event: party, input: { added: ["gifts"] } },
  {
    budget: "ex.template.party100",
    item: "活动保险",
    lines: ["insurance"],
    event: party,
    input: { added: ["insurance"] },
  },
  {
    budget: "ex.template.business100",
    item: "场地1000㎡一天",
    lines: ["hire"],
    event: { eventType: "forum", people: 100, days: 1, layout: "theatre" },
    input: { assumptions: { area: 1000 } },
    outside: "3 yuan a m² and day, a template's figure; the table's lowest is 11",
  },
  {
    budget: "ex.template.business100",
    item: "餐费",
    lines: ["lunch"],
    event: { eventType: "forum", people: 100, days: 1, layout: "theatre" },
  },
  {
    budget: "ex.norm.central2.200x2",
    item: "住宿",
    lines: ["guestRooms"],
    event: conference,
    input: { assumptions: singleRooms },
  },
  {
    budget: "ex.norm.fujian3.100x1",
    item: "住宿",
    lines: ["guestRooms"],
    level: "other",
    event: { ...conference, people: 100, days: 1, nights: 1 },
    input: { assumptions: singleRooms },
  },
  { budget: "ex.norm.intl2012.200x2", item: "场地租金", lines: ["hire"], event: conference },
  {
    budget: "ex.norm.intl2012.200x2",
    item: "招待会一次",
    lines: ["reception"],
    event: conference,
    input: { added: ["reception"] },
  },
  {
    budget: "ex.norm.intl2012.200x2",
    item: "同传译员",
    lines: ["interpreters"],
    event: conference,
    input: { added: ["interpreters"] },
  },
  {
    budget: "ex.norm.intl2012.200x2",
    item: "大巴",
    lines: ["coaches"],
    event: conference,
    input: { quantities: { coaches: 8 } },
  },
];

/** Returns the lowest low and the highest high of the lines, over the levels and stars that the budget leaves open. */
function getRange({ level, star, event, input, lines }: Comparison): { low: number; high: number } {
  const sums = (level ? [level] : cityLevels).flatMap((one) =>
    (star ? [star] : estimateStars).map((stars) => {
      const prices = selectUnitPrices(demoUnitPrices, one);
      const estimate = computeEstimate({ ...input, event: { ...event, star: stars } }, prices);
      const found = estimate.lines.filter(({ key }) => lines.includes(key));
      expect(found.map(({ key }) => key)).toEqual(lines);
      const sum = (end: "low" | "high") => found.reduce((yuan, { subtotal }) => yuan + subtotal![end], 0);
      return { low: sum("low"), high: sum("high") };
    }),
  );
  return { low: Math.min(...sums.map(({ low }) => low)), high: Math.max(...sums.map(({ high }) => high)) };
}

describe.skipIf(budgets.length === 0)("published budgets", () => {
  it.each(comparisons)("$budget, $item: within low and high unless a reason is given", (comparison) => {
    const { amount } = budgets
      .find(({ id }) => id === comparison.budget)!
      .items.find(({ name }) => name === comparison.item)!;
    const { low, high } = getRange(comparison);
    expect({ amount, low, high, fits: low <= amount && amount <= high }).toMatchObject({ fits: !comparison.outside });
  });
});
