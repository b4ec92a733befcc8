import type { DiningOutlet, GuestRoom } from "#domain/venue/venue.ts";
import type { VenuePlan } from "./venue-plan.ts";
import { createRandom } from "../random.ts";

/** Guest-room types: share of rooms, area and price relative to the basic room. */
const roomTypes = [
  { name: "大床房", bed: "1.8 m 大床", share: 0.46, area: 1, price: 1 },
  { name: "双床房", bed: "1.2 m 双床", share: 0.38, area: 1, price: 1 },
  { name: "高级大床房", bed: "2 m 大床", share: 0.1, area: 1.25, price: 1.28 },
  { name: "套房", bed: "2 m 大床", share: 0.06, area: 1.9, price: 2.1 },
] as const;

const basicArea: Record<number, number> = { 5: 40, 4: 32, 3: 26, 2: 20 };

/** Builds guest rooms by type; counts sum to the venue's, the cheapest has its lowest price. */
export function buildGuestRooms(seed: number, plan: VenuePlan): GuestRoom[] | undefined {
  const { guestRoomCount: count, guestRoomPriceFrom: from, level, entry } = plan;
  if (!count || !from) return undefined;
  const random = createRandom(seed, "stay", entry.id);
  const types = level >= 4 ? roomTypes : roomTypes.slice(0, 3);
  const area = basicArea[level]! + random.int(-2, 4);
  let left = count;
  const rows = types.map((type, i) => {
    const own = i === types.length - 1 ? left : Math.min(left, Math.round(count * type.share));
    left -= own;
    return {
      name: type.name,
      area: Math.round(area * type.area),
      bed: type.bed,
      count: own,
      price: Math.round((from * type.price) / 10) * 10,
    };
  });
  return rows.filter((row) => row.count > 0);
}

const outlets = [
  { name: "全日餐厅", cuisine: "自助", seats: [80, 220], rooms: [0, 1] },
  { name: "中餐厅", cuisine: "粤菜、本地菜", seats: [90, 260], rooms: [4, 12] },
  { name: "大堂吧", cuisine: "饮品、简餐", seats: [30, 70], rooms: [0, 0] },
  { name: "风味餐厅", cuisine: "日料", seats: [40, 80], rooms: [2, 5] },
  { name: "行政酒廊", cuisine: "饮品、茶点", seats: [30, 60], rooms: [0, 0] },
] as const;

const restaurantByType: Record<string, { name: string; cuisine: string }> = {
  "conference-centre": { name: "会议餐厅", cuisine: "自助、桌餐" },
  school: { name: "教工餐厅", cuisine: "自助" },
  club: { name: "会所餐厅", cuisine: "定制菜单" },
  restaurant: { name: "大厅散座", cuisine: "桌餐" },
  cafe: { name: "吧台", cuisine: "咖啡、茶、点心" },
  cruise: { name: "船上餐厅", cuisine: "自助、桌餐" },
  "exhibition-hall": { name: "展馆餐厅", cuisine: "快餐、自助" },
};

/** Builds the dining outlets; undefined for a venue without a kitchen. */
export function buildDining(seed: number, { entry, level, size }: VenuePlan): DiningOutlet[] | undefined {
  const random = createRandom(seed, "dining", entry.id);
  if (entry.type === "hotel" || entry.type === "resort") {
    const count = Math.min(outlets.length, Math.max(1, level - 1 + (size > 0.7 ? 1 : 0) - (size < 0.2 ? 1 : 0)));
    return outlets.slice(0, count).map(({ name, cuisine, seats, rooms }) => {
      const privateRooms = random.int(rooms[0], rooms[1]);
      return { name, cuisine, seats: random.int(seats[0], seats[1]), ...(privateRooms > 0 ? { privateRooms } : {}) };
    });
  }
  const table = restaurantByType[entry.type];
  return table ? [{ ...table, seats: random.int(40, 160) }] : undefined;
}
