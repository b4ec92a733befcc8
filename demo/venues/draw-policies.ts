import { type FeatureKey, toFeatureBits, listFeatures } from "#domain/space/features.ts";
import type { Space } from "#domain/space/space.ts";
import type { TransportLink, VenuePolicies } from "#domain/venue/venue.ts";
import type { VenuePlan } from "./venue-plan.ts";
import { type Random, createRandom } from "../random.ts";
import type { RoomPlan } from "../rooms/room-kinds.ts";

type WeightedTexts = readonly (readonly [text: string, share: number])[];

/** Facilities as hotels list them, with the share of venues that have them: base, and increase per level above 2. */
const hotelFacilities: readonly (readonly [string, base: number, perLevel: number])[] = [
  ["会议室", 1, 0],
  ["公共区域和部分房间提供wifi", 0.9, 0.03],
  ["24小时热水", 1, 0],
  ["无烟房", 0.85, 0.05],
  ["行李寄存", 0.95, 0.02],
  ["叫醒服务", 0.9, 0.03],
  ["早餐服务", 0.75, 0.08],
  ["中式餐厅", 0.4, 0.2],
  ["西式餐厅", 0.1, 0.28],
  ["商务中心", 0.3, 0.22],
  ["洗衣服务", 0.5, 0.16],
  ["健身房", 0.05, 0.3],
  ["室内游泳池", 0, 0.26],
  ["SPA", 0, 0.16],
  ["酒吧", 0.02, 0.22],
  ["接机服务", 0.2, 0.14],
  ["接站服务", 0.15, 0.08],
  ["租车", 0.15, 0.1],
  ["残疾人设施", 0.25, 0.2],
  ["接待外宾", 0.5, 0.15],
];
const otherFacilities: WeightedTexts = [
  ["wifi", 0.95],
  ["签到台", 0.7],
  ["茶歇服务", 0.75],
  ["存包处", 0.5],
  ["残疾人设施", 0.6],
  ["贵宾休息室", 0.4],
  ["打印服务", 0.45],
];
/** Facilities that only hotels in China list, and those of hotels in South-east Asia with the share that has them. */
const facilitiesInChina = new Set(["24小时热水", "接站服务", "接待外宾"]);
const facilitiesAbroad: WeightedTexts = [
  ["中文接待", 0.6],
  ["清真餐", 0.5],
  ["货币兑换", 0.7],
];
const policyLines = {
  deposit: [
    "签约付 30%，会前 7 天付清",
    "签约付 50%，会前 3 天付清",
    "签约付 20%，会前 15 天付到 80%，会后结清",
    "签约付清场租，餐饮会后结",
  ],
  cancellation: ["会前 30 天可全退", "会前 15 天可退一半", "会前 30 天退 80%，15 天内不退", "可改期一次，须提前 10 天"],
  outsideCatering: ["不可，酒水可自带", "不可", "可，须付清洁费 1,000 元", "茶歇可外带，正餐不可"],
  outsideDecoration: ["可，押金 20,000 元", "可，须报消防图纸", "可，押金 5,000 元", "限桌面布置，不可打孔"],
  loadIn: ["前一天 22:00 起", "当天 6:00 起", "前一天 18:00 起，通宵另付保安费", "当天 7:00 起，货车走后门"],
} as const;

const drawTexts = (random: Random, rows: WeightedTexts): string[] =>
  rows.flatMap(([text, share]) => (random.chance(share) ? [text] : []));

export function drawFacilities(seed: number, plan: VenuePlan): string[] {
  const random = createRandom(seed, "facilities", plan.entry.id);
  const { type } = plan.entry;
  if (type !== "hotel" && type !== "resort") return drawTexts(random, otherFacilities);
  const drawn = drawTexts(
    random,
    hotelFacilities.map(([text, base, more]) => [text, base + more * (plan.level - 2)] as const),
  );
  return plan.city.global
    ? [...drawn.filter((text) => !facilitiesInChina.has(text)), ...drawTexts(random, facilitiesAbroad)]
    : drawn;
}

/** Draws the number of parking places; undefined in some venues. */
export function drawParkingCount(seed: number, { entry, size, level }: VenuePlan): number | undefined {
  const random = createRandom(seed, "parking", entry.id);
  if (random.chance(0.12)) return undefined;
  const most: Record<string, number> = {
    "conference-centre": 700,
    "exhibition-hall": 2200,
    stadium: 1500,
    resort: 420,
    hotel: 110 * (level - 1),
  };
  return Math.round((20 + (most[entry.type] ?? 90) * (0.2 + 0.8 * size) * random.between(0.7, 1)) / 10) * 10;
}

/** Draws the venue's policies; each is missing in some venues. */
export function drawPolicies(
  seed: number,
  plan: VenuePlan,
  spaces: readonly Space[],
  parking: number | undefined,
): VenuePolicies {
  const random = createRandom(seed, "policies", plan.entry.id);
  const door = spaces.find((space) => (space.floor ?? 1) > 1 && space.loadInDoor)?.loadInDoor;
  const policies: VenuePolicies = {};
  for (const key of ["deposit", "cancellation", "outsideCatering", "outsideDecoration", "loadIn"] as const) {
    const text = random.pick(policyLines[key]);
    if (random.chance(0.1)) continue;
    policies[key] = key === "loadIn" && door ? `${text}，进货门 ${door.width} × ${door.height} m` : text;
  }
  if (parking !== undefined)
    policies.parking = `${parking.toLocaleString("en-US")} 个，会议车免 ${random.pick([2, 3, 4, 6])} 小时`;
  return policies;
}

const waterName = /[湖江河海滩湾岛港溪泉]|运河|滨/;

/** Draws the features of all spaces of the venue, from its facts or by its level. */
export function drawVenueFeatures(
  seed: number,
  plan: VenuePlan,
  rooms: readonly RoomPlan[],
  facts: { transport: readonly TransportLink[]; parking: number | undefined; facilities: readonly string[] },
): FeatureKey[] {
  const random = createRandom(seed, "features", plan.entry.id);
  const { type } = plan.entry;
  const water =
    type === "cruise" ? 1 : waterName.test(plan.place.areas[0]?.name ?? "") ? 0.3 : type === "resort" ? 0.25 : 0;
  const kitchen = ["hotel", "resort", "restaurant", "club", "cruise"].includes(type);
  const rows: readonly (readonly [FeatureKey, boolean])[] = [
    ["lawn", type !== "cruise" && rooms.some((room) => room.kind === "lawn")],
    ["accessible", facts.facilities.includes("残疾人设施")],
    ["metro-800", facts.transport.some((link) => link.kind === "metro" && (link.metres ?? Infinity) <= 800)],
    ["rooms-100", (plan.guestRoomCount ?? 0) >= 100],
    ["parking-100", (facts.parking ?? 0) >= 100],
    ["own-catering", kitchen || random.chance(0.45)],
    ["waterfront", random.chance(water)],
  ];
  return listFeatures(toFeatureBits(rows.flatMap(([key, has]) => (has ? [key] : [])))).map((feature) => feature.key);
}
