import type { EstimateStar } from "../estimate-event.ts";
import type { LineKey } from "../lines/quantity-lines.ts";
import type { EstimateFacts, EstimateGroup, LineUnit } from "../lines/line-definition.ts";
import type { CityLevel, PriceBasis } from "../unit-price.ts";

/** Names of the seven shares of an estimate. */
export const estimateGroupNames: Record<EstimateGroup, string> = {
  venue: "会场",
  setup: "搭建",
  av: "音视频",
  dining: "用餐",
  rooms: "客房",
  service: "服务",
  tax: "税",
};

/** Names of the lines of an estimate. */
export const estimateLineNames: Record<LineKey, string> = {
  hire: "会场租金",
  overtime: "会场超时",
  vipRoom: "贵宾室",
  setup: "搭建日",
  stage: "舞台",
  backdrop: "背景板",
  signWall: "签到墙",
  rollUps: "易拉宝",
  design: "主视觉设计",
  carpet: "地毯",
  tableFlowers: "桌花",
  truck: "物料运输",
  led: "LED 屏",
  builtInScreen: "酒店自有 LED 屏",
  projector: "投影机",
  projectionScreen: "投影幕",
  sound: "音响",
  lighting: "灯光",
  microphones: "无线话筒",
  technicians: "音视频技术员",
  interpretation: "同传设备",
  booth: "译员间",
  streaming: "网络直播",
  videoConference: "视频会议",
  lunch: "午餐",
  teaBreaks: "茶歇",
  dinner: "晚餐",
  banquet: "晚宴桌餐",
  tableDrinks: "晚宴酒水",
  reception: "冷餐酒会",
  softDrinks: "软饮",
  water: "瓶装水",
  crewMeals: "工作餐",
  guestRooms: "客房",
  crew: "会务人员",
  projectManagers: "项目经理",
  host: "主持人",
  performances: "演出节目",
  hostesses: "礼仪人员",
  photographers: "摄影师",
  photoStream: "照片直播",
  interpreters: "同传译员",
  guards: "保安",
  badges: "代表证",
  handbooks: "会议手册",
  bags: "资料袋",
  gifts: "伴手礼",
  coaches: "大巴",
  transfers: "接送机、接送站",
  insurance: "公众责任险",
  permit: "大型活动报批",
  serviceCharge: "酒店服务费",
  agency: "会务公司服务费",
  tax: "税",
  contingency: "不可预见费",
};

/** Units of quantities. */
export const estimateUnitNames: Record<LineUnit, string> = {
  day: "天",
  halfDay: "半天",
  time: "次",
  squareMetre: "m²",
  set: "套",
  piece: "个",
  person: "人",
  personTime: "人次",
  table: "桌",
  roomNight: "间晚",
  personDay: "人天",
  trip: "趟",
  vehicleDay: "辆天",
  hour: "小时",
  room: "间",
  session: "场",
  item: "项",
  programme: "个",
};

/** What a unit price stands on. */
export const priceBasisNames: Record<PriceBasis | "stated", string> = {
  own: "本站单价",
  source: "公开价格",
  scaled: "按其他城市折算",
  trade: "行业经验",
  demo: "示例",
  stated: "自填单价",
};

/** City levels of unit prices. */
export const cityLevelNames: Record<CityLevel, string> = {
  first: "一线城市",
  newFirst: "新一线城市",
  other: "其他城市",
};

/** Levels of hotels. */
export const estimateStarNames: Record<EstimateStar, string> = { 5: "五星", 4: "四星", 3: "三星" };

/** Formats the days of an event: 半天, 2 天. */
export const formatEstimateDays = (days: number): string => (days < 1 ? "半天" : `${days} 天`);

/** Returns the name of a line; building the evening before has its own. */
export const getEstimateLineName = (key: LineKey, { assumptions }: Pick<EstimateFacts, "assumptions">): string =>
  key === "setup" && assumptions.setup !== "day" ? "前夜搭建" : estimateLineNames[key];
