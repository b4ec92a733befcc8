import { describe, expect, it } from "vitest";
import { annualMeetingAddress, getSeasonMonth, listMonths, parseTables } from "./annual-meeting-setup.ts";

describe("the setup of an annual meeting in the address", () => {
  it("reads a valid query and writes it again", () => {
    const query = { city: "shanghai", tables: "50", theme: "keji", month: "2027-01", acts: "8", awards: "1" };
    const setup = annualMeetingAddress.parse(query);
    expect(setup).toEqual({ city: "shanghai", tables: 50, theme: "keji", month: "2027-01", acts: 8, awards: 1 });
    expect(annualMeetingAddress.format(setup)).toBe(`?${new URLSearchParams(query)}`);
  });

  it("drops what is invalid or out of range", () => {
    const usual = { city: "beijing", tables: 30, acts: 6, awards: 2 };
    expect(annualMeetingAddress.parse({})).toEqual(usual);
    const invalid = { city: "../x", tables: "401", theme: "A1", month: "2027-13", acts: "-1", awards: "9" };
    expect(annualMeetingAddress.parse(invalid)).toEqual(usual);
    expect(annualMeetingAddress.format(usual)).toBe("");
  });

  it("reads tables and people as people write them", () => {
    expect(["30", "30桌", "300人", "285 人", "四十桌", " 12 "].map(parseTables)).toEqual([30, 30, 30, 29, 40, 12]);
    expect(["", "0", "401", "一大群", "-5", "3.5桌"].map(parseTables)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      4,
    ]);
  });

  it("offers this month and those after it, and begins with the season", () => {
    expect(listMonths("2026-11-22").slice(0, 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
    expect(["2026-11-22", "2026-12-31", "2027-01-05", "2027-02-10"].map(getSeasonMonth)).toEqual([
      "2027-01",
      "2027-01",
      "2027-02",
      "2028-01",
    ]);
  });
});
