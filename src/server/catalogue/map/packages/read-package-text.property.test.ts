import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MeetingPackage, packageItems, packageMeals } from "#domain/venue/meeting-package.ts";
import { formatPackageText } from "#domain/venue/packages/format-package-text.ts";
import { readPackageText, splitPackageTexts } from "./read-package-text.ts";

const line = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: fc.constantFrom(..."尊享会议ＡＢ，。、（）:/+&-198%元位含不"), minLength: 1, maxLength }),
      fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength }),
    )
    .map((text) => text.trim())
    .filter((text) => text !== "" && !/[「」]/.test(text));
const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);
const some = <T>(list: readonly T[]) => fc.subarray([...list], { minLength: 1 });

/** Packages composed at random that do not contradict themselves. */
const packages = fc
  .record(
    {
      name: line(20),
      span: fc.constantFrom("halfDay" as const, "day" as const, "dayWithDinner" as const, "dayAndNight" as const),
      price: cents(9999),
      includesSpace: fc.boolean(),
      hours: fc.integer({ min: 1, max: 46 }).map((half) => half / 2),
      teaBreaks: fc.integer({ min: 0, max: 4 }),
      breakfast: fc.boolean(),
      lunch: fc.constantFrom(...packageMeals, "none" as const),
      dinner: fc.constantFrom(...packageMeals, "none" as const),
      items: some(packageItems),
      microphoneCount: fc.integer({ min: 1, max: 20 }),
      guestsPerRoom: fc.integer({ min: 1, max: 4 }),
      minimumPeople: fc.integer({ min: 1, max: 100 }),
      maximumPeople: fc.integer({ min: 100, max: 9999 }),
      weekdays: some([1, 2, 3, 4, 5, 6, 7]),
      validFrom: fc.constantFrom("2026-01-01", "2026-05-31"),
      validUntil: fc.constantFrom("2026-12-31", "2028-02-29"),
      surcharge: fc.oneof(fc.constant(0), cents(40)),
      note: line(40),
    },
    { requiredKeys: ["name", "span", "price"] },
  )
  .map(({ dinner, microphoneCount, ...drawn }): MeetingPackage => {
    const isMeal = dinner !== undefined && dinner !== "none";
    const evening =
      drawn.span === "dayWithDinner"
        ? { dinner: isMeal ? dinner : ("table" as const) }
        : drawn.span === "day" && isMeal
          ? {}
          : { dinner };
    const isCounted = microphoneCount !== undefined && drawn.items?.includes("microphones");
    const left = packageItems.filter((item) => !drawn.items?.includes(item)).slice(0, 2);
    const all = {
      ...drawn,
      ...evening,
      ...(isCounted && { microphoneCount }),
      ...(left.length > 0 && drawn.items && { excludedItems: left }),
    };
    return Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined),
    ) as unknown as MeetingPackage;
  });

const strangers = [
  "赠送伴手礼 3 份",
  "代金券￥50",
  "泳池畅游",
  "VIP lounge for 4",
  "下单立减8%",
  "限2个会场之一",
  "含欢迎饮料",
  "茶歇升级版",
  "水果",
  "午餐券",
];

describe("packages composed at random", () => {
  it("are read back from their own text", () => {
    fc.assert(
      fc.property(packages, (meetingPackage) => {
        const [text = "", ...more] = splitPackageTexts(formatPackageText(meetingPackage));
        expect(more).toEqual([]);
        expect(readPackageText(text)).toEqual({ meetingPackage, unread: [], readings: [] });
      }),
      { numRuns: 2000 },
    );
  });

  it("are read with what is unknown in them reported and noted, and nothing else changed", () => {
    fc.assert(
      fc.property(packages, fc.constantFrom(...strangers), fc.nat(), (drawn, stranger, place) => {
        const { note: _note, name: _name, ...rest } = drawn;
        const meetingPackage: MeetingPackage = { ...rest, name: "会议包价" };
        const clauses = formatPackageText(meetingPackage).split("，");
        clauses.splice(1 + (place % clauses.length), 0, stranger);
        expect(readPackageText(clauses.join("，"))).toEqual({
          meetingPackage: { ...meetingPackage, note: stranger },
          unread: [stranger],
          readings: [],
        });
      }),
      { numRuns: 1000 },
    );
  });
});
