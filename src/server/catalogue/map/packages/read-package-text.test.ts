import { describe, expect, it } from "vitest";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import { readPackageText, splitPackageTexts } from "./read-package-text.ts";

interface Expected {
  fields: Partial<MeetingPackage>;
  unread?: string[];
  readings?: string[];
}

/** Texts of hotels' sheets and what a careful person reads in them. */
const texts: readonly (readonly [text: string, expected: Expected])[] = [
  [
    "全天 398/位，含场地、两次茶歇、自助午餐、投影、纸笔，50 人起",
    {
      fields: {
        name: "全天会议包价",
        span: "day",
        price: 398,
        includesSpace: true,
        teaBreaks: 2,
        lunch: "buffet",
        items: ["projection", "paper"],
        minimumPeople: 50,
      },
    },
  ],
  [
    "半天会议包价 298元/人（含1次茶歇+自助午餐）",
    { fields: { name: "半天会议包价", span: "halfDay", price: 298, teaBreaks: 1, lunch: "buffet" } },
  ],
  [
    "24小时会议套餐 ¥880/人·天，双人同住，含早餐午餐晚餐及2次茶歇，30人起，周末除外",
    {
      fields: {
        name: "24小时会议套餐",
        span: "dayAndNight",
        price: 880,
        guestsPerRoom: 2,
        breakfast: true,
        lunch: "unspecified",
        dinner: "unspecified",
        teaBreaks: 2,
        minimumPeople: 30,
        weekdays: [1, 2, 3, 4, 5],
      },
    },
  ],
  [
    "Full-day package RMB 498 net per person, 2 coffee breaks, buffet lunch, min. 30 pax",
    {
      fields: {
        name: "Full-day package",
        span: "day",
        price: 498,
        teaBreaks: 2,
        lunch: "buffet",
        minimumPeople: 30,
        note: "net",
      },
      unread: ["net"],
    },
  ],
  [
    "全天会议包价：净价３９８元／位＋15％＋6％，不含晚餐",
    { fields: { name: "全天会议包价", span: "day", price: 398, surcharge: 21.9, dinner: "none" } },
  ],
  [
    "全天含晚宴 ¥588/位，另加10%服务费及6%增值税",
    {
      fields: { name: "全天含晚餐会议包价", span: "dayWithDinner", price: 588, dinner: "unspecified", surcharge: 16.6 },
    },
  ],
  [
    "半天 1280元/位，已含15%服务费和6%税",
    {
      fields: { name: "半天会议包价", span: "halfDay", price: 1280, surcharge: 0 },
      readings: ["“已含15%服务费”在价格里", "“和6%税”在价格里"],
    },
  ],
  [
    "全天 398元/位，押金30%",
    { fields: { name: "全天会议包价", span: "day", price: 398, note: "押金30%" }, unread: ["押金30%"] },
  ],
  [
    "全天 398元/位（不收场租），午晚自助、大厅",
    {
      fields: {
        name: "全天含晚餐会议包价",
        span: "dayWithDinner",
        price: 398,
        includesSpace: true,
        lunch: "buffet",
        dinner: "buffet",
      },
    },
  ],
  ["半天 1,280元/位 含服务费和税", { fields: { name: "半天会议包价", span: "halfDay", price: 1280, surcharge: 0 } }],
  [
    "全天398元/位（含服务费），含水果、茶歇",
    {
      fields: { name: "全天会议包价", span: "day", price: 398, teaBreaks: 1, note: "含水果；含服务费" },
      unread: ["含水果", "含服务费"],
      readings: ["茶歇没有写次数，按 1 次"],
    },
  ],
  [
    "全天 398元/位，原价498元/位，单人住加200元/位，每桌限10人",
    {
      fields: { name: "全天会议包价", span: "day", price: 398, note: "原价498元/位；单人住加200元/位；每桌限10人" },
      unread: ["原价498元/位", "单人住加200元/位", "每桌限10人"],
    },
  ],
  [
    "全天 398起/位，8:30-17:30",
    {
      fields: { name: "全天会议包价", span: "day", price: 398, note: "起价；8:30-17:30" },
      unread: ["起价", "8:30-17:30"],
    },
  ],
  [
    "全天包价 398-498元/位",
    { fields: { name: "全天包价", span: "day", price: 498 }, readings: ["“398-498元/位”是一个范围，取上限"] },
  ],
  [
    "全天 398元/位，含午餐（自助）、上午茶歇、下午茶歇",
    { fields: { name: "全天会议包价", span: "day", price: 398, lunch: "buffet", teaBreaks: 2 } },
  ],
  [
    "全天 398元/位，2次茶歇（上午茶歇、下午茶歇）",
    {
      fields: { name: "全天会议包价", span: "day", price: 398, teaBreaks: 2, note: "上午茶歇；下午茶歇" },
      unread: ["上午茶歇", "下午茶歇"],
    },
  ],
  [
    "全天 398元/位，早、午、晚餐均含",
    {
      fields: {
        name: "全天含晚餐会议包价",
        span: "dayWithDinner",
        price: 398,
        breakfast: true,
        lunch: "unspecified",
        dinner: "unspecified",
      },
    },
  ],
  [
    "1. 全天会议包价：398元/位，会议室8小时使用，话筒2支、无线麦克风，30-200人，有效期至2026年12月31日",
    {
      fields: {
        name: "全天会议包价",
        span: "day",
        price: 398,
        includesSpace: true,
        hours: 8,
        items: ["microphones"],
        microphoneCount: 2,
        minimumPeople: 30,
        maximumPeople: 200,
        validUntil: "2026-12-31",
      },
      readings: ["“无线麦克风”记为话筒"],
    },
  ],
  [
    "全天 398元/位，2026年3月1日至11月30日，周末及节假日除外",
    {
      fields: {
        name: "全天会议包价",
        span: "day",
        price: 398,
        validFrom: "2026-03-01",
        validUntil: "2026-11-30",
        weekdays: [1, 2, 3, 4, 5],
        note: "周末及节假日除外",
      },
      unread: ["周末及节假日除外"],
    },
  ],
  [
    "全天 398元/位，2026-02-30前",
    { fields: { name: "全天会议包价", span: "day", price: 398, note: "2026-02-30前" }, unread: ["2026-02-30前"] },
  ],
  [
    "全天 398元/位，周末",
    { fields: { name: "全天会议包价", span: "day", price: 398, note: "周末" }, unread: ["周末"] },
  ],
];

