import { formatNumber } from "../format.ts";

/**
 * An option of a demand form: ids are on the wire and never change, names are for display.
 * Source: product.md 2.4; served by common/getCaseFilters and common/getBusiDetailList.
 */
export interface DemandOption {
  id: string;
  zh: string;
  en: string;
}

/** Kinds of event. The first five and the last are offered first, the others behind 其他. */
export const eventTypes = [
  { id: "training", zh: "培训", en: "Training" },
  { id: "annual-meeting", zh: "年会", en: "Annual meeting" },
  { id: "launch", zh: "发布会", en: "Product launch" },
  { id: "forum", zh: "论坛", en: "Forum" },
  { id: "closed-door", zh: "闭门会", en: "Closed-door meeting" },
  { id: "conference", zh: "大会", en: "Conference" },
  { id: "order-fair", zh: "订货会", en: "Order fair" },
  { id: "exhibition", zh: "展览", en: "Exhibition" },
  { id: "roadshow", zh: "路演", en: "Roadshow" },
  { id: "salon", zh: "沙龙", en: "Salon" },
  { id: "banquet", zh: "晚宴", en: "Dinner" },
  { id: "team-building", zh: "团建", en: "Team building" },
  { id: "wedding", zh: "婚宴", en: "Wedding" },
  { id: "other", zh: "其他", en: "Other" },
] as const satisfies readonly DemandOption[];

export type EventTypeId = (typeof eventTypes)[number]["id"];

/** Event types the forms show at once; 其他 opens the rest. */
export const primaryEventTypes: readonly EventTypeId[] = [
  "training",
  "annual-meeting",
  "launch",
  "forum",
  "closed-door",
  "other",
];

/** Presets of the highest venue price a day. The id is the amount in yuan; other amounts are accepted too. */
export const budgets = [
  { id: "10000", zh: "1 万元以内", en: "Up to ¥10,000" },
  { id: "30000", zh: "3 万元以内", en: "Up to ¥30,000" },
  { id: "50000", zh: "5 万元以内", en: "Up to ¥50,000" },
  { id: "100000", zh: "10 万元以内", en: "Up to ¥100,000" },
  { id: "200000", zh: "20 万元以内", en: "Up to ¥200,000" },
  { id: "500000", zh: "50 万元以内", en: "Up to ¥500,000" },
] as const satisfies readonly DemandOption[];

/** Presets of the number of people, ascending. */
export const peoplePresets = [30, 50, 100, 200, 300, 500, 1000] as const;

export interface NeedGroup extends DemandOption {
  items: readonly DemandOption[];
}

/** What a budget is for. A demand without a kind means the hire of the space a day, as all did before there were kinds. */
export const budgetKinds = [
  { id: "total", zh: "合计", en: "All in" },
  { id: "hire", zh: "场租", en: "Hire" },
  { id: "head", zh: "人均", en: "A head" },
] as const satisfies readonly DemandOption[];
export type BudgetKind = (typeof budgetKinds)[number]["id"];

/** How a visitor wants to be reached. A demand without one wants a call. */
export const contactOptions = [
  { id: "call", zh: "来电", en: "Call" },
  { id: "later", zh: "晚些来电", en: "Call later" },
  { id: "wechat", zh: "先加微信", en: "WeChat first" },
  { id: "text", zh: "只发短信", en: "Text message only" },
] as const satisfies readonly DemandOption[];
export type ContactOption = (typeof contactOptions)[number]["id"];

