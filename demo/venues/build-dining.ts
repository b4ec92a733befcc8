import type { DiningOutlet } from "#domain/venue/venue.ts";
import { createRandom } from "../random.ts";
import type { VenuePlan } from "./venue-plan.ts";
import { withMenus } from "./with-menus.ts";

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
export function buildDining(seed: number, plan: VenuePlan): DiningOutlet[] | undefined {
  const { entry, level, size } = plan;
  const random = createRandom(seed, "dining", entry.id);
  if (entry.type === "hotel" || entry.type === "resort") {
    const count = Math.min(outlets.length, Math.max(1, level - 1 + (size > 0.7 ? 1 : 0) - (size < 0.2 ? 1 : 0)));
    return outlets.slice(0, count).map(({ name, cuisine, seats, rooms }) => {
      const privateRooms = random.int(rooms[0], rooms[1]);
      const outlet = { name, cuisine, seats: random.int(seats[0], seats[1]) };
      return withMenus(seed, plan, privateRooms > 0 ? { ...outlet, privateRooms } : outlet);
    });
  }
  const table = restaurantByType[entry.type];
  return table ? [withMenus(seed, plan, { ...table, seats: random.int(40, 160) })] : undefined;
}
