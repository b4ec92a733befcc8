import { describe, expect, it } from "vitest";
import { assessCapacity } from "./assess-capacity.ts";

const roomSize = { length: 22, width: 15, height: 4.5 };

describe("assessCapacity", () => {
  it("marks a figure more than 10 % above the geometric maximum as doubtful and still returns it", () => {
    const { maximum } = assessCapacity({ ...roomSize, capacity: {} }, "classroom");
    const at = (share: number) =>
      assessCapacity({ ...roomSize, capacity: { classroom: Math.floor(maximum! * share) } }, "classroom");
    expect(at(1.05).doubtful).toBe(false);
    expect(at(1.2)).toMatchObject({ doubtful: true, published: Math.floor(maximum! * 1.2) });
  });

  it("compares with the area alone when a side is unknown", () => {
    expect(assessCapacity({ length: 22, capacity: { theatre: 200 } }, "theatre")).toEqual({
      published: 200,
      trusted: 200,
      doubtful: false,
    });
    expect(assessCapacity({ area: 90, capacity: { theatre: 200 } }, "theatre")).toEqual({
      published: 200,
      trusted: 100,
      doubtful: true,
    });
  });
});