/** What is not in the price must never be read as in it. */
const exclusions: readonly (readonly [text: string, fields: Partial<MeetingPackage>, unread: string[]])[] = [
  ["不含午餐、投影", { lunch: "none", excludedItems: ["projection"] }, []],
  ["不含酒水、午餐", { lunch: "none" }, ["不含酒水"]],
  ["不含服务费、午餐", { lunch: "none" }, ["不含服务费"]],
  ["不含酒水和投影", { excludedItems: ["projection"] }, ["不含酒水"]],
  ["不含投影，LED", { excludedItems: ["projection"] }, ["LED"]],
  ["不含投影，含LED", { excludedItems: ["projection"], items: ["led"] }, []],
  ["（不含投影）LED", { excludedItems: ["projection"], items: ["led"] }, []],
  ["午餐自理，投影", { lunch: "none", items: ["projection"] }, []],
  ["投影另收500元", {}, ["投影另收500元"]],
  ["不含10%服务费", { surcharge: 10 }, []],
  ["未含15%服务费和6%税", { surcharge: 21.9 }, []],
  ["含早餐但不含酒水、午餐", {}, ["含早餐但不含酒水", "午餐"]],
];

const refusals: readonly (readonly [text: string, reason: string])[] = [
  ["全天 USD 60 per person", "是美元的价格，本站的价格只收人民币"],
  ["全天会议 HK$398/位", "是港元的价格，本站的价格只收人民币"],
  ["全天 3000元/桌", "是每桌的价格，不是每位的"],
  ["全天会议室 5000元/间", "是每间的价格，不是每位的"],
  ["全天 398元", "没有写每位的价格"],
  ["含茶歇", "没有写每位的价格"],
  ["会议包价 398元/位", "没有写半天、全天还是 24 小时"],
  ["长".repeat(1501), "太长，不像是一个会议包价"],
];

describe("the text of a package", () => {
  it.each(texts)("is read: %s", (text, { fields, unread = [], readings = [] }) => {
    expect(readPackageText(text)).toEqual({ meetingPackage: fields, unread, readings });
  });

  it.each(exclusions)("says what is not in the price: %s", (text, fields, unread) => {
    const read = readPackageText(`全天 398元/位，${text}`);
    const note = unread.length > 0 ? { note: unread.join("；") } : {};
    expect(read).toMatchObject({
      meetingPackage: { name: "全天会议包价", span: "day", price: 398, ...fields, ...note },
    });
    expect(Object.keys("meetingPackage" in read ? read.meetingPackage : {}).sort()).toEqual(
      [...Object.keys(fields), ...Object.keys(note), "name", "price", "span"].sort(),
    );
    expect("unread" in read && read.unread).toEqual(unread);
  });

  it.each(refusals)("is refused with its reason: %s", (text, refusal) => {
    expect(readPackageText(text)).toEqual({ refusal });
  });

  it("has the span of its column where it gives none, and its own where it does", () => {
    expect(readPackageText("398元/位", "halfDay")).toMatchObject({
      meetingPackage: { span: "halfDay", name: "半天会议包价" },
    });
    expect(readPackageText("全天398元/位", "halfDay")).toMatchObject({ meetingPackage: { span: "day" } });
  });
});

describe("a cell with several packages", () => {
  it.each([
    [
      "半天298元/位，全天398元/位，含茶歇；24小时 1,880元/人",
      ["半天298元/位，", "全天398元/位，含茶歇；", "24小时 1,880元/人"],
    ],
    ["半天998元/位,全天1,398元/位", ["半天998元/位,", "全天1,398元/位"]],
    [
      "「A」398 元/位，全天，备注：半天298元/位，另议\n「B」298 元/位，半天",
      ["「A」398 元/位，全天，备注：半天298元/位，另议", "「B」298 元/位，半天"],
    ],
    ["全天398元/位，含半天团建", ["全天398元/位，含半天团建"]],
  ])("is split at each: %s", (cell, parts) => expect(splitPackageTexts(cell)).toEqual(parts));
});