/** What an event needs besides the space. A demand may name a group or single items of it. */
export const needGroups = [
  {
    id: "rooms",
    zh: "会场",
    en: "Rooms",
    items: [
      { id: "breakout", zh: "分会场", en: "Breakout rooms" },
      { id: "vip-room", zh: "贵宾室", en: "VIP room" },
      { id: "backstage", zh: "化妆间", en: "Dressing room" },
      { id: "foyer", zh: "签到区", en: "Registration area" },
    ],
  },
  {
    // With the audio, video and stage items below: every feature that a list filters by (to-needs.ts).
    id: "venue",
    zh: "场地条件",
    en: "Venue",
    items: [
      { id: "pillar-free", zh: "无柱", en: "No pillars" },
      { id: "daylight", zh: "自然光", en: "Daylight" },
      { id: "vehicle-access", zh: "车辆进场", en: "Vehicle access" },
      { id: "goods-lift", zh: "货梯", en: "Goods lift" },
      { id: "divisible", zh: "可分隔", en: "Divisible" },
      { id: "own-foyer", zh: "独立前厅", en: "Foyer of its own" },
      { id: "ground-floor", zh: "首层", en: "Ground floor" },
      { id: "lawn", zh: "户外草坪", en: "Lawn" },
      { id: "accessible", zh: "无障碍", en: "Step-free access" },
      { id: "rigging", zh: "吊点", en: "Rigging points" },
      { id: "three-phase", zh: "三相电", en: "Three-phase power" },
      { id: "metro-800", zh: "地铁 800 m 内", en: "Metro within 800 m" },
      { id: "rooms-100", zh: "客房 100 间以上", en: "100 guest rooms or more" },
      { id: "parking-100", zh: "车位 100 个以上", en: "100 parking spaces or more" },
      { id: "own-catering", zh: "自有餐饮", en: "Catering of its own" },
      { id: "waterfront", zh: "水景", en: "Waterfront" },
      { id: "vr", zh: "有 VR", en: "VR tour" },
      { id: "plan", zh: "有平面图", en: "Floor plan" },
    ],
  },
  {
    id: "dining",
    zh: "用餐",
    en: "Dining",
    items: [
      { id: "tea-break", zh: "茶歇", en: "Tea break" },
      { id: "buffet", zh: "自助餐", en: "Buffet" },
      { id: "set-lunch", zh: "工作餐", en: "Working lunch" },
      { id: "round-table", zh: "桌餐", en: "Chinese round tables" },
      { id: "dinner", zh: "晚宴", en: "Gala dinner" },
    ],
  },
  {
    id: "guest-rooms",
    zh: "客房",
    en: "Guest rooms",
    items: [
      { id: "king", zh: "大床房", en: "King rooms" },
      { id: "twin", zh: "双床房", en: "Twin rooms" },
    ],
  },
  {
    id: "av",
    zh: "视听",
    en: "Audio and video",
    items: [
      { id: "led", zh: "LED 屏", en: "LED wall" },
      { id: "projection", zh: "投影", en: "Projection" },
      { id: "sound", zh: "音响", en: "Sound" },
      { id: "interpretation", zh: "同传", en: "Simultaneous interpretation" },
      { id: "video-conference", zh: "视频会议", en: "Video conference" },
      { id: "streaming", zh: "直播", en: "Live streaming" },
    ],
  },
  {
    id: "stage",
    zh: "舞台与搭建",
    en: "Stage and set-up",
    items: [
      { id: "platform", zh: "舞台", en: "Stage" },
      { id: "lighting", zh: "灯光", en: "Lighting" },
      { id: "backdrop", zh: "背景板", en: "Backdrop" },
      { id: "set-up-day", zh: "提前一天搭建", en: "Set-up the day before" },
    ],
  },
  {
    id: "transport",
    zh: "交通",
    en: "Transport",
    items: [
      { id: "coach", zh: "大巴", en: "Coach" },
      { id: "pick-up", zh: "接送机、接送站", en: "Airport and station transfers" },
      { id: "parking", zh: "停车位", en: "Parking" },
    ],
  },
  {
    id: "service",
    zh: "其他",
    en: "Other",
    items: [
      { id: "photo", zh: "摄影摄像", en: "Photography and video" },
      { id: "hosting", zh: "主持礼仪", en: "Host and ushers" },
      { id: "invoice", zh: "增值税专用发票", en: "Special VAT invoice" },
    ],
  },
] as const satisfies readonly NeedGroup[];

export type Locale = "zh" | "en";

/** The id of a single need. */
export type NeedId = (typeof needGroups)[number]["items"][number]["id"];

/** Groups and items in one flat list, as on the wire. */
export const allNeeds: readonly DemandOption[] = needGroups.flatMap((group): readonly DemandOption[] => [
  group,
  ...group.items,
]);

const findOptionName = (options: readonly DemandOption[], id: string | undefined, locale: Locale): string | undefined =>
  options.find((option) => option.id === id)?.[locale];

/** Returns the name of an event type; undefined if the id is unknown. */
export const getEventTypeName = (id: string | undefined, locale: Locale = "zh") =>
  findOptionName(eventTypes, id, locale);

/** Returns the name of a need (a group or an item); undefined if the id is unknown. */
export const getNeedName = (id: string, locale: Locale = "zh") => findOptionName(allNeeds, id, locale);

/** Formats a budget in yuan: 5 万元, 1,200 万元, 8,000 元; ¥50,000 in English. */
const formatBudget = (yuan: number, locale: Locale = "zh"): string => {
  if (locale === "en") return `¥${formatNumber(yuan)}`;
  return yuan >= 10_000 && yuan % 1000 === 0
    ? `${formatNumber(yuan / 10_000, yuan % 10_000 ? 1 : 0)} 万元`
    : `${formatNumber(yuan)} 元`;
};

/** Returns the name of a way to be reached; undefined if the id is unknown. */
export const getContactOptionName = (id: string | undefined, locale: Locale = "zh") =>
  findOptionName(contactOptions, id, locale);

/** Returns the kind of a budget as stored: the hire where none is, or one of a later release. */
export const readBudgetKind = (id: string | undefined): BudgetKind =>
  budgetKinds.find((kind) => kind.id === id)?.id ?? "hire";

const budgetPatterns: Record<Locale, Record<BudgetKind, string>> = {
  zh: { total: "合计 {amount}", hire: "场租每天 {amount}", head: "人均 {amount}" },
  en: { total: "{amount} all in", hire: "{amount} a day for hire", head: "{amount} a head" },
};

/** Formats a budget with what it is for: 合计 8 万元, 场租每天 3 万元, 人均 500 元; ¥80,000 all in. */
export const formatBudgetOfKind = (yuan: number, kind: string | undefined, locale: Locale = "zh"): string =>
  budgetPatterns[locale][readBudgetKind(kind)].replace("{amount}", formatBudget(yuan, locale));
