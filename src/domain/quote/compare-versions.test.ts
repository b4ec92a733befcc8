import { describe, expect, it } from "vitest";
import { compareVersions, toDemandVersion } from "./compare-versions.ts";

const first = { startDate: "2026-12-18", people: 180, layout: "classroom", needs: ["led", "tea-break"] };

describe("compareVersions", () => {
  it("names each changed field with both sides, in the order of the form", () => {
    const after = { ...first, people: 200, startDate: "2026-12-19", guestRooms: 60, layout: undefined };
    expect(compareVersions(first, after)).toEqual([
      { field: "startDate", before: "2026-12-18", after: "2026-12-19" },
      { field: "people", before: 180, after: 200 },
      { field: "layout", before: "classroom" },
      { field: "guestRooms", after: 60 },
    ]);
  });

  it("sees no change in the order of needs, nor between an empty and an absent field", () => {
    expect(compareVersions(first, { ...first, needs: ["tea-break", "led"], eventType: "" })).toEqual([]);
  });

  it("sees a change in the order of dates", () => {
    const dates = (...alternativeDates: string[]) => ({ ...first, alternativeDates });
    expect(compareVersions(dates("2026-12-19", "2026-12-20"), dates("2026-12-20", "2026-12-19"))).toHaveLength(1);
  });

  it("versions nothing that names the visitor", () => {
    expect(
      toDemandVersion({ ...first, name: "陈女士", mobile: "13800000000", remarks: "", company: "某公司" }),
    ).toEqual(first);
  });
});
