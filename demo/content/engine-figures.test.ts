import { describe, expect, it } from "vitest";
import { getCheckInRate, getCheckInSeconds, getSteadyCheckInRate } from "#domain/check-in/get-check-in-rate.ts";
import { countCheckInDesks } from "#domain/check-in/count-check-in-desks.ts";
import { type CapacityLevel, floorPerPersonByLayout } from "#domain/seating/seating-measures.ts";
import { planSeating } from "#domain/seating/plan-seating.ts";
import { getCapacity } from "#domain/seating/capacity.ts";
import { createRoom, type MeasuredRoom } from "#domain/seating/room.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { allCaseStories } from "./cases/all-case-stories.ts";
import { allQuestions } from "./questions/all-questions.ts";
import { allSolutions } from "./solutions/all-solutions.ts";

/** A figure of an article that the seating rules know. */
interface EngineFigure {
  kind: "case" | "question" | "solution";
  id: string;
  /** Words of the article, with # in place of the figure. */
  phrase: string;
  compute: () => number;
}

const round = (value: number, step = 1): number => Math.round(value / step) * step;

/** A room as an article describes it: metres, and the stage's width and depth. */
const createArticleRoom = (length: number, width: number, more: Partial<MeasuredRoom> = {}) =>
  createRoom({ length, width, ...more })!;
const stage = (width: number, depth: number) => ({ stage: { width, depth, height: 0.6 } });

const seats =
  (layout: LayoutKey, level: Exclude<CapacityLevel, "maximum">, ...size: Parameters<typeof createArticleRoom>) =>
  () =>
    getCapacity(createArticleRoom(...size), layout)[level];
/** m² that the column gives this many people. */
const floor =
  (layout: LayoutKey, people: number, level: Exclude<CapacityLevel, "maximum"> = "comfortable") =>
  () =>
    round(floorPerPersonByLayout[layout][level] * people, 0.01);
/** Floor of a banquet table for ten, m², aisles and stage included. */
const tables = (count: number) => floor("banquet", 10 * count);

