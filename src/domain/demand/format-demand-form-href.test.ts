import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demandLimits } from "../limits.ts";
import { layouts } from "../space/layouts.ts";
import { eventTypes } from "./demand-option.ts";
import { type DemandFormFields, formatDemandFormHref } from "./format-demand-form-href.ts";
import { parseDemandFormQuery } from "./parse-demand-form-query.ts";

const parse = parseDemandFormQuery;

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const daysBesides = fc.uniqueArray(
  day.filter((one) => !one.startsWith("2026-06")),
  { minLength: 1, maxLength: demandLimits.alternativeDates },
);
const id = fc.stringMatching(/^\d{1,24}$/);
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: demandLimits.venues });
const fields: fc.Arbitrary<DemandFormFields> = fc.record(
  {
    city: fc.stringMatching(/^(?:[a-z]{2,40}|\d{6})$/),
    siteIds: ids,
    spaceCodes: ids,
    people: fc.integer({ min: 1, max: demandLimits.people }),
    layout: fc.constantFrom(...layouts.map(({ key }) => key)),
    date: fc.constantFrom("2026-06-01", "2026-06-30"),
    dateTo: day,
    dates: daysBesides,
    days: fc.integer({ min: 1, max: demandLimits.days }),
    budget: fc.integer({ min: 1, max: 999_999_999 }),
    rooms: fc.integer({ min: 1, max: demandLimits.guestRooms }),
    eventType: fc.constantFrom(...eventTypes.map((type) => type.id)),
    features: fc.integer({ min: 1, max: 2 ** 26 - 1 }),
    remarks: fc.stringMatching(/^[未识别：烧烤a-z&=#%]{1,100}$/u),
    pageFrom: fc.string({ minLength: 1, maxLength: 200, unit: "binary-ascii" }),
  },
  { requiredKeys: [] },
);

describe("formatDemandFormHref", () => {
  it("writes the given fields in their order and leaves out unset ones", () => {
    expect(formatDemandFormHref()).toBe("/case/submit");
    expect(formatDemandFormHref({ city: undefined, siteIds: [], people: 0, pageFrom: "" })).toBe("/case/submit");
    expect(
      formatDemandFormHref({ siteIds: ["1"], spaceCodes: ["11"], people: 200, layout: "classroom", city: undefined }),
    ).toBe("/case/submit?siteId=1&spaceCode=11&people=200&layout=classroom");
    expect(
      formatDemandFormHref({ eventType: "training", people: 80, pageFrom: "/solutions/1", layout: "banquet", days: 2 }),
    ).toBe("/case/submit?eventType=training&people=80&page_from=%2Fsolutions%2F1&layout=banquet&days=2");
  });

  it("leaves the slashes of a page plain where the link says nothing else", () => {
    expect(formatDemandFormHref({ pageFrom: "/ask/1" })).toBe("/case/submit?page_from=/ask/1");
    expect(formatDemandFormHref({ pageFrom: "/a b&c" })).toBe("/case/submit?page_from=/a+b%26c");
  });
});

describe("parseDemandFormQuery", () => {
  it("reads every field from a link's query", () => {
    expect(
      parse({
        siteId: "12,34",
        spaceCode: "123456789012345678901",
        city: "beijing",
        people: "200",
        layout: "2",
        date: "2026-11-27",
        dateTo: "2026-11-29",
        days: "1",
        budget: "50000",
        rooms: "30",
        eventType: "training",
        features: "129",
        remarks: "未识别：烧烤",
        page_from: "hilton-market",
      }),
    ).toEqual({
      siteIds: ["12", "34"],
      spaceCodes: ["123456789012345678901"],
      city: "beijing",
      people: 200,
      layout: "classroom",
      date: "2026-11-27",
      dateTo: "2026-11-29",
      days: 1,
      budget: 50_000,
      rooms: 30,
      eventType: "training",
      features: 129,
      remarks: "未识别：烧烤",
      pageFrom: "hilton-market",
    });
    expect(parse({ layout: "ushape" })).toMatchObject({ layout: "ushape" });
  });

  it("drops invalid values", () => {
    const bad = {
      siteId: "a,-1",
      city: "北京",
      people: "0",
      layout: "9",
      date: "2026-02-30",
      dateTo: "tomorrow",
      days: "31",
      features: "67108864",
      remarks: " \n ",
      eventType: "x",
      budget: "5万",
      page_from: "",
    };
    expect(parse(bad)).toEqual({ siteIds: [], spaceCodes: [] });
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("siteId", "city", "people", "layout", "date", "remarks", "features", "page_from"),
          fc.string(),
        ),
        (query) => {
          const read = parse(query);
          expect(read.pageFrom?.length ?? 0).toBeLessThanOrEqual(200);
          for (const siteId of read.siteIds) expect(siteId).toMatch(/^\d+$/);
        },
      ),
    );
  });

  it("takes the first five venues and says how many are left out", () => {
    expect(parse({ siteId: "1,2,2,3,4,5", spaceCode: "11" })).toEqual({
      siteIds: ["1", "2", "3", "4", "5"],
      spaceCodes: ["11"],
    });
    expect(parse({ siteId: "1,2,3,4,5,6,7" })).toEqual({
      siteIds: ["1", "2", "3", "4", "5"],
      spaceCodes: [],
      venuesLeftOut: 2,
    });
  });

  it("takes two valid dates besides the first", () => {
    const dates = "2026-12-03,2026-12-10, 2026-02-30,<x>,2026-12-10,2026-12-17,2026-12-24";
    expect(parse({ date: "2026-12-03", dates }).dates).toEqual(["2026-12-10", "2026-12-17"]);
    expect(parse({ dates: ",,x," }).dates).toBeUndefined();
  });

  it("puts remarks on one line and cuts long ones", () => {
    expect(parse({ remarks: " 烧烤\r\n\t要\u0000 露台 " }).remarks).toBe("烧烤 要 露台");
    expect(parse({ remarks: "好".repeat(5000) }).remarks).toBe("好".repeat(300));
  });

  it("reads back every link that is formatted", () => {
    fc.assert(
      fc.property(fields, (given) => {
        const query = Object.fromEntries(new URL(formatDemandFormHref(given), "http://localhost").searchParams);
        expect(parse(query)).toEqual({ siteIds: [], spaceCodes: [], ...given });
      }),
    );
  });
});
