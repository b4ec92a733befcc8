import { formatCm } from "../format.ts";
import { describe, expect, it } from "vitest";
import { planSeating } from "../seating/plan-seating.ts";
import { createRoom } from "../seating/room.ts";
import {
  createChairPath,
  createDashedRows,
  createDeskBandPath,
  createRowPath,
  createTablePath,
} from "./create-table-path.ts";

const plan = planSeating(createRoom({ length: 32, width: 18, height: 6.2 })!, "classroom", { people: 208 })!;

/** Returns where each outline of a path begins, in cm. */
function getOutlineStarts(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/([Mm])(-?[\d.]+)\s?(-?[\d.]+)/g)].map(([, kind, x, y]) => {
    const to: [number, number] = [Math.round(Number(x) * 100), Math.round(Number(y) * 100)];
    at = kind === "M" ? to : [at[0] + to[0], at[1] + to[1]];
    return at;
  });
}

describe("cm", () => {
  it("rounds to the centimetre and drops redundant characters", () => {
    expect([0.004, 0.5, -0.25, 10, 3.999, 1e-9].map(formatCm)).toEqual(["0", ".5", "-.25", "10", "4", "0"]);
  });
});

describe("paths", () => {
  it("places every chair within a centimetre of its seat without accumulating error", () => {
    const drawn = getOutlineStarts(createChairPath(plan.seats));
    expect(drawn).toHaveLength(208);
    drawn.forEach(([x, y], index) => {
      const seat = plan.seats[index]!;
      expect(Math.abs(x - (seat.x - 0.2) * 100)).toBeLessThanOrEqual(0.51);
      expect(Math.abs(y - (seat.y - 0.2) * 100)).toBeLessThanOrEqual(0.51);
    });
  });

  it("places every desk at its position", () => {
    const drawn = getOutlineStarts(createTablePath(plan.tables));
    expect(drawn).toHaveLength(104);
    expect(Math.abs(drawn.at(-1)![0] - plan.tables.at(-1)!.x * 100)).toBeLessThanOrEqual(0.51);
  });

  it("joins desks and chairs of a block: two blocks in thirteen rows", () => {
    expect(createDeskBandPath(plan.tables).match(/z/g)).toHaveLength(26);
    expect(createRowPath(plan.seats).match(/v/g)).toHaveLength(26);
    expect(createDashedRows(plan.seats)).toMatchObject({ strokeWidth: 0.4, strokeDasharray: "0.4 0.500" });
  });
});
