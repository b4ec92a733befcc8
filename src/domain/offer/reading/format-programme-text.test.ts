import { describe, expect, it } from "vitest";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import { formatProgramme } from "./format-programme.fixture.ts";
import { formatProgrammeText } from "./format-programme-text.ts";
import { readProgramme } from "./read-programme.ts";

const today = "2026-11-28";
const read = (text: string) => readProgramme(text, preparedBeijingVocabulary, today);
const rewrite = (text: string, rest?: string) => formatProgrammeText(read(text).programme, rest);

describe("formatProgrammeText", () => {
  it.each([
    [
      "12月17到18日主会场200课桌式，分会场3×30岛屿式，晚宴20桌，客房80间两晚，预算40万",
      "2026年12月17日9:00-12:00主会场200人课桌式；12月17日13:30-17:30分会场3×30人鱼骨式；12月18日9:00-17:30主会场200人课桌式；12月18日18:30-21:00晚宴20桌；客房80间12月16日起2晚；预算40万",
    ],
    [
      "第一天14:00报到，18:30欢迎晚宴10桌；第二天9:00-17:30会议100人课桌式",
      "第1天14:00-14:30报到100人；第1天18:30-21:00欢迎晚宴10桌；第2天9:00-17:30会议100人课桌式",
    ],
    ["下午两点到五点发布会80人剧院式", "14:00-17:00发布会80人剧院式"],
    [
      "会议名称：ABB 用户大会\n12月30日报到，2027年1月3日主会场500人剧院式",
      "活动名称：ABB 用户大会；2026年12月30日8:30-9:00报到500人；1月3日9:00-17:30主会场500人剧院式",
    ],
    [
      "3月5号进场搭建，3月6号早上6点半到晚上10点半发布会305人宴会式，22:30-次日1:00酒会2个各305人",
      "2027年3月5日起；3月6日早上6:30-22:30发布会305人宴会式；3月6日22:30-次日1:00酒会2个各305人鸡尾酒式",
    ],
    [
      "12月9日开幕式60人；标间和大床共35间，总预算35600元",
      "2026年12月9日9:00-12:00开幕式60人课桌式；标间、大床35间12月8日起1晚；预算3.56万",
    ],
  ])("formats %s", (text, expected) => expect(rewrite(text)).toBe(expected));

  it("adds the rest at the end, which is of no block", () => {
    const text = rewrite("12月9日9:00-12:00大会60人课桌式", "国贸附近，20人，3桌，不要晚宴");
    expect(text).toBe("2026年12月9日9:00-12:00大会60人课桌式；其余：国贸附近，20人，3桌，不要晚宴");
    expect(formatProgramme(read(text))).toEqual([
      "session 大会 60 classroom day 1 12-09 9:00-12:00",
      "venue 国贸附近",
      "unread 20人 / 3桌 / 不要晚宴",
    ]);
  });

  it("formats a name without the punctuation that ends it", () =>
    expect(formatProgrammeText({ name: "年会；第二场：上海", blocks: [] })).toBe("活动名称：年会 第二场 上海"));

  it("is read as the same days whenever it is read", () => {
    const text = rewrite("12月17日9:00-12:00大会60人课桌式；12月18日9:00-12:00大会60人课桌式");
    const later = readProgramme(text, preparedBeijingVocabulary, "2027-06-01");
    expect(later.programme).toEqual(read(text).programme);
  });
});

it("reads 798 间 as rooms, though 798 is a place", () =>
  expect(formatProgramme(read("12月9日9:00-12:00大会798人课桌式；客房798间12月8日起1晚"))).toEqual([
    "session 大会 798 classroom day 1 12-09 9:00-12:00",
    "客房 798 rooms 1 nights 12-08",
  ]));
