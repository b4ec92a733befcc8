import { describe, expect, it } from "vitest";
import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import { daysInWords, daysOf, demandHrefOf } from "./list-enquiry.ts";

const piece = (kind: string, text: string, value: unknown) => ({ kind, text, value });

describe("formatDemandHref", () => {
  it("carries the selected filters and the parsed sentence terms into the demand form", () => {
    const understood = [
      piece("date", "下周五", "2026-11-27"),
      piece("days", "两天", 2),
      piece("price", "预算 3 万", 30_000),
      piece("rooms", "20 间房", 20),
      piece("eventType", "培训", "training"),
    ];
    expect(demandHrefOf("beijing", { ...emptyVenueQuery, people: 150, layout: 2 }, understood)).toBe(
      "/case/submit?city=beijing&people=150&layout=classroom&date=2026-11-27&days=2&budget=30000&rooms=20&eventType=training",
    );
    expect(demandHrefOf("beijing", emptyVenueQuery, [])).toBe("/case/submit?city=beijing");
  });

  it("takes a short date range as the event dates and ignores a long one", () => {
    const event = [piece("date", "12月3日到5日", { from: "2026-12-03", to: "2026-12-05" })];
    expect(demandHrefOf("beijing", emptyVenueQuery, event)).toBe("/case/submit?city=beijing&date=2026-12-03&days=3");
    const month = [piece("date", "下个月", { from: "2026-12-01", to: "2026-12-31" })];
    expect(demandHrefOf("beijing", emptyVenueQuery, month)).toBe("/case/submit?city=beijing");
    expect(daysInWords(daysOf(month)!)).toBe("下个月");
    expect(daysInWords(daysOf([piece("date", "下周五", "2026-11-27")])!)).toBe("11 月 27 日 周五");
    expect(daysOf([piece("date", "?", { from: 1 })])).toBeUndefined();
  });
});
