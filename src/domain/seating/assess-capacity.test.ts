import { describe, expect, it } from "vitest";
import { assessCapacity, classifyFit } from "./assess-capacity.ts";

const roomSize = { length: 22, width: 15, height: 4.5 };

describe("assessCapacity", () => {
  it("marks a figure more than 10 % above the geometric maximum as doubtful and still returns it", () => {
    const { maximum } = assessCapacity({ ...roomSize, capacity: {} }, "classroom");
    const at = (share: number) =>
      assessCapacity({ ...roomSize, capacity: { classroom: Math.floor(maximum! * share) } }, "classroom");
    expect(at(1.05).doubtful).toBe(false);
    expect(at(1.2)).toMatchObject({ doubtful: true, published: Math.floor(maximum! * 1.2) });
  });

  it("returns only the published figure when a side is unknown", () => {
    expect(assessCapacity({ length: 22, capacity: { theatre: 200 } }, "theatre")).toEqual({
      published: 200,
      doubtful: false,
    });
  });
});

describe("fitOf", () => {
  const assessed = assessCapacity({ ...roomSize, capacity: { theatre: 240 } }, "theatre");
  it("distinguishes comfortable, limit and too small", () => {
    expect(classifyFit(assessed, assessed.comfortable!)).toBe("comfortable");
    expect(classifyFit(assessed, assessed.comfortable! + 1)).toBe("limit");
    expect(classifyFit(assessed, assessed.limit! + 1)).toBe("too-small");
  });

  it("distinguishes unsuitable, doubtful and unknown", () => {
    expect(classifyFit(assessCapacity({ length: 40, width: 30, capacity: {} }, "boardroom"), 20)).toBe("unsuitable");
    expect(classifyFit(assessCapacity({ ...roomSize, capacity: { theatre: 5000 } }, "theatre"), 20)).toBe("doubtful");
    expect(classifyFit(assessCapacity({ capacity: {} }, "theatre"), 20)).toBe("unknown");
    expect(classifyFit(assessCapacity({ capacity: { theatre: 100 } }, "theatre"), 100)).toBe("comfortable");
    expect(classifyFit(assessCapacity({ capacity: { theatre: 0 } }, "theatre"), 100)).toBe("unsuitable");
  });
});
