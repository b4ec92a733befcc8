import type { VenueTypeKey } from "#domain/venue/venue-types.ts";
import { normalizeText } from "./cells/cell.ts";

/** Parts of venue names by type, as venues in China call themselves. */
const namePartsByType: readonly (readonly [VenueTypeKey, string])[] = [
  ["resort", "度假村 度假酒店 度假区 度假中心 山庄 庄园 resort"],
  [
    "hotel",
    "酒店 饭店 宾馆 旅馆 客栈 国宾馆 招待所 hotel 万豪 希尔顿 喜来登 洲际 凯悦 君悦 柏悦 皇冠假日 香格里拉 威斯汀 铂尔曼",
  ],
  [
    "conference-centre",
    "会议中心 会展中心 会议会展中心 会议大厦 培训中心 会议基地 conference-center convention-center",
  ],
  ["exhibition-hall", "展览馆 展览中心 博览中心 展馆 展厅 博物馆 科技馆 exhibition-center"],
  ["stadium", "体育馆 体育场 体育中心 文体中心 奥体中心 arena stadium"],
  ["theatre", "剧院 剧场 影院 影城 音乐厅 礼堂 大会堂 theater theatre"],
  ["art-centre", "艺术中心 艺术馆 美术馆 文化中心 文化馆 秀场 艺术空间 art-center gallery"],
  ["restaurant", "餐厅 酒楼 酒吧 餐吧 食府 restaurant"],
  ["cafe", "咖啡馆 咖啡厅 咖啡 书店 书吧 茶室 茶馆 茶楼 cafe"],
  ["club", "会所 俱乐部 club"],
  ["cruise", "游船 游轮 邮轮"],
  ["outdoor", "营地 公园 草坪 农场 马场 高尔夫球场"],
  ["school", "大学 学院 学校 中学 党校"],
];

const typeByPart = new Map(
  namePartsByType.flatMap(([type, parts]) => parts.split(" ").map((part) => [part.replace("-", " "), type] as const)),
);
const longestFirst = [...typeByPart.keys()].sort((a, b) => b.length - a.length);
const anyPart = new RegExp(longestFirst.join("|"), "g");

/** Guesses a venue's type from its name: the last part that tells one, so that 国际会议中心酒店 is a hotel. */
export function guessVenueType(name: string): VenueTypeKey | undefined {
  const parts = normalizeText(name).toLowerCase().match(anyPart);
  return parts ? typeByPart.get(parts.at(-1)!) : undefined;
}

/** What a title says besides the venue's name: 「云栖酒店会议室一览表（2026 版）」. */
const subject =
  "(?:各?(?:会议室|会议厅|会议场地|会议设施|会场|宴会厅|多功能厅|厅堂|场地|会议|宴会|信息|资料|一览|明细|报价|价格|价目|容量|统计|汇总|列表|清单|简介|介绍)|20\\d\\d|[\\s_\\-—–|·()（）]|$)";
/** What a name may have behind the part that says its type: 云栖酒店二店, 会议中心 B 座. */
const branch = "(?:[一二三四五六七八九十甲乙丙丁\\dA-Z]{1,3}(?:号?[楼馆店区座期])?|[东西南北新老]?[楼馆店区座院])?";
const venueName = new RegExp(
  `^(.{2,40}(?:${longestFirst.filter((part) => part.length >= 2).join("|")})(?:[(（][^()（）]{1,15}店[)）])?${branch})(?=${subject})`,
  "i",
);
/** Titles about several venues. */
const several = /^(?:各|全部|所有|合作|签约|推荐|部分|\d+家|[一二三四五六七八九十]+家)/;

/** Returns the name of the venue that a title, a sheet's name or a file's name is about, if it names one. */
export function findVenueName(title: string): string | undefined {
  const text = title
    .trim()
    .replace(/^20\d\d\s*年?/, "")
    .trim();
  if (several.test(text)) return undefined;
  return venueName.exec(text)?.[1];
}
