import fc from "fast-check";
import { expect, it } from "vitest";
import { readPrefill } from "./prefill.ts";

it("reads every field from a link's query", () => {
  expect(
    readPrefill("/case/submit", {
      siteId: "12,34",
      spaceCode: "123456789012345678901",
      city: "beijing",
      people: "200",
      layout: "2",
      date: "2026-11-27",
      days: "1",
      budget: "50000",
      rooms: "30",
      eventType: "training",
      page_from: "hilton-market",
    }),
  ).toEqual({
    siteIds: ["12", "34"],
    spaceCodes: ["123456789012345678901"],
    city: "beijing",
    people: 200,
    layout: "classroom",
    startDate: "2026-11-27",
    days: 1,
    budget: 50_000,
    guestRooms: 30,
    eventType: "training",
    pageFrom: "hilton-market",
  });
  expect(readPrefill("/zt/publish", { layout: "ushape" })).toMatchObject({ layout: "ushape", pageFrom: "/zt/publish" });
});

it("drops invalid values", () => {
  const bad = {
    siteId: "a,-1",
    city: "北京",
    people: "0",
    layout: "9",
    date: "2026-02-30",
    days: "31",
    eventType: "x",
    budget: "5万",
  };
  expect(readPrefill("/case/submit", bad)).toEqual({ siteIds: [], spaceCodes: [], pageFrom: "/case/submit" });
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("siteId", "city", "people", "layout", "date", "days", "page_from"), fc.string()),
      (query) => {
        const read = readPrefill("/case/submit", query);
        expect(read.pageFrom.length).toBeLessThanOrEqual(200);
        for (const id of read.siteIds) expect(id).toMatch(/^\d+$/);
      },
    ),
  );
});
