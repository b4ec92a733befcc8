import { describe, expect, it } from "vitest";
import { eventTypes } from "../demand/demand-option.ts";
import { buildMilestones } from "./build-milestones.ts";
import { buildRunDown } from "./build-run-down.ts";
import { findRisks } from "./find-risks.ts";
import { schemeAddress, getSchemeDay, parseSchemePeople } from "./scheme-setup.ts";

describe("the run-down of a scheme", () => {
  it("runs without a gap from the set-up to the strike, for every kind of event", () => {
    for (const { id } of eventTypes) {
      const sessions = buildRunDown(id, 180, 110);
      expect(sessions.at(-1)?.kind).toBe("strike");
      for (const [at, session] of sessions.slice(1).entries())
        expect(session.from).toBe(sessions[at]!.from + sessions[at]!.minutes);
      expect(sessions.at(-1)!.from + sessions.at(-1)!.minutes).toBeLessThanOrEqual(24 * 60);
    }
  });

  it("plans desks, batches of a lunch and crew by the number of people", () => {
    const sessions = buildRunDown("training", 300, 110);
    expect(sessions.find(({ kind }) => kind === "checkIn")).toMatchObject({ from: 510, count: 3, staff: { count: 3 } });
    expect(sessions.find(({ kind }) => kind === "lunch")?.count).toBe(3);
    expect(buildRunDown("training", 300).find(({ kind }) => kind === "lunch")?.count).toBeUndefined();
  });
});

describe("the preparation of a scheme", () => {
  it("is a chain from today to the event that adds up", () => {
    expect(buildMilestones("2026-11-22", "2026-12-25").map(({ kind, day, days }) => `${kind} ${day} ${days}`)).toEqual([
      "today 2026-11-22 0",
      "contract 2026-12-04 12",
      "programme 2026-12-11 7",
      "numbers 2026-12-18 7",
      "event 2026-12-25 7",
    ]);
    expect(buildMilestones("2026-11-22", "2026-11-30").map(({ days }) => days)).toEqual([0, 2, 2, 2, 2]);
    expect(buildMilestones("2026-11-22", "2026-11-24").map(({ kind }) => kind)).toEqual(["today", "event"]);
  });
});

describe("the risks of a scheme", () => {
  const facts = {
    people: 180,
    comfortable: 192,
    most: 204,
    farthest: 12,
    screenHeight: 3,
    height: 5,
    power: 63,
    pillars: 0,
    diningSeats: 200,
    hasLunch: true,
  };
  it("follow from the space, and what is unknown is one", () => {
    const kinds = (changed: object) => findRisks({ ...facts, ...changed }).map(({ kind }) => kind);
    expect(kinds({})).toEqual(["people", "power", "load", "cancellation"]);
    expect(kinds({ farthest: 20, height: undefined, pillars: 2, diningSeats: 110 })).toEqual([
      "people",
      "sight",
      "heightUnknown",
      "pillars",
      "power",
      "lunch",
      "load",
      "cancellation",
    ]);
    expect(kinds({ height: 4 })).toContain("height");
  });
});

describe("the setup of a scheme in the address", () => {
  it("reads a valid query, drops what is invalid, and writes it again", () => {
    const none = { city: undefined, eventType: undefined, people: undefined, layout: undefined, date: undefined };
    expect(schemeAddress.parse(none)).toEqual({ city: "beijing", eventType: "training", people: 180 });
    const query = { city: "shanghai", eventType: "launch", people: "400", layout: "theatre", date: "2026-12-18" };
    const setup = schemeAddress.parse(query);
    expect(schemeAddress.format(setup)).toBe(`?${new URLSearchParams(query)}`);
    const invalid = { city: "A", eventType: "x", people: "0", layout: "x", date: "2026-02-30" };
    expect(schemeAddress.parse(invalid)).toEqual(schemeAddress.parse(none));
    expect(["180", "200人", "20桌", "六千", "x"].map(parseSchemePeople)).toEqual([180, 200, 200, undefined, undefined]);
    expect([getSchemeDay(undefined, "2026-11-22"), getSchemeDay("2026-11-20", "2026-11-22")]).toEqual([
      "2026-12-18",
      "2026-12-18",
    ]);
  });
});
