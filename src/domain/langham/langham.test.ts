import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLanghamHref } from "./format-langham-href.ts";
import { formatLanghamListHref } from "./format-langham-list-href.ts";
import { findLanghamType, getTypeMinute, langhamTypes } from "./langham-type.ts";
import { translateSpaceName } from "./translate-space-name.ts";

describe("getTypeMinute", () => {
  it("starts the ceremony at least 45 minutes before sunset, and by 17:30", () => {
    expect(getTypeMinute("wedding", 16 * 60 + 55)).toBe(16 * 60 + 10);
    expect(getTypeMinute("wedding", 19 * 60 + 46)).toBe(17 * 60 + 30);
  });

  it("keeps the types in the order of the day in every season", () => {
    fc.assert(
      fc.property(fc.integer({ min: 15 * 60 + 40, max: 20 * 60 }), (sunset) => {
        const minutes = langhamTypes.map((type) => getTypeMinute(type, sunset));
        expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
        expect(sunset - minutes[2]!).toBeGreaterThanOrEqual(45);
      }),
    );
  });
});

it("finds a type by its exact name", () => {
  expect(findLanghamType("wedding")).toBe("wedding");
  for (const name of ["Wedding", "weddings", "", undefined, "toString"]) expect(findLanghamType(name)).toBeUndefined();
});

it("formats the pages' paths without their default values", () => {
  expect(formatLanghamHref("zh")).toBe("/marketing/langham/zh");
  expect(formatLanghamHref("en", "dining", "haikou")).toBe("/marketing/langham/en/dining?city=haikou");
  expect(formatLanghamListHref("zh")).toBe("/marketing/langham/list");
  expect(formatLanghamListHref("zh", { page: 1 })).toBe("/marketing/langham/list");
  expect(formatLanghamListHref("en", { city: "shanghai", people: 200, page: 2 })).toBe(
    "/marketing/langham/list?lang=en&city=shanghai&people=200&page=2",
  );
});

/** Stands for the server's readings. */
const romanise = (text: string) => ({ 听雨: "Tingyu", 银河: "Yinhe" })[text] ?? text;

describe("translateSpaceName", () => {
  it.each([
    ["大宴会厅", "Grand Ballroom"],
    ["大宴会厅 1", "Grand Ballroom 1"],
    ["宴会厅A", "Ballroom A"],
    ["多功能厅 2", "Function Room 2"],
    ["会议室 301", "Meeting Room 301"],
    ["董事厅", "Boardroom"],
    ["草坪", "Lawn"],
    ["听雨轩", "Tingyu Room"],
    ["银河厅", "Yinhe Hall"],
    ["银河厅 2", "Yinhe Hall 2"],
    ["3号厅", "Room 3"],
    ["Salon 2", "Salon 2"],
  ])("translates %s to %s", (zh, en) => expect(translateSpaceName(zh, romanise)).toBe(en));

  it("adds the letters and numbers that end any name", () => {
    const end = /([A-Za-z0-9][A-Za-z0-9+\-& ]*)(?:号|厅|室)*$/;
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."宴会厅室号AB1+&- ") }), (rest) => {
        const name = `宴会厅${rest}`;
        const added = end.exec(name)?.[1]?.trim();
        expect(translateSpaceName(name, romanise)).toBe(added ? `Ballroom ${added}` : "Ballroom");
      }),
    );
    expect(translateSpaceName(`宴会厅${"A".repeat(300_000)}厅中`, romanise)).toBe("Ballroom");
  });

  it("leaves no Chinese character in any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."大宴会厅多功能董事草坪听雨AB12 +号室") }), (name) => {
        expect(translateSpaceName(name, () => "Latin")).not.toMatch(/\p{Script=Han}/u);
      }),
    );
  });
});
