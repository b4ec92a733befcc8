import { formatCallbackZh } from "../demand/callback.zh.ts";

/** Texts of the city home page. */
export const homeZh = {
  site: "会址",
  /** Title of `/`, for any city. */
  siteTitle: "会议场地、酒店会议室与活动空间",
  title: (city: string) => `${city}会议场地`,
  siteDescription: "全国会议场地与酒店会议室，按参会人数和台型查找。",
  description: (city: string, venues: string, kinds: string) =>
    `${city}会议场地 ${venues} 个${kinds && `：${kinds}`}。按参会人数、台型和日期查找能容纳的会场，座位按比例绘制，顾问代为询价。`,
  kindCount: (name: string, count: string) => `${name} ${count} 个`,
  lead: "多少人，在哪里，怎么坐",
  sentenceParts: { at: "在", holding: "开", people: "人的会，", seated: "摆", on: "，" },
  gaps: { city: "城市", people: "人数", layout: "台型", day: "日期" },
  edit: { city: "选择城市", people: "参会人数", layout: "台型", day: "会议日期" },
  dayField: "日期",
  dayHint: "今天或以后",
  ready: "确定",
  plan: {
    area: "面积",
    height: "净高",
    each: "人均面积",
    farthest: "最远座位距屏",
    seated: (layout: string, people: string) => `${layout} ${people} 人`,
    hollow: "空心为余座",
    none: "该城市暂无核实过尺寸的会场，无法绘制平面图。",
    noVenues: (city: string) => `${city}暂无场地。提交需求，顾问为您寻找场地。`,
    submitDemand: "提交需求",
    unknown: "暂无净高",
  },
  sentence: {
    placeholder: "或用一句话描述：预算、LED、离地铁近",
    show: (total: string) => `查看 ${total} 个场地`,
    counting: "查看场地",
    relax: "查看可放宽的条件",
    search: "按描述搜索",
    examples: "示例",
  },
  uses: {
    title: ["", "一种规模", "两种规模（同一比例）", "三种规模（同一比例）"],
    scale: "10 m",
    venues: (count: string) => `${count} 个场地`,
    all: "查看全部",
    people: "人",
    drawnFor: (people: string) => `，按尺寸绘制 ${people} 人`,
  },
  near: {
    title: "按区域找",
    text: (city: string, total: string) => `${city} ${total} 个场地。数字为各区场地数；线条为地铁，示意图。`,
    textPlain: (city: string, total: string) => `${city} ${total} 个场地。`,
    areas: "商圈与车站",
    types: "场地类型",
    districts: "行政区",
  },
  cases: { title: "办会案例", all: "全部案例" },
  strip: { title: "专题", partners: "合作伙伴", demo: "（示例）" },
  quick: {
    title: "没时间找？交给顾问",
    text: (time?: string) => `${formatCallbackZh(time)}，并推荐 3 个核实过尺寸的会场。您选定之前，电话不会透露给场地。`,
    more: "补充日期、预算、住宿",
  },
} as const;
