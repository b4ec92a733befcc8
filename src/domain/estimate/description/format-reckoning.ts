import { formatMetres, formatNumber } from "../../format.ts";
import { getLayoutByKey } from "../../space/layouts.ts";
import type { EstimateLine, PercentLine } from "../compute-estimate.ts";
import type { QuantityLineKey } from "../lines/quantity-lines.ts";
import type { EstimateFacts } from "../lines/line-definition.ts";

const size = (width: number, height: number) => `${formatMetres(width)} × ${formatMetres(height)} m`;
const count = formatNumber;

/** Says the days of equipment: the first at full price, a share for each further one. */
const equipmentDays = ({ measures }: EstimateFacts) =>
  measures.days > 1 ? `${measures.days} 天，次日起按首日的折扣价` : "1 天";
const perPeople = (what: string, per: number, noun: string) => `${what}，每 ${per} 人 1 ${noun}`;
const forDays = ({ measures }: EstimateFacts) => (measures.days > 1 ? ` × ${measures.days} 天` : "");

/** What is hired, and how the quantity is reckoned, by line. */
const reckonings: Record<QuantityLineKey, (facts: EstimateFacts) => string> = {
  hire: ({ sizes, event, assumptions }) =>
    `${count(sizes.area)} m²，${getLayoutByKey(event.layout).name}，每天 ${assumptions.hours} 小时`,
  overtime: ({ assumptions, measures }) =>
    `每天 ${assumptions.hours} 小时，共超 ${measures.overtimeHours} 小时，按半天租金计`,
  vipRoom: (facts) => `30–60 m²，1 间${forDays(facts)}`,
  setup: ({ assumptions }) =>
    assumptions.setup === "day" ? "前一天全天，按全天租金的一部分" : "前一晚 18:00–24:00，按全天租金的一部分",
  stage: ({ sizes }) => `${size(sizes.stage.width, sizes.stage.depth)}，高 0.4–0.8 m`,
  backdrop: ({ sizes }) => `${size(sizes.backdrop.width, sizes.backdrop.height)}，桁架喷绘`,
  signWall: () => "约 5 × 3 m，含画面与灯",
  rollUps: () => "2 个，每 200 人加 1 个",
  design: () => "主画面与 10–20 项延展",
  carpet: () => "铺满舞台",
  tableFlowers: () => "每桌 1 份",
  truck: () => "1 趟，每 300 人加 1 趟",
  led: (facts) => `${size(facts.sizes.screen.width, facts.sizes.screen.height)}，P3，${equipmentDays(facts)}`,
  builtInScreen: (facts) => `固定屏，含操作，1 场${forDays(facts)}`,
  projector: (facts) => `4,000–6,000 流明，${equipmentDays(facts)}`,
  projectionScreen: (facts) => `150–200 寸，${equipmentDays(facts)}`,
  sound: (facts) => `按 ${count(facts.event.people)} 人配，含音响师，${equipmentDays(facts)}`,
  lighting: (facts) => `含灯光师，${equipmentDays(facts)}`,
  microphones: () => "4 支，每 200 人加 1 支",
  technicians: (facts) => `${perPeople("8 小时", 200, "名")}${forDays(facts)}`,
  interpretation: (facts) => `主机与接收机，${equipmentDays(facts)}`,
  booth: (facts) => `每种外语 1 间，${equipmentDays(facts)}`,
  streaming: (facts) => `单机位，每天 4 小时${forDays(facts)}`,
  videoConference: (facts) => `一个会场，含技术员${forDays(facts)}`,
  lunch: ({ event, measures, assumptions }) =>
    `${assumptions.lunch === "set" ? "商务套餐" : "自助"}，${count(event.people)} 人 × ${measures.lunches} 次`,
  teaBreaks: ({ event, measures }) => `${count(event.people)} 人 × ${measures.teaBreaks} 次`,
  dinner: ({ event, measures }) => `自助，${count(event.people)} 人 × ${measures.dinners} 次`,
  banquet: ({ event }) => `10 人一桌，备 ${event.people >= 200 ? 2 : 1} 桌`,
  tableDrinks: () => "每桌饮料、啤酒或红酒",
  reception: ({ event }) => `小点与软饮，${count(event.people)} 人`,
  softDrinks: ({ event }) => `2 小时，${count(event.people)} 人`,
  water: (facts) => `2 瓶，${count(facts.event.people)} 人${forDays(facts)}`,
  crewMeals: (facts) => `4 份，每 20 人加 1 份${forDays(facts)}`,
  guestRooms: ({ assumptions, measures }) =>
    `${assumptions.stayPercent}% 的人住 ${measures.nights} 晚，${assumptions.perRoom === 2 ? "两人一间" : "一人一间"}，含早`,
  crew: (facts) => `${perPeople("签到、引导、控场", 50, "名")}${forDays(facts)}`,
  projectManagers: ({ measures }) => `${perPeople("会前会后各 1 天", 150, "名")} × ${measures.preparationDays} 天`,
  host: () => "含一次彩排",
  performances: () => "5–8 分钟一个，1 个，每 200 人加 1 个",
  hostesses: () => "4 小时，2 名，每 100 人加 1 名",
  photographers: (facts) => `${perPeople("8 小时", 300, "名")}${forDays(facts)}`,
  photoStream: (facts) => `含修图师，1 场${forDays(facts)}`,
  interpreters: (facts) => `英语，2 名轮换${forDays(facts)}`,
  guards: (facts) => `${perPeople("8–10 小时", 100, "名")}${forDays(facts)}`,
  badges: () => "卡片、卡套、挂绳，人数的 110%",
  handbooks: () => "24–48 页彩印，人手一本",
  bags: () => "无纺布或帆布，人手一个",
  gifts: () => "人手一份",
  coaches: (facts) => `${perPeople("8 小时、100 公里", 49, "辆")}${forDays(facts)}`,
  transfers: () => perPeople("单程 50 公里内", 49, "辆"),
  insurance: () => "单次活动，300 人内",
  permit: () => "1,000 人以上须公安许可",
};

/** Says what a line hires and how its quantity was reckoned. */
export const formatReckoning = (line: Pick<EstimateLine, "key">, facts: EstimateFacts): string =>
  reckonings[line.key](facts);

const percentBases: Record<PercentLine["key"], string> = {
  serviceCharge: "会场与用餐的",
  agency: "以上合计的",
  tax: "未含税各项的",
  contingency: "以上合计的",
};

/** Says what a percentage is taken of: 会场与用餐的 15%. */
export const formatPercentReckoning = ({ key, percent }: Pick<PercentLine, "key" | "percent">): string =>
  `${percentBases[key]} ${percent ? `${percent.likely}%` : "比例"}`;
