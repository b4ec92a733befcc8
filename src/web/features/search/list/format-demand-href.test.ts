import { describe, expect, it } from "vitest";
import { emptyVenueQuery } from "../../../../domain/search/grammar.ts";
import { formatEventDates, findEventDates, formatDemandHref } from "./format-demand-href.ts";

const term = (kind: string, text: string, value: unknown) => ({ kind, text, value });

describe("formatDemandHref", () => {
  it("carries the selected filters and the parsed sentence terms into the demand form", () => {
    const terms = [
      term("date", "下周五", "2026-11-27"),
      term("days", "两天", 2),
      term("price", "预算 3 万", 30_000),
      term("rooms", "20 间房", 20),
      term("eventType", "培训", "training"),
    ];
    expect(formatDemandHref("beijing", { ...emptyVenueQuery, people: 150, layout: 2 }, terms)).toBe(
      "/case/submit?city=beijing&people=150&layout=classroom&date=2026-11-27&days=2&budget=30000&rooms=20&eventType=training",
    );
    expect(formatDemandHref("beijing", emptyVenueQuery, [])).toBe("/case/submit?city=beijing");
  });

  it("takes a short date range as the event dates and ignores a long one", () => {
    const event = [term("date", "12月3日到5日", { from: "2026-12-03", to: "2026-12-05" })];
    expect(formatDemandHref("beijing", emptyVenueQuery, event)).toBe(
      "/case/submit?city=beijing&date=2026-12-03&days=3",
    );
    const month = [term("date", "下个月", { from: "2026-12-01", to: "2026-12-31" })];
    expect(formatDemandHref("beijing", emptyVenueQuery, month)).toBe("/case/submit?city=beijing");
    expect(formatEventDates(findEventDates(month)!)).toBe("下个月");
    expect(formatEventDates(findEventDates([term("date", "下周五", "2026-11-27")])!)).toBe("11 月 27 日 周五");
    expect(findEventDates([term("date", "?", { from: 1 })])).toBeUndefined();
  });
});
