import { count, number, text } from "./cells/cell-type.ts";
import { yuan } from "./cells/yuan.ts";
import type { Column } from "./column.ts";

const perHead = yuan("位", "人", "客", "次", "餐");
const perTable = yuan("桌", "围", "席");
const perDay = yuan("天", "日", "块", "台", "套", "场");

/** Spellings of the hire of equipment: a bare 投影 asks whether there is one. */
const hireNames = (...names: readonly string[]): string[] =>
  names.flatMap((name) => [`${name}租金`, `${name}租赁`, `${name}价格`, `${name}费用`, `${name}/天`, `${name}(元/天)`]);

/** Columns of the prices that a venue publishes in addition to the hire of its spaces, in export order. */
export const priceColumns: readonly Column[] = [
  {
    path: "prices.teaBreak",
    names: ["茶歇价", "茶歇", "茶歇价格", "会议茶歇", "茶歇费用", "coffee break", "tea break", "tea break price"],
    type: perHead,
  },
  {
    path: "prices.lunchBuffet",
    names: ["自助午餐价", "自助午餐", "午餐自助", "自助午餐价格", "午餐自助餐", "lunch buffet", "buffet lunch"],
    type: perHead,
  },
  {
    path: "prices.lunchSet",
    names: ["套餐午餐价", "套餐午餐", "午餐套餐", "商务套餐", "商务午餐", "工作午餐", "set lunch"],
    type: perHead,
  },
  {
    path: "prices.dinnerBuffet",
    names: ["自助晚餐价", "自助晚餐", "晚餐自助", "自助晚餐价格", "晚餐自助餐", "dinner buffet", "buffet dinner"],
    type: perHead,
  },
  {
    path: "prices.table",
    names: [
      "围桌价",
      "围餐价",
      "围餐",
      "桌餐",
      "桌餐价",
      "围桌餐价",
      "围桌价格",
      "围桌/桌",
      "围桌(元/桌)",
      "围桌餐标",
      "table price",
    ],
    type: perTable,
  },
  { path: "prices.minimumBuffetPeople", names: ["自助餐起订人数", "自助餐保底人数", "自助餐最少人数"], type: count },
  {
    path: "prices.minimumTables",
    names: ["起订桌数", "保底桌数", "最少桌数", "minimum tables"],
    type: number("桌|围|席"),
  },
  { path: "prices.ledDay", names: ["LED 日租", ...hireNames("LED", "LED 屏", "LED 大屏"), "led hire"], type: perDay },
  { path: "prices.projectionDay", names: ["投影日租", ...hireNames("投影", "投影仪"), "projector hire"], type: perDay },
  { path: "prices.soundDay", names: ["音响日租", ...hireNames("音响", "音响设备"), "sound hire"], type: perDay },
  { path: "prices.date", names: ["餐饮价日期", "餐饮报价日期"], type: text },
];