const figures: EngineFigure[] = [
  // The article's own room, read as the engine plans it.
  {
    kind: "solution",
    id: "1",
    phrase: "30 × 18 米宽松坐 # 人",
    compute: seats("banquet", "comfortable", 30, 18, stage(12, 5)),
  },
  { kind: "solution", id: "1", phrase: "合计 # 平方米，摊到每桌", compute: tables(30) },
  { kind: "solution", id: "1", phrase: "摊到每桌是 # 平方米", compute: tables(1) },
  { kind: "solution", id: "1", phrase: "每人 #。带这座舞台", compute: floor("banquet", 1) },
  {
    kind: "solution",
    id: "1",
    phrase: "最远一桌离屏约 # 米；",
    compute: () => round(planSeating(createArticleRoom(30, 18, stage(12, 5)), "banquet", { people: 300 })!.farthest),
  },
  {
    kind: "solution",
    id: "1",
    phrase: "角上的桌约 # 米",
    compute: () => round(planSeating(createArticleRoom(18, 30, stage(12, 5)), "banquet", { people: 300 })!.farthest),
  },
  { kind: "solution", id: "2", phrase: "340 平方米的厅紧凑坐 # 人", compute: seats("fishbone", "limit", 17, 20) },
  {
    kind: "solution",
    id: "2",
    phrase: "80 人分 # 组",
    compute: () => planSeating(createArticleRoom(17, 20), "fishbone", { people: 84 })!.tablesInUse,
  },
  {
    kind: "solution",
    id: "2",
    phrase: "最后一组离屏 # 米",
    compute: () => round(planSeating(createArticleRoom(17, 20), "fishbone", { people: 84 })!.lastRow),
  },
  { kind: "solution", id: "2", phrase: "按 2.0 平方米一人是 #", compute: floor("classroom", 80) },
  { kind: "solution", id: "3", phrase: "剧院式 1.2 平方米一人，500 人是 #", compute: floor("theatre", 500) },
  { kind: "solution", id: "3", phrase: "按鸡尾酒式 # 平方米一人", compute: floor("cocktail", 1) },
  { kind: "solution", id: "4", phrase: "主会场剧院式 300 人 # 平方米", compute: floor("theatre", 300) },
  { kind: "solution", id: "4", phrase: "75 人乘 2.0 是 # 平方米", compute: floor("classroom", 75) },
  { kind: "solution", id: "5", phrase: "回型和董事会式 # 平方米一人", compute: floor("hollow", 1) },
  { kind: "solution", id: "6", phrase: "主厅剧院式 800 人 # 平方米", compute: floor("theatre", 800) },
  { kind: "solution", id: "6", phrase: "摆 80 桌要 # 平方米", compute: tables(80) },
  { kind: "solution", id: "6", phrase: "乘 1.3 是 # 平方米", compute: floor("cocktail", 560) },
  { kind: "solution", id: "7", phrase: "课桌式 200 人乘 2.0 是 # 平方米", compute: floor("classroom", 200) },
  { kind: "solution", id: "9", phrase: "每人 1.2 平方米算是 # 平方米", compute: floor("theatre", 60) },
  { kind: "solution", id: "10", phrase: "每人 3.6 平方米要 # 平方米", compute: floor("ushape", 40) },
  { kind: "solution", id: "10", phrase: "剧院式最省，40 人 # 平方米", compute: floor("theatre", 40) },
  {
    kind: "solution",
    id: "11",
    phrase: "24 × 15 米的厅带这座舞台宽松坐 # 人",
    compute: seats("banquet", "comfortable", 24, 15, stage(8, 4)),
  },
  { kind: "solution", id: "11", phrase: "200 人按每人 1.3 平方米要 # 平方米", compute: floor("cocktail", 200) },
  { kind: "solution", id: "12", phrase: "要 18 × 13 米、# 平方米的厅", compute: () => 18 * 13 },
  { kind: "solution", id: "12", phrase: "鱼骨式，# 人分 10 组", compute: seats("fishbone", "limit", 18, 13) },
  { kind: "solution", id: "13", phrase: "摊到每桌 #。酒店说", compute: tables(1) },
  { kind: "solution", id: "14", phrase: "120 人课桌式按每人 2.0 平方米是 # 平方米", compute: floor("classroom", 120) },
  { kind: "solution", id: "15", phrase: "U 型每人 3.6 平方米，30 人 # 平方米", compute: floor("ushape", 30) },
  { kind: "solution", id: "15", phrase: "连过道 # 平方米，共 51 平方米", compute: tables(1) },
  { kind: "solution", id: "16", phrase: "200 人每人 1.2 平方米是 #", compute: floor("theatre", 200) },
  {
    kind: "question",
    id: "1",
    phrase: "宽松坐 # 人，每人 1.2 平方米",
    compute: seats("theatre", "comfortable", 20, 15, stage(8, 3)),
  },
  {
    kind: "question",
    id: "1",
    phrase: "紧凑能到 # 人，每人 0.9 平方米",
    compute: seats("theatre", "limit", 20, 15, stage(8, 3)),
  },
  { kind: "question", id: "1", phrase: "220 × 1.2 = # 平方米", compute: floor("theatre", 220) },
  {
    kind: "question",
    id: "3",
    phrase: "28 × 15 米带 8 × 4 米舞台，宽松坐 # 人",
    compute: seats("banquet", "comfortable", 28, 15, stage(8, 4)),
  },
  { kind: "question", id: "3", phrase: "是 24 桌，摊到每桌 # 平方米", compute: tables(1) },
  { kind: "question", id: "3", phrase: "紧凑能到 # 人", compute: seats("banquet", "limit", 28, 15, stage(8, 4)) },
  {
    kind: "question",
    id: "3",
    phrase: "24 × 15 米的厅带同样的舞台宽松坐 # 人",
    compute: seats("banquet", "comfortable", 24, 15, stage(8, 4)),
  },
  { kind: "question", id: "4", phrase: "面积按每人 3.6 平方米，要 # 平方米", compute: floor("ushape", 40) },
  { kind: "question", id: "6", phrase: "剧院式每人 1.2 平方米，120 人要 #", compute: floor("theatre", 120) },
  {
    kind: "question",
    id: "6",
    phrase: "26 × 16 米、416 平方米的厅紧凑坐 # 人",
    compute: seats("fishbone", "limit", 26, 16),
  },
  { kind: "question", id: "6", phrase: "20 × 13 米，紧凑也只坐 # 人", compute: seats("fishbone", "limit", 20, 13) },
  {
    kind: "question",
    id: "6",
    phrase: "16 × 12 米的房，分出 8 组 # 人",
    compute: seats("fishbone", "limit", 16, 12),
  },
  { kind: "question", id: "7", phrase: "一桌连过道仍按 # 平方米算", compute: tables(1) },
  { kind: "question", id: "7", phrase: "20 桌 # 平方米；", compute: tables(20) },
  { kind: "question", id: "9", phrase: "30 × 3.2 = #", compute: floor("hollow", 30) },
  { kind: "question", id: "10", phrase: "鸡尾酒式每人 1.3 平方米，150 人要 #", compute: floor("cocktail", 150) },
  { kind: "question", id: "53", phrase: "每桌 17 平方米是 # 平方米", compute: tables(30) },
  { kind: "question", id: "55", phrase: "28 桌按每桌 17 平方米是 # 平方米", compute: tables(28) },
  // Check-in: what a desk passes by the table, and how many desks follow.
  { kind: "question", id: "73", phrase: "找胸牌加拿袋子，一人 # 秒", compute: () => getCheckInSeconds("badge") },
  { kind: "question", id: "73", phrase: "按八成的效率是 # 人，11.7", compute: () => getSteadyCheckInRate("badge") },
  { kind: "question", id: "73", phrase: "是 4.9，摆 # 张台", compute: () => countCheckInDesks(350, 30, "badge") },
  { kind: "question", id: "73", phrase: "八成是 # 人，3 张台就够", compute: () => getSteadyCheckInRate("scan") },
  { kind: "question", id: "73", phrase: "八成是 4 人，# 张台就够", compute: () => countCheckInDesks(350, 30, "scan") },
  {
    kind: "question",
    id: "73",
    phrase: "八成是 # 人，要 10 张",
    compute: () => getSteadyCheckInRate("paperList"),
  },
  {
    kind: "question",
    id: "73",
    phrase: "八成是 1.2 人，要 # 张",
    compute: () => countCheckInDesks(350, 30, "paperList"),
  },
  { kind: "question", id: "73", phrase: "5 张台满打满算也只过 # 人", compute: () => 5 * getCheckInRate("badge") },
  { kind: "question", id: "74", phrase: "一分钟 # 人，45 分钟能过约", compute: () => 3 * getCheckInRate("paperList") },
  {
    kind: "question",
    id: "59",
    phrase: "1.5 人，要 # 台",
    compute: () => Math.ceil(300 / 45 / getCheckInRate("paperList")),
  },
  { kind: "solution", id: "1", phrase: "两张台 # 分钟过完 210 人", compute: () => 210 / (2 * getCheckInRate("scan")) },
  {
    kind: "solution",
    id: "6",
    phrase: "1.5 人，开 # 张，另有",
    compute: () => countCheckInDesks(320, 75, "printedBadge"),
  },
  { kind: "case", id: "3", phrase: "8 台合 # 人", compute: () => 8 * getCheckInRate("gate") },
  {
    kind: "case",
    id: "6",
    phrase: "长桌拼到 7.2 米长、# 米宽",
    compute: () => planSeating(createArticleRoom(11.5, 6.5), "boardroom", { people: 22 })!.tables[0]!.height,
  },
];

