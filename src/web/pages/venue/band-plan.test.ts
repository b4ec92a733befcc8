import { expect, it } from "vitest";
import { type TableSpace, getSpaceCapacities } from "../../features/capacity-table/capacity/space-capacity.ts";
import { pickBandPlans, getBandScales } from "./band-plan.ts";

const space = (id: string, length: number | undefined, width: number, more: Partial<TableSpace> = {}): TableSpace => ({
  id,
  name: id,
  capacity: {},
  width,
  length,
  height: 6,
  ...more,
});
const spaces = [
  space("whole", 40, 32, { splitsInto: ["large"] }),
  space("large", 32, 18),
  space("middle", 18, 12),
  space("small", 11, 6.5),
  space("unmeasured", undefined, 9),
];

it("picks a large, a medium and a small space, each in a suitable layout", () => {
  const rooms = pickBandPlans(getSpaceCapacities(spaces));
  expect(rooms.map(({ id, layout }) => [id, layout])).toEqual([
    ["large", "banquet"],
    ["middle", "classroom"],
    ["small", "boardroom"],
  ]);
});

it("picks fewer when few are available and skips unmeasured spaces", () => {
  expect(pickBandPlans(getSpaceCapacities([spaces[4]!]))).toEqual([]);
  expect(pickBandPlans(getSpaceCapacities([spaces[1]!])).map(({ id }) => id)).toEqual(["large"]);
});

it("omits the chairs of a very large space and draws its tables", () => {
  const [vast] = pickBandPlans(getSpaceCapacities([space("vast", 100, 70)]));
  expect(vast?.plan.people).toBeGreaterThan(1000);
  expect(vast?.plan.seats).toEqual([]);
  expect(vast?.plan.tables.length).toBeGreaterThan(100);
});

it("scales all drawings alike to fit their slots", () => {
  const rooms = pickBandPlans(getSpaceCapacities(spaces));
  const { desktop, phone } = getBandScales(rooms);
  const width = rooms.reduce((sum, { room }) => sum + (room.length + 2.8) * desktop + 24, 0);
  expect(width).toBeLessThanOrEqual(1200);
  for (const { room } of rooms) {
    expect((room.width + 2.8) * desktop + 24).toBeLessThanOrEqual(360);
    expect((room.length + 2.8) * phone + 24).toBeLessThanOrEqual(300);
    expect((room.width + 2.8) * phone + 24).toBeLessThanOrEqual(208);
  }
});
