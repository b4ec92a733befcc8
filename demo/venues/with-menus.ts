import { getCityLevel } from "#domain/estimate/get-city-level.ts";
import type { DiningMenu, DiningOutlet, PrivateRoomKind } from "#domain/venue/venue.ts";
import { demoUnitPrices } from "../content/demo-unit-prices.ts";
import { createRandom, type Random } from "../random.ts";
import type { VenuePlan } from "./venue-plan.ts";

/** People at a round table, as the unit prices count them. */
const tableSeats = 10;

/** A menu before its price; `price` is the unit price that it is drawn from, `stars` where there is one for each class. */
interface MenuPlan extends Omit<DiningMenu, "price" | "tableSeats"> {
  price: string;
  stars?: true;
  /** Share of the unit price: a menu of fewer or finer dishes. */
  share?: number;
}

const buffet = ["冷菜、热菜、现场档口、甜品水果", "茶、咖啡、软饮"];
const drinks = ["酒水"];

const lunchBuffet: MenuPlan = {
  name: "自助午餐",
  price: "lunch.buffet",
  stars: true,
  unit: "person",
  includes: buffet,
  excludes: drinks,
};
const tables: readonly MenuPlan[] = [
  {
    name: "商务桌餐",
    price: "table",
    stars: true,
    share: 0.8,
    unit: "table",
    includes: ["冷菜 6 道、热菜 8 道、汤 1 道", "点心 1 道、水果", "茶水"],
    excludes: drinks,
  },
  {
    name: "宴会桌餐",
    price: "table",
    stars: true,
    unit: "table",
    includes: ["冷菜 8 道、热菜 10 道、汤 1 道", "点心 2 道、水果", "茶水、软饮"],
    excludes: drinks,
  },
];
const teaBreak: MenuPlan = {
  name: "会议茶歇",
  price: "tea",
  stars: true,
  unit: "person",
  includes: ["点心 4 款、水果 2 款", "咖啡、茶"],
};
const setMeal: MenuPlan = {
  name: "商务套餐",
  price: "lunch.set",
  unit: "person",
  includes: ["前菜、主菜、汤、水果", "茶水"],
  excludes: drinks,
};
const boxes: MenuPlan = {
  name: "工作餐",
  price: "lunch.box",
  unit: "person",
  includes: ["两荤两素、米饭、汤", "瓶装水 1 瓶"],
};

/** The menus of a restaurant by its name. */
const menusByOutlet: Readonly<Record<string, readonly MenuPlan[]>> = {
  全日餐厅: [lunchBuffet, { ...lunchBuffet, name: "自助晚餐", price: "dinner.buffet" }],
  中餐厅: tables,
  大堂吧: [teaBreak],
  风味餐厅: [setMeal],
  会议餐厅: [lunchBuffet, tables[0]!],
  教工餐厅: [boxes],
  会所餐厅: [tables[1]!],
  大厅散座: tables,
  吧台: [teaBreak],
  船上餐厅: [lunchBuffet, tables[1]!],
  展馆餐厅: [boxes, setMeal],
};

/** Hotels of this many stars charge service and tax on top, as the estimate has it. */
const netStars = 4;

/** Draws a price between the low and the likely price of the city's level, to the next 8 or ten as menus have it. */
function drawPrice(random: Random, plan: VenuePlan, { price, stars, share = 1, unit }: MenuPlan): number {
  const key = stars ? `${price}.s${Math.max(3, plan.level)}` : price;
  const row = demoUnitPrices.find((one) => one.key === key);
  const range = row?.levels[getCityLevel(plan.entry.city.code)];
  if (!range) throw new Error(`The demo has no unit price ${key}.`);
  const drawn = share * random.between((range.low + range.likely) / 2, (range.likely + range.high) / 2);
  return unit === "table" ? Math.round(drawn / 100) * 100 - 12 : Math.max(8, Math.round(drawn / 10) * 10 - 2);
}

const roomKinds = [
  { name: "小包间", seats: 10, tables: 1, share: 0.5 },
  { name: "中包间", seats: 14, tables: 1.5, share: 0.3 },
  { name: "大包间", seats: 20, tables: 2, share: 0.2 },
] as const;

/** Divides the private rooms by kind; the least spent in one is that of its tables. */
function buildPrivateRooms(count: number, tablePrice: number): PrivateRoomKind[] {
  let left = count;
  return roomKinds.flatMap(({ name, seats, tables: many, share }, index) => {
    const own = index === roomKinds.length - 1 ? left : Math.min(left, Math.ceil(count * share));
    left -= own;
    return own > 0 ? [{ name, count: own, seats, minimumSpend: Math.round((tablePrice * many) / 100) * 100 }] : [];
  });
}

/** The unit prices are those of mainland China; the codes of cities abroad begin so. */
const abroadPrefix = "9";

/** Adds invented menus, and private rooms by kind, to a restaurant; from streams of its own, so that nothing else changes. */
export function withMenus(seed: number, plan: VenuePlan, outlet: DiningOutlet): DiningOutlet {
  if (plan.entry.city.code.startsWith(abroadPrefix)) return outlet;
  const random = createRandom(seed, "menus", plan.entry.id, outlet.name);
  const net = plan.level >= netStars ? ["服务费与税"] : [];
  const menus = (menusByOutlet[outlet.name] ?? []).map((menu): DiningMenu => {
    const { name, unit, includes, excludes = [] } = menu;
    const without = [...excludes, ...net];
    return {
      name,
      unit,
      price: drawPrice(random, plan, menu),
      ...(unit === "table" && { tableSeats }),
      ...(includes && { includes }),
      ...(without.length > 0 && { excludes: without }),
    };
  });
  const table = menus.find(({ unit }) => unit === "table")?.price;
  const rooms = table && outlet.privateRooms ? buildPrivateRooms(outlet.privateRooms, table) : [];
  return { ...outlet, ...(rooms.length > 0 && { rooms }), ...(menus.length > 0 && { menus }) };
}
