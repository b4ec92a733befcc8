import { describe, expect, it } from "vitest";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { getInitialEventSize } from "../event-size/get-initial-event-size.ts";
import { findBestSpace, countFits, judgeSpace } from "./find-best-space.ts";
import { foldRows } from "../table/fold-rows.ts";
import { listDoubtNotes, getCapacityMark, getOtherFigures } from "../table/get-capacity-mark.ts";
import { findDemandSpace } from "./find-demand-space.ts";
import { type TableSpace, getSpaceCapacities, getSeatCount } from "./space-capacity.ts";
import { getPartitions } from "../table/space-outline.tsx";
import { getNextSort, sortCapacities } from "../table/space-sort.ts";
import { getSeatSummary } from "./get-seat-summary.ts";

const space = (id: string, facts: Partial<TableSpace>): TableSpace => ({ id, name: `厅${id}`, capacity: {}, ...facts });
const divisible = space("1", {
  length: 40,
  width: 32,
  area: 1280,
  height: 6.2,
  splitsInto: ["2", "3"],
  priceDay: 90_000,
});
const partA = space("2", { length: 32, width: 24, area: 768, height: 6.2, partOf: "1", priceDay: 50_000 });
const partB = space("3", { length: 32, width: 16, area: 512, height: 6.2, partOf: "1", priceDay: 30_000 });
const small = space("4", { length: 12, width: 9, area: 108, height: 3.2, capacity: { cocktail: 900, boardroom: 0 } });
const unmeasured = space("5", { area: 300, capacity: { classroom: 140, theatre: 260, ushape: 0 } });
const spaces = [divisible, partA, partB, unmeasured, small];
const capacities = getSpaceCapacities(spaces);
const findCapacity = (id: string) => capacities.find((capacity) => capacity.space.id === id)!;

describe("getOtherFigures", () => {
  const figures = { unsuitable: false, doubtful: false, comfortable: 40, limit: 50, maximum: 60, published: 45 };

  it("names the published figure, or the comfortable where the published is shown, if they differ by over a tenth", () => {
    expect(getOtherFigures(figures, 20, 40)).toEqual({ published: 45 });
    expect(getOtherFigures({ ...figures, published: 44 }, 20, 40)).toEqual({});
    expect(getOtherFigures({ ...figures, published: 36 }, 20, 40)).toEqual({ published: 36 });
    expect(getOtherFigures(figures, 20, 45)).toEqual({ comfortable: 40 });
    expect(getOtherFigures({ ...figures, published: 44 }, 20, 44)).toEqual({});
    expect(getOtherFigures({ ...figures, published: undefined }, 20, 40)).toEqual({});
    expect(getOtherFigures({ ...figures, doubtful: true }, 20, 40)).toEqual({});
    expect(getOtherFigures(findCapacity("5").figures.classroom, 20, 140)).toEqual({});
  });

  it("names the published figure where it alone keeps the people out", () => {
    const close = { ...figures, published: 38, trusted: 38 };
    expect([38, 39, 41].map((people) => getOtherFigures(close, people, 40))).toEqual([{}, { published: 38 }, {}]);
    expect(getCapacityMark(close, 39, false)).toMatchObject({ kind: "small", people: 40 });
  });

  it("shows in the best cell the seats that its spare ones are counted from", () => {
    const best = { ...figures, published: 48, trusted: 48 };
    expect(getCapacityMark(best, 38, true)).toMatchObject({ kind: "best", people: 48, spare: "余 10 座" });
    expect(getOtherFigures(best, 38, 48)).toEqual({ comfortable: 40 });
  });
});

describe("foldRows", () => {
  const rows = getSpaceCapacities(
    Array.from({ length: 14 }, (_, at) => space(String(at), { capacity: { classroom: 20 + at * 10 } })),
  );
  const getIds = (list: typeof rows) => list.map((one) => one.space.id);

  it("shows of a long table the best first, then those that fit, and folds what is over ten", () => {
    const { shown, folded } = foldRows(rows, { people: 100, layout: "classroom" });
    expect(getIds(shown)).toEqual(["8", "9", "10", "11", "12", "13", "0", "1", "2", "3"]);
    expect(getIds(folded)).toEqual(["4", "5", "6", "7"]);
  });

  it("leaves a short table as it is", () => {
    const short = rows.slice(4);
    expect(foldRows(short, { people: 100, layout: "classroom" })).toEqual({ shown: short, folded: [] });
  });
});

