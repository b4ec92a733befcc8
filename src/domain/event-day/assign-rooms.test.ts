import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assignRooms, countSittings, type DaySpace, splitIntoGroups } from "./assign-rooms.ts";

const createSpace = (id: string, length: number, width: number, more: Partial<DaySpace> = {}): DaySpace => ({
  id,
  length,
  width,
  capacity: {},
  features: [],
  ...more,
});

const ballroom = createSpace("1", 27, 16, { features: ["foyer"] });
const halves = [createSpace("2", 14, 16, { partOf: "1" }), createSpace("3", 13, 16, { partOf: "1" })];
const rooms = ["4", "5", "6"].map((id) => createSpace(id, 13, 9));
const request = { people: 120, breakouts: 3, dinner: true };

describe("rooms for the day", () => {
  test("takes the smallest room that holds everybody, and never its parts beside it", () => {
    const { main, breakouts, complete, hasFoyer } = assignRooms([ballroom, ...halves, ...rooms], [], request);
    expect(main?.id).toBe("1");
    expect(breakouts.map(({ id }) => id)).toEqual(["4", "5", "6"]);
    expect({ complete, hasFoyer }).toEqual({ complete: true, hasFoyer: true });
  });

  test("says what lacks in the largest room when none holds everybody", () => {
    const { main, demands, complete } = assignRooms([ballroom, ...rooms], [{ name: "餐厅", seats: 150 }], {
      ...request,
      people: 900,
    });
    expect(main?.id).toBe("1");
    expect(complete).toBe(false);
    expect(demands.plenary.has).toBeLessThan(900);
    expect(demands.dinner!.has).toBeLessThan(demands.dinner!.needs);
    expect(countSittings(demands.lunch)).toBe(6);
  });

  test("names no main room where no room seats people at tables", () => {
    const assignment = assignRooms([createSpace("1", 10, 8, { capacity: { classroom: 0 } })], [], request);
    expect(assignment.main).toBeUndefined();
    expect(assignment.demands.plenary).toEqual({ needs: 120, has: 0 });
  });

  test("splits everybody into groups that differ by one at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 8 }), (people, count) => {
        const groups = splitIntoGroups(people, count);
        expect(groups.reduce((sum, group) => sum + group, 0)).toBe(people);
        expect(groups[0]! - groups.at(-1)!).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("never uses overlapping rooms at once", () => {
    const size = fc.integer({ min: 6, max: 40 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(size, size), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 10, max: 600 }),
        (sizes, people) => {
          const spaces = sizes.map(([length, width], index) =>
            createSpace(String(index), length, width, index % 3 === 1 ? { partOf: String(index - 1) } : {}),
          );
          const { main, breakouts } = assignRooms(spaces, [], { people, breakouts: 4, dinner: false });
          const used = [...(main ? [main] : []), ...breakouts];
          expect(new Set(used.map(({ id }) => id)).size).toBe(used.length);
          for (const space of used) expect(used.some(({ id }) => id === space.partOf)).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});
