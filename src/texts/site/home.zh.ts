import { hours } from "../demand/callback.zh.ts";

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
  topics: {
    types: "场地类型",
    events: "办会",
    annualMeetings: "年会",
    estimate: "会议预算",
    scheme: "会议方案",
    southeastAsia: "东南亚会奖",
    enterprise: "企业采购",
    groups: "酒店集团",
    groupNames: {
      marriott: "万豪",
      ihg: "洲际",
      hilton: "希尔顿",
      shangrila: "香格里拉",
      evergrande: "恒大",
      shimao: "世茂",
      hyatt: "凯悦",
      radisson: "丽笙",
    },
    langham: "朗廷",
    guides: "会议专题",
    hilton: "希尔顿，一场会的一天",
    ihg: "洲际，按净高和人均选品牌",
  },
  plan: {
    seated: (people: string, layout: string) => `${people} 人${layout}`,
    seats: (layout: string, people: string) => `${layout}，可坐 ${people} 人`,
    rest: (seats: string) => `余 ${seats} 座`,
    perDay: "场租 / 天",
    sum: (included: string, yuan: string, perHead: string) =>
      `${included && `含${included}`}合计 ${yuan}，人均 ${perHead}`,
    estimated: " 估",
    pictureOf: (venue: string, space: string, layout: string) => `${venue} ${space}，${layout}`,
    open: "查看会场",
    others: (total: string) => `还有 ${total} 个场地`,
    all: (total: string) => `查看 ${total} 个场地`,
    unmeasured: (total: string) => `${total} 个场地符合条件，暂无核实过尺寸的会场`,
    noMatch: "没有场地同时符合这些条件",
    unread: "没有识别出条件",
    search: "按描述搜索",
    relax: "去掉以下条件后有：",
    relaxTo: (text: string, total: string) => `去掉「${text}」，${total} 个`,
    noVenues: (city: string) => `${city}暂无场地。提交需求，顾问为您寻找场地。`,
    submitDemand: "提交需求",
  },
  spaces: {
    title: (count: number, hasPrices: boolean) =>
      `${["一", "两", "三", "四"][count - 1]}个会场${hasPrices ? "和价格" : ""}`,
    all: (total: string) => `全部 ${total} 个场地`,
    perDay: "/ 天",
    seats: (layout: string, people: string) => `${layout} ${people} 人`,
    height: (metres: string) => `净高 ${metres} m`,
    noPillars: "无柱",
    led: (size: string) => `LED ${size} m`,
    sameScale: "照片角上的平面图为同一比例",
  },
  kinds: {
    title: "按会议类型",
    venues: (count: string) => `${count} 个场地`,
    priceFrom: (yuan: string) => `场租 ${yuan} 起 / 天`,
  },
  trust: {
    promise: (adviser: string, time?: string) =>
      `${adviser ? `我是${adviser}。把人数和日期告诉我` : "把人数和日期告诉顾问"}，${time ? "" : "工作日"}${time ?? " 2 小时内"}致电您，推荐 3 个核实过尺寸的会场。`,
    adviser: (adviser: string) => `${adviser && `${adviser}，`}会场顾问，工作日 ${hours}`,
    /** When the telephone is answered: always the hours, now (empty), or from a time on. */
    answers: (from?: string) =>
      from === undefined ? `工作日 ${hours} 有人接` : from ? `${from} 起有人接` : "现在有人接",
    submit: "提交需求",
    callback: "承诺回电",
    hours: "小时内",
    callbackNote: `工作日 ${hours} 提交`,
    measured: "标明长宽",
    spaces: "个会场",
    measuredNote: (city: string, count: string) => `${city} ${count} 个，平面图按比例绘制`,
    phone: "选定前看到您电话",
    venues: "个场地",
    phoneNote: "电话只提供给您选定的场地",
  },
  near: {
    title: "按区域找",
    all: (city: string, total: string) => `${city}全部 ${total} 个场地`,
    about: (hasMetro: boolean, isDrawn: boolean) =>
      `数字为各区场地数${isDrawn ? `；${hasMetro ? "线条为地铁，" : ""}示意图` : ""}`,
    areas: "商圈与车站",
    districts: "行政区",
    venues: (count: string) => `${count} 个场地`,
    median: "起价中位 / 天",
    cities: "附近城市",
  },
  banners: "专题",
  cases: {
    title: "办会案例",
    all: "全部案例",
    sum: (yuan: string, perHead: string | undefined) => `合计 ${yuan}${perHead ? `，人均 ¥${perHead}` : ""}`,
  },
} as const;
