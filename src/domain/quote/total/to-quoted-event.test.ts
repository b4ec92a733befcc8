import { describe, expect, it } from "vitest";
import { toQuotedEvent } from "./to-quoted-event.ts";

describe("toQuotedEvent", () => {
  it("wants what the demand names, and no more", () => {
    expect(toQuotedEvent({ people: 180, days: 2, layout: "classroom" })).toEqual({
      people: 180,
      days: 2,
      lunches: 0,
      dinners: 0,
      teaBreaks: 0,
      tables: 0,
      guestRooms: 0,
      nights: 0,
      needsAv: false,
      needsSetup: false,
    });
  });

  it("takes each need, guest rooms for the nights between the days, and ten people a table", () => {
    const needs = ["set-lunch", "dinner", "tea-break", "led", "set-up-day", "parking"];
    expect(toQuotedEvent({ people: 184, days: 3, needs, guestRooms: 60 })).toMatchObject({
      lunches: 3,
      dinners: 1,
      teaBreaks: 6,
      tables: 19,
      guestRooms: 60,
      nights: 2,
      needsAv: true,
      needsSetup: true,
    });
  });

  it.each([
    [{ layout: "banquet" }, 1],
    [{ eventType: "annual-meeting" }, 1],
    [{ eventType: "training" }, 0],
  ])("has a dinner where the event is one: %j", (demand, dinners) => {
    expect(toQuotedEvent({ people: 100, ...demand })?.dinners).toBe(dinners);
  });

  it("has one night and one tea break of half a day, and none of an unknown number of people", () => {
    expect(toQuotedEvent({ people: 40, days: 0.5, needs: ["tea-break"], guestRooms: 5 })).toMatchObject({
      teaBreaks: 1,
      nights: 1,
    });
    expect(toQuotedEvent({ days: 1 })).toBeUndefined();
  });
});