const articles = { case: allCaseStories, question: allQuestions, solution: allSolutions } as const;

/** Returns the text of an article, all its strings. */
function getText({ kind, id }: EngineFigure): string {
  const found = articles[kind].find((article) => article.id === id);
  return found ? JSON.stringify(found) : "";
}

/** Returns the figure that stands in the place of # in an article's words; undefined where the words are gone. */
function readFigure(figure: EngineFigure): number | undefined {
  const [before, after] = figure.phrase.split("#") as [string, string];
  const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const match = new RegExp(`${escapePattern(before)}([\\d,.]*\\d)${escapePattern(after)}`).exec(getText(figure));
  return match ? Number(match[1]!.replaceAll(",", "")) : undefined;
}

describe("figures of the articles", () => {
  it.each(figures)("$kind $id: $phrase", (figure) => {
    expect(readFigure(figure)).toBe(figure.compute());
  });

  it("reads the tables and the length of case 6 as the plan of its room has them", () => {
    const { tables: placed, people } = planSeating(createArticleRoom(11.5, 6.5), "boardroom", { people: 22 })!;
    expect(people).toBe(22);
    expect(placed[0]!.width).toBeGreaterThanOrEqual(7.2);
  });

  it("takes what a desk passes in a minute from the table of check-in methods alone", () => {
    const methods = ["gate", "scan", "badge", "printedBadge", "paperList"] as const;
    const rates = methods.flatMap((method) => [getCheckInRate(method), getSteadyCheckInRate(method)]);
    const stated = Object.values(articles).flatMap((list) =>
      list.flatMap((article) =>
        [
          ...JSON.stringify(article).matchAll(
            /(?:[一每]台|签到台[^。]{0,20})(?:每|[^。]{0,12}，一)分钟过? ?([\d.]+) 人/g,
          ),
        ].map(([phrase, rate]) => ({ id: article.id, phrase, rate: Number(rate) })),
      ),
    );
    expect(stated.length).toBeGreaterThan(6);
    expect(stated.filter(({ rate }) => !rates.some((one) => Math.abs(one - rate) < 0.001))).toEqual([]);
  });

  it("never gives a banquet table 22 m² again", () => {
    const all = Object.entries(articles).flatMap(([kind, list]) =>
      list.map((one) => [kind, one.id, JSON.stringify(one)]),
    );
    expect(all.filter(([, , text]) => /桌[^。]{0,8} 22 平方米/.test(text!)).map(([kind, id]) => [kind, id])).toEqual(
      [],
    );
  });
});