describe("getSpaceCapacities", () => {
  it("computes capacity for a measured space and uses the published one for an unmeasured space", () => {
    expect(getSeatCount(findCapacity("3").figures.classroom)).toBeGreaterThan(150);
    expect(findCapacity("5").room).toBeUndefined();
    expect(getSeatCount(findCapacity("5").figures.classroom)).toBe(140);
    expect(findCapacity("5").figures.classroom.comfortable).toBeUndefined();
  });

  it("marks layouts published as 0 as unsuitable, and missing ones as unknown", () => {
    expect(getCapacityMark(findCapacity("4").figures.boardroom, 10, false)).toEqual({ kind: "unsuitable" });
    expect(getCapacityMark(findCapacity("5").figures.ushape, 10, false)).toEqual({ kind: "unsuitable" });
    expect(getCapacityMark(findCapacity("5").figures.banquet, 10, false)).toEqual({ kind: "unknown" });
  });

  it("marks an impossible published figure, with both figures in its footnote, and counts on the computed ones", () => {
    const { cocktail } = findCapacity("4").figures;
    expect(getCapacityMark(cocktail, 50, false, 1)).toEqual({
      kind: "fits",
      people: cocktail.comfortable,
      doubt: { published: 900, note: 1 },
    });
    expect(listDoubtNotes(capacities)).toHaveLength(1);
    expect(listDoubtNotes(capacities)[0]!.text).toContain("900");
    expect(listDoubtNotes(capacities)[0]!.text).toContain(String(cocktail.maximum));
    const { byLayout } = getSeatSummary(findCapacity("4"));
    expect(byLayout.find(({ name }) => name === "鸡尾酒式")?.people).toBe(cocktail.limit);
  });

  it("marks comfortable, limit and too small as the number of people grows", () => {
    const { comfortable = 0, limit = 0 } = findCapacity("3").figures.theatre;
    expect(limit).toBeGreaterThan(comfortable);
    const kinds = [comfortable, comfortable + 1, limit, limit + 1].map(
      (people) => getCapacityMark(findCapacity("3").figures.theatre, people, false).kind,
    );
    expect(kinds).toEqual(["fits", "limit", "limit", "small"]);
    expect(getCapacityMark(findCapacity("3").figures.theatre, 10, true).kind).toBe("best");
  });
});

describe("event size", () => {
  it("is parsed from any query and formatted back", () => {
    expect(eventSizeAddress.parse({ people: "200", layout: "classroom" })).toEqual({
      people: 200,
      layout: "classroom",
    });
    expect(eventSizeAddress.parse({ people: "200", layout: "2" })).toEqual({ people: 200, layout: "classroom" });
    expect(eventSizeAddress.parse({ people: "-3", layout: "x" })).toEqual({});
    expect(eventSizeAddress.parse({ people: "99999999", layout: undefined })).toEqual({});
    expect(eventSizeAddress.format({ people: 200, layout: "classroom" })).toBe("?people=200&layout=classroom");
    expect(eventSizeAddress.format({})).toBe("");
  });

  it("defaults to a layout that the venue offers and the seats of the largest undivided space", () => {
    const eventSize = getInitialEventSize(capacities, {});
    expect(eventSize.layout).toBe("classroom");
    expect(eventSize.people).toBeLessThanOrEqual(getSeatCount(findCapacity("2").figures.classroom));
    expect(judgeSpace(findCapacity("2"), eventSize).kind).toBe("fits");
    expect(getInitialEventSize(capacities, { people: 7, layout: "banquet" })).toEqual({ people: 7, layout: "banquet" });
    expect(getInitialEventSize([], {})).toEqual({ people: 50, layout: "classroom" });
  });

  it("finds the space with the fewest spare seats", () => {
    const people = getSeatCount(findCapacity("3").figures.classroom);
    const best = findBestSpace(capacities, { people, layout: "classroom" });
    expect(best?.space.id).toBe("3");
    expect(findDemandSpace(capacities, { people, layout: "classroom" })).toMatchObject({
      id: "3",
      fit: { kind: "fits", spare: 0 },
    });
    expect(findBestSpace(capacities, { people: 99_999, layout: "classroom" })).toBeUndefined();
    expect(findDemandSpace(capacities, { people: 99_999, layout: "classroom" })).toBeNull();
    expect(findDemandSpace(capacities, { people: 10 })).toBeUndefined();
    expect(findDemandSpace([], { people: 10, layout: "classroom" })).toBeUndefined();
  });

  it("counts a space that fits in several other layouts once", () => {
    const counts = countFits(capacities, { people: 100, layout: "boardroom" });
    expect(counts.well).toBe(0);
    expect(counts.anyLayout).toBeGreaterThan(0);
    expect(counts.anyLayout).toBeLessThanOrEqual(capacities.length);
  });
});

describe("table sort", () => {
  it("cycles a column through first direction, reverse and the venue's own order", () => {
    const once = getNextSort(undefined, "theatre");
    const twice = getNextSort(once, "theatre");
    expect(once).toEqual({ column: "theatre", down: true });
    expect(twice).toEqual({ column: "theatre", down: false });
    expect(getNextSort(twice, "theatre")).toBeUndefined();
    expect(getNextSort(twice, "day")).toEqual({ column: "day", down: false });
    expect(sortCapacities(capacities, undefined)).toBe(capacities);
  });

  it("sorts unknown values last in both directions", () => {
    for (const down of [true, false]) {
      const ids = sortCapacities(capacities, { column: "day", down }).map((capacity) => capacity.space.id);
      expect(ids.slice(0, 3)).toEqual(down ? ["1", "2", "3"] : ["3", "2", "1"]);
      expect(ids.slice(3).toSorted()).toEqual(["4", "5"]);
    }
  });
});

it("divides a space along its length in proportion to the areas of its parts", () => {
  expect(getPartitions(divisible, [partA, partB])).toEqual([
    { id: "2", from: 0, to: 24 },
    { id: "3", from: 24, to: 40 },
  ]);
  expect(getPartitions(divisible, [partA, unmeasured])).toBeUndefined();
  expect(getPartitions(unmeasured, [partA, partB])).toBeUndefined();
});
