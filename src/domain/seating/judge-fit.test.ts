import { describe, expect, it } from "vitest";
import { assessCapacity } from "./assess-capacity.ts";
import { judgeFigures, judgeFit } from "./judge-fit.ts";

const kinds = (figures: Parameters<typeof judgeFigures>[0], people: number[]) =>
  people.map((count) => judgeFigures(figures, count).kind);

describe("judgeFit", () => {
  it("counts on the published figure: well up to the comfortable one, tightly above it", () => {
    const figures = { published: 210, trusted: 210, comfortable: 180, limit: 220 };
    expect(judgeFigures(figures, 170)).toEqual({ kind: "fits", seats: 210, spare: 40 });
    expect(kinds(figures, [180, 181, 210, 211, 220])).toEqual(["fits", "tight", "tight", "over", "over"]);
    expect(judgeFigures(figures, 215)).toEqual({ kind: "over", seats: 210, short: 5 });
  });

  it("promises no more than the published figure where the rules seat more", () => {
    const figures = { published: 100, trusted: 100, comfortable: 150, limit: 190 };
    expect(kinds(figures, [100, 101])).toEqual(["fits", "over"]);
  });

  it("uses the geometry alone where no figure is published", () => {
    const figures = { comfortable: 150, limit: 190 };
    expect(judgeFigures(figures, 140)).toEqual({ kind: "fits", seats: 150, spare: 10 });
    expect(kinds(figures, [150, 151, 190, 191])).toEqual(["fits", "tight", "tight", "over"]);
    expect(kinds({ comfortable: 0, limit: 0 }, [1])).toEqual(["unsuitable"]);
  });

  it("uses the limit where the published figure cannot be true", () => {
    const space = { length: 27, width: 27, capacity: { classroom: 1050 } };
    const { comfortable = 0, limit = 0 } = assessCapacity(space, "classroom");
    expect(judgeFit(space, "classroom", comfortable)).toEqual({
      kind: "fits",
      seats: limit,
      spare: limit - comfortable,
    });
    expect(judgeFit(space, "classroom", limit + 1)).toEqual({ kind: "over", seats: limit, short: 1 });
  });

  it("takes the published figure alone where sides are unknown or the rules seat nobody", () => {
    expect(kinds({ published: 60, trusted: 60 }, [60, 61])).toEqual(["fits", "over"]);
    expect(kinds({ published: 60, trusted: 60, comfortable: 0, limit: 0 }, [60, 61])).toEqual(["fits", "over"]);
  });

  it("knows unsuitable and unknown layouts", () => {
    expect(judgeFit({ length: 20, width: 15, capacity: { banquet: 0 } }, "banquet", 10).kind).toBe("unsuitable");
    expect(judgeFit({ area: 100, capacity: {} }, "banquet", 10).kind).toBe("unknown");
  });
});
