import { describe, expect, it } from "vitest";
import { askQuery, readAsk } from "../../../domain/venue/ask.ts";
import { firstAsk } from "./ask.ts";
import { bestHall, countFits, fitsTight } from "./best-hall.ts";
import { doubtsOf, markOf } from "./capacity-marks.ts";
import { enquiryHall } from "./enquiry-hall.ts";
import { type HallSpace, hallsOf, seatsOf } from "./hall.ts";
import { cutsOf } from "./hall-mini.tsx";
import { nextSort, orderHalls } from "./hall-order.ts";
import { seatsIn } from "./seats-in.ts";

const space = (id: string, facts: Partial<HallSpace>): HallSpace => ({ id, name: `厅${id}`, capacity: {}, ...facts });
const whole = space("1", { length: 40, width: 32, area: 1280, height: 6.2, splitsInto: ["2", "3"], priceDay: 90_000 });
const partA = space("2", { length: 32, width: 24, area: 768, height: 6.2, partOf: "1", priceDay: 50_000 });
const partB = space("3", { length: 32, width: 16, area: 512, height: 6.2, partOf: "1", priceDay: 30_000 });
const small = space("4", { length: 12, width: 9, area: 108, height: 3.2, capacity: { cocktail: 900, boardroom: 0 } });
const unmeasured = space("5", { area: 300, capacity: { classroom: 140, theatre: 260, ushape: 0 } });
const spaces = [whole, partA, partB, unmeasured, small];
const halls = hallsOf(spaces);
const of = (id: string) => halls.find((hall) => hall.space.id === id)!;

describe("getSpaceCapacities", () => {
  it("computes capacity for a measured space and uses the published one for an unmeasured space", () => {
    expect(seatsOf(of("3").figures.classroom)).toBeGreaterThan(150);
    expect(of("5").room).toBeUndefined();
    expect(seatsOf(of("5").figures.classroom)).toBe(140);
    expect(of("5").figures.classroom.comfortable).toBeUndefined();
  });

  it("marks layouts published as 0 as unsuitable, and missing ones as unknown", () => {
    expect(markOf(of("4").figures.boardroom, 10, false)).toEqual({ kind: "unsuitable" });
    expect(markOf(of("5").figures.ushape, 10, false)).toEqual({ kind: "unsuitable" });
    expect(markOf(of("5").figures.banquet, 10, false)).toEqual({ kind: "unknown" });
  });

  it("marks an impossible published figure as doubtful, with both figures in its footnote", () => {
    expect(markOf(of("4").figures.cocktail, 50, false, 1)).toEqual({ kind: "doubtful", people: 900, note: 1 });
    expect(doubtsOf(halls)).toHaveLength(1);
    const { maximum } = of("4").figures.cocktail;
    expect(doubtsOf(halls)[0]!.text).toContain("900");
    expect(doubtsOf(halls)[0]!.text).toContain(String(maximum));
    expect(seatsOf(of("4").figures.cocktail)).toBe(0);
    const { most, byLayout } = seatsIn(of("4"));
    expect(most).toBeLessThan(900);
    expect(byLayout.map(({ name }) => name)).not.toContain("鸡尾酒式");
  });

  it("marks comfortable, limit and too small as the number of people grows", () => {
    const { comfortable = 0, limit = 0 } = of("3").figures.theatre;
    expect(limit).toBeGreaterThan(comfortable);
    const kinds = [comfortable, comfortable + 1, limit, limit + 1].map(
      (people) => markOf(of("3").figures.theatre, people, false).kind,
    );
    expect(kinds).toEqual(["fits", "limit", "limit", "small"]);
    expect(markOf(of("3").figures.theatre, 10, true).kind).toBe("best");
  });
});

describe("event size", () => {
  it("is parsed from any query and formatted back", () => {
    expect(readAsk({ people: "200", layout: "classroom" })).toEqual({ people: 200, layout: "classroom" });
    expect(readAsk({ people: "200", layout: "2" })).toEqual({ people: 200, layout: "classroom" });
    expect(readAsk({ people: "-3", layout: "x" })).toEqual({});
    expect(readAsk({ people: "99999999" })).toEqual({});
    expect(askQuery({ people: 200, layout: "classroom" })).toBe("?people=200&layout=classroom");
    expect(askQuery({})).toBe("");
  });

  it("defaults to a layout that the venue offers and the seats of the largest undivided space", () => {
    const ask = firstAsk(halls, {});
    expect(ask.layout).toBe("classroom");
    expect(ask.people).toBeLessThanOrEqual(seatsOf(of("2").figures.classroom));
    expect(fitsTight(of("2"), ask)).toBe(false);
    expect(firstAsk(halls, { people: 7, layout: "banquet" })).toEqual({ people: 7, layout: "banquet" });
    expect(firstAsk([], {})).toEqual({ people: 50, layout: "classroom" });
  });

  it("finds the space with the fewest spare seats", () => {
    const people = seatsOf(of("3").figures.classroom);
    const best = bestHall(halls, { people, layout: "classroom" });
    expect(best?.space.id).toBe("3");
    expect(enquiryHall(halls, { people, layout: "classroom" })).toMatchObject({ id: "3", left: 0, tight: false });
    expect(bestHall(halls, { people: 99_999, layout: "classroom" })).toBeUndefined();
    expect(enquiryHall(halls, { people: 99_999, layout: "classroom" })).toBeNull();
    expect(enquiryHall(halls, { people: 10 })).toBeUndefined();
    expect(enquiryHall([], { people: 10, layout: "classroom" })).toBeUndefined();
  });

  it("counts a space that fits in several other layouts once", () => {
    const counts = countFits(halls, { people: 100, layout: "boardroom" });
    expect(counts.well).toBe(0);
    expect(counts.anyLayout).toBeGreaterThan(0);
    expect(counts.anyLayout).toBeLessThanOrEqual(halls.length);
  });
});

describe("table sort", () => {
  it("cycles a column through first direction, reverse and the venue's own order", () => {
    const once = nextSort(undefined, "theatre");
    const twice = nextSort(once, "theatre");
    expect(once).toEqual({ column: "theatre", down: true });
    expect(twice).toEqual({ column: "theatre", down: false });
    expect(nextSort(twice, "theatre")).toBeUndefined();
    expect(nextSort(twice, "day")).toEqual({ column: "day", down: false });
    expect(orderHalls(halls, undefined)).toBe(halls);
  });

  it("sorts unknown values last in both directions", () => {
    for (const down of [true, false]) {
      const ids = orderHalls(halls, { column: "day", down }).map((hall) => hall.space.id);
      expect(ids.slice(0, 3)).toEqual(down ? ["1", "2", "3"] : ["3", "2", "1"]);
      expect(ids.slice(3).toSorted()).toEqual(["4", "5"]);
    }
  });
});

it("divides a space along its length in proportion to the areas of its parts", () => {
  expect(cutsOf(whole, [partA, partB])).toEqual([
    { id: "2", from: 0, to: 24 },
    { id: "3", from: 24, to: 40 },
  ]);
  expect(cutsOf(whole, [partA, unmeasured])).toBeUndefined();
  expect(cutsOf(unmeasured, [partA, partB])).toBeUndefined();
});
