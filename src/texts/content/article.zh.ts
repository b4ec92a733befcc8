import { hours } from "../demand/callback.zh.ts";

/** Texts of the figures of articles, and of the adviser's form in them. */
export const articleZh = {
  /** The room of a plan, for screen readers. */
  room: "文中的会场",
  ruler: {
    caption: (size: string, layout: string) => `${size} m ${layout}，人数`,
    people: (people: string) => `${people} 报名`,
    published: (people: string) => `标称 ${people}，人均`,
    comfortable: (people: string) => `宽松 ${people}，人均`,
    limit: (people: string) => `紧凑 ${people}，人均`,
    unit: "m²",
  },
  plan: {
    seated: (layout: string, people: string) => `${layout} ${people} 人`,
    spare: "空心为余座",
    stage: (depth: string) => `舞台深 ${depth} m`,
    farthest: (metres: string) => `最远一座离屏 ${metres} m`,
  },
  sum: "合计",
  needed: "按此面积找会场",
  product: {
    of: (length: string, step: string) => `${length} ÷ ${step}`,
    rounded: "取整",
  },
  minutes: {
    title: "全部取完",
    available: "留出",
    unit: "分钟",
    caption: (people: string, places: string, perMinute: string) =>
      `${people} ÷ (${places} 处 × 每分钟 ${perMinute} 人)`,
  },
  runDown: { meals: "用餐", rest: "其他环节", minutes: "分钟" },
  share: (label: string, percent: string) => `${label} ${percent}%`,
  spaces: {
    around: (city: string, area: string) => `${city} ${area} 平方米上下的会场`,
    sameScale: "照片角上的平面图同一比例。",
    all: "查看全部",
  },
  adviser: {
    /** Who speaks: 林舟，会场顾问，工作日 2 小时内致电. */
    line: (name: string, time?: string) =>
      `${name && `${name}，`}会场顾问，${time ?? `工作日 ${hours} 提交，2 小时内`}致电您`,
    room: "把您那个会场的长宽和人数给我，我排一张图给您。",
    question: "没找到答案？说说您的会，我按您的数算。",
    length: "厅长（m）",
    width: "厅宽（m）",
    problem: "想问什么",
    submitRoom: "请顾问排图",
    submit: "咨询顾问",
    solution: (area: string) => `这份流程${area && `和 ${area} 平方米`}，我按您的人数重算一遍，连三个会场一起给您。`,
  },
} as const;
