import { describe, expect, it } from "vitest";
import { applyQualifiers } from "./apply-qualifiers.ts";
import { parseHeading } from "./parse-heading.ts";

/** Returns what a heading of a table of spaces means: the field, and the unit of its bare numbers or the reason for refusing it. */
function read(heading: string): string {
  const parsed = parseHeading(heading);
  const column = parsed?.columns.space ?? parsed?.columns.venue;
  if (!parsed || !column) return "unknown";
  const qualified = applyQualifiers(heading, column, parsed.qualifiers);
  if ("refusal" in qualified) return qualified.refusal.replace(/^“[^”]*”/, "").replace(/；就是.*/, "");
  return [qualified.column.path, qualified.unit, qualified.remark && "remark"].filter(Boolean).join(" ");
}

const cases: Record<string, Record<string, string>> = {
  "units of an area": {
    "面积（㎡）": "area",
    "面积/㎡": "area",
    面积平方米: "area",
    "面积（M）": "area",
    "Area (sq ft)": "area 平方英尺",
    "Area (sq. ft.)": "area 平方英尺",
    "Area SQFT": "area 平方英尺",
    "Sq.Ft. Area": "area 平方英尺",
    "Area in square feet": "area 平方英尺",
    "Square Footage": "area 平方英尺",
    "面积（平方呎）": "area 平方英尺",
    "面积（呎）": "area 平方英尺",
    平方呎面积: "area 平方英尺",
    "面积（坪）": "area 坪",
    "面积（亩）": "area 亩",
    "面积（公顷）": "area 公顷",
    "面积（元）": "的单位是钱，没有收",
    "面积（弓）": "里的“弓”看不懂，可能是单位",
    "面积（含舞台）": "area remark",
    "面積（平方米）": "area",
    "Area 面积 (m²)": "area",
  },
  "units of a length": {
    "长（米）": "length",
    "Length (m)": "length",
    "Length (ft)": "length 英尺",
    "Length, feet": "length 英尺",
    "宽（英尺）": "width 英尺",
    "净高（呎）": "height 英尺",
    "Ceiling Height (in.)": "height 英寸",
    "Ceiling Height (inch)": "height 英寸",
    "净高（cm）": "height 厘米",
    "净高（㎡）": "的单位是平方米，不是长度，没有收",
  },
  "which height": {
    "净高（最高处）": "是最高处的高度，不是净高，没有收",
    最大净高: "是最高处的高度，不是净高，没有收",
    "Max Ceiling Height": "是最高处的高度，不是净高，没有收",
    "净高（最低处）": "height",
    "净高（吊顶下）": "height",
    "Ceiling 层高 (m)": "height",
    层高: "unknown",
    "层高（m）": "unknown",
    "高度（层高）": "含吊顶和梁，不是净高，没有收",
  },
  "sides in their order": {
    "长×宽×高（米）": "$measures",
    "长X宽X高(M)": "$measures",
    "Dimensions (LxWxH)": "$measures",
    "Dimensions (L x W) ft": "$measures 英尺",
    "尺寸（宽×长）": "$measures",
    "尺寸（长×高）": "的顺序看不懂，没有收",
  },
  "prices by their period": {
    租金: "priceDay",
    "场租（元/天）": "priceDay",
    "租金（元/半天）": "priceHalfDay",
    "Half-day rate": "priceHalfDay",
    "场租（4小时）": "priceHalfDay",
    "4小时": "priceHalfDay",
    四小时价: "priceHalfDay",
    "4小時": "priceHalfDay",
    "8小时": "priceDay",
    "全天价（8小时）": "priceDay",
    "价格（元/晚）": "priceEvening",
    "半天价（元/天）": "说的是两种时段的价格，没有收",
    "全天价（元/半天）": "说的是两种时段的价格，没有收",
    "场租（元/小时）": "是每小时的价格，不是半天、全天或晚间的，没有收",
    "价格/小时": "是每小时的价格，不是半天、全天或晚间的，没有收",
    "Price per hour": "是每小时的价格，不是半天、全天或晚间的，没有收",
    "价格（元/人）": "是每人的价格，不是整间的，没有收",
    "价格（元/㎡/天）": "是每平方米的价格，不是整间的，没有收",
    "租金（元/月）": "是每月的价格，不是半天、全天或晚间的，没有收",
    "价格（元/场）": "是每场的价格，不是半天、全天或晚间的，没有收",
    "半天价（元/场）": "priceHalfDay",
    "全天价（万元/天）": "priceDay 万元",
    "价格（千元）": "priceDay 千元",
    "价格（含税）": "priceDay remark",
  },
  currencies: {
    "Price (USD)": "是美元的价格，本站的价格只收人民币，没有收",
    "USD Price": "是美元的价格，本站的价格只收人民币，没有收",
    "全天价（港币）": "是港元的价格，本站的价格只收人民币，没有收",
    "Price (HK$)": "是港元的价格，本站的价格只收人民币，没有收",
    "日租金（万日元）": "是日元的价格，本站的价格只收人民币，没有收",
    "客房起价（美元）": "是美元的价格，本站的价格只收人民币，没有收",
    "客房起价（元/间夜）": "guestRoomPriceFrom",
    "Price (¥)": "priceDay",
  },
  "numbers of people": {
    "剧院式（人）": "capacity.theatre",
    "剧院式（最多）": "capacity.theatre",
    "剧院式（最少）": "是最少的人数，不是可容纳的人数，没有收",
    "Min. Theatre": "是最少的人数，不是可容纳的人数，没有收",
    最少人数剧院式: "是最少的人数，不是可容纳的人数，没有收",
    "剧院式 Theatre": "capacity.theatre",
    "Theatre 剧院": "capacity.theatre",
    "剧院式（Theatre）": "capacity.theatre",
    "剧院式/Theatre": "capacity.theatre",
    "Theatre 课桌": "unknown",
    "宴会（桌）": "capacity.banquet 桌",
    桌数: "capacity.banquet",
    "宴会（人/桌）": "capacity.banquet",
    "Banquet 宴会 (10 pax/table)": "capacity.banquet 桌/10人",
    "宴会（每桌12人）": "capacity.banquet 桌/12人",
    劇院式: "capacity.theatre",
  },
};

describe("a heading is read with all that it says", () => {
  for (const [kind, expected] of Object.entries(cases))
    it(kind, () => {
      expect(Object.fromEntries(Object.keys(expected).map((heading) => [heading, read(heading)]))).toEqual(expected);
    });
});
