import { Trie } from "../../search/sentence/lexicon/trie.ts";
import type { LayoutKey } from "../../space/layouts.ts";
import type { BlockKind, BlockPlace } from "../programme.ts";

/** On which days of an event a block takes place where nobody says so. */
type UsualDays = "all" | "first" | "last";

/** What a planner calls a part of an event, and what it usually is; hours in minutes since midnight. */
export interface BlockTerm {
  kind: BlockKind;
  place: BlockPlace;
  days: UsualDays;
  from: number;
  to: number;
  layout?: LayoutKey;
  /** Names an event as well as a part of it: a part only where no other session is named. */
  isWeak?: true;
}

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

const fullDay = { from: at(9), to: at(17, 30) };
const afternoon = { from: at(13, 30), to: at(17, 30) };
const evening = { from: at(18, 30), to: at(21) };
const inSpace = { place: "space", days: "all" } as const;

const session = { ...inSpace, kind: "session", ...fullDay } as const;
const breakout = { ...inSpace, kind: "breakout", days: "first", ...afternoon } as const;
const dinner = { ...inSpace, kind: "meal", days: "last", ...evening, layout: "banquet" } as const;
const buffet = { kind: "meal", place: "restaurant", days: "all" } as const;

/** Guest rooms that nothing else names: 住 110 间. */
export const roomsTerm: BlockTerm = { kind: "rooms", place: "space", days: "all", from: 0, to: 0 };

/** Terms by what they mean, separated by spaces; _ stands for a space. */
const rows: readonly (readonly [BlockTerm, string])[] = [
  [
    session,
    "主会场 主论坛 大会场 全体大会 全体会议 全体会 全会 主题演讲 主旨演讲 主题报告 plenary plenary_session general_session main_session",
  ],
  [{ ...session, to: at(12) }, "上午场"],
  [{ ...session, ...afternoon }, "下午场"],
  [{ ...session, from: at(19), to: at(21) }, "晚上场 晚场"],
  [{ ...session, days: "first", to: at(12) }, "开幕式 开幕大会"],
  [
    { ...session, days: "last", from: at(15), to: at(17, 30) },
    "闭幕式 总结大会 总结会 大会总结 年终总结会 年度总结会 半年总结会",
  ],
  [{ ...session, days: "last", from: at(16), to: at(17, 30) }, "颁奖典礼 颁奖 表彰大会 表彰会"],
  [
    { ...session, isWeak: true },
    "大会 股东大会 员工大会 经销商大会 代理商大会 供应商大会 用户大会 客户大会 年度大会 会员大会 会议 开会 培训会 培训 内训 答谢会 会议室 会议厅 评审会 例会 复盘会 说明会 交流会 对接会 洽谈会 团拜会 联欢会 茶话会 签约仪式 毕业典礼 典礼 庆典 小会 小型会议 讨论 研讨 集中总结 研讨会 讨论会 座谈会 分享会 沟通会 碰头会 见面会 宣讲会 工作会议 工作会 销售会 经销商会 代理商会 客户会 季度会 启动仪式 授牌仪式 揭牌仪式 派对",
  ],
  [
    { ...breakout, layout: "classroom" },
    "分会场 分论坛 平行论坛 平行会场 平行分会场 小会场 小会议室 分会 breakouts breakout breakout_sessions breakout_rooms",
  ],
  [{ ...breakout, layout: "fishbone" }, "分组讨论 小组讨论 分组研讨 分组会议 分组会 小组会 讨论室 讨论间 工作坊 分组"],
  [
    dinner,
    "欢迎晚宴 答谢晚宴 庆功晚宴 颁奖晚宴 闭幕晚宴 晚宴 答谢宴 庆功宴 欢迎宴 宴会 聚餐 寿宴 生日宴 升学宴 谢师宴 满月酒 百日宴 年夜饭 团年饭 婚宴 喜宴 gala_dinner dinner",
  ],
  [{ ...dinner, days: "first" }, "欢迎晚餐"],
  [{ ...dinner, layout: "cocktail", from: at(18), to: at(20) }, "欢迎酒会 鸡尾酒会 酒会 冷餐会 冷餐"],
  [{ ...dinner, days: "all", from: at(12), to: at(13, 30) }, "午宴"],
  [
    { ...buffet, from: at(12), to: at(13, 30) },
    "自助午餐 午餐自助 自助中餐 中餐自助 午饭自助 自助 午餐 午饭 中餐 简餐 工作餐 自助餐 用餐 lunch buffet_lunch lunch_buffet",
  ],
  [{ ...buffet, from: at(18), to: at(20) }, "自助晚餐 晚餐自助 晚饭自助 晚餐 晚饭"],
  [{ ...buffet, from: at(7), to: at(9) }, "自助早餐 早餐自助 早餐 早饭"],
  [
    { ...buffet, place: "foyer", from: at(15, 15), to: at(15, 35) },
    "茶歇 下午茶 coffee_break coffee_breaks tea_break tea_breaks",
  ],
  [{ ...session, place: "foyer", days: "first", from: at(8, 30), to: at(9) }, "签到 报到 注册 registration"],
  [
    roomsTerm,
    "客房 住宿 住房 用房 房间 标间 标准间 双床房 双床 大床房 大床 双标 单标 套房 单间 标双 豪标 大床间 行政房 高级房 单人间 双人间 guest_rooms",
  ],
];

const terms = new Trie<BlockTerm>();
for (const [term, names] of rows) for (const name of names.split(" ")) terms.add(name.replaceAll("_", " "), term);

/** Finds the longest term of a block at a position of a normalised sentence. */
export const findBlockTerm = (text: string, from: number): { value: BlockTerm; to: number } | undefined =>
  terms.findLongest(text, from);

/** What an event itself is as a block, named by its type: 发布会, 论坛. */
export const eventTerm: BlockTerm = { ...session, isWeak: true };

/** Tables that nothing else names: 晚上 15 桌, 中午 15 桌. */
export const dinnerTerm: BlockTerm = dinner;
export const lunchTerm: BlockTerm = { ...dinner, days: "all", from: at(12), to: at(13, 30) };

/** One of several spaces that have names of their own: A 会场, 会议室 B. */
export const namedSpaceTerm: BlockTerm = { ...breakout, layout: "classroom" };

/** One of several spaces that differ only in size: 两个会场，一个 200 人，一个 60 人. */
export const oneSpaceTerm: BlockTerm = session;

/** What a number of groups is that nothing else names: 分三组. */
export const groupTerm: BlockTerm = { ...breakout, layout: "fishbone" };
