import type { GuestRoom } from "#domain/venue/venue.ts";
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
