import { describe, expect, it } from "vitest";
import { emptyQuery } from "../../../../domain/search/filters.ts";
import type { EffectiveQuery } from "../../../../contract/schemas/search-site.ts";
import { formatEventDates, formatDemandHref } from "./format-demand-href.ts";

const empty: EffectiveQuery = {
  city: "110000",
  filters: emptyQuery,
  people: 0,
  budget: 0,
  sentenceFeatures: 0,
  scope: "venue",
  conditions: 0,
};

describe("formatDemandHref", () => {
  it("carries what a list was searched by into the demand form", () => {
    const effective: EffectiveQuery = {
      ...empty,
      people: 150,
      layout: "classroom",
      date: { from: "2026-11-27", to: "2026-11-27", text: "下周五" },
      days: 2,
      budget: 30_000,
      rooms: 20,
      eventType: "training",
    };
    expect(formatDemandHref("beijing", effective)).toBe(
      "/case/submit?city=beijing&people=150&layout=classroom&date=2026-11-27&days=2&budget=30000&rooms=20&eventType=training",
    );
    expect(formatDemandHref("beijing", empty)).toBe("/case/submit?city=beijing");
  });

  it("takes a short date range as the event dates and ignores a long one", () => {
    const event = { from: "2026-12-03", to: "2026-12-05", text: "12月3日到5日" };
    expect(formatDemandHref("beijing", { ...empty, date: event })).toBe(
      "/case/submit?city=beijing&date=2026-12-03&days=3",
    );
    const month = { from: "2026-12-01", to: "2026-12-31", text: "下个月" };
    expect(formatDemandHref("beijing", { ...empty, date: month })).toBe("/case/submit?city=beijing");
    expect(formatEventDates(month)).toBe("下个月");
    expect(formatEventDates({ from: "2026-11-27", to: "2026-11-27", text: "下周五" })).toBe("11 月 27 日 周五");
  });
});
