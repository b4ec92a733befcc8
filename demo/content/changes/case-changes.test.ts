import { expect, it } from "vitest";
import { planSeating } from "#domain/seating/plan-seating.ts";
import { createRoom } from "#domain/seating/room.ts";
import { allCaseStories } from "../cases/all-case-stories.ts";
import { caseChanges } from "./case-changes.ts";
import { earlierSetups } from "./earlier-setups.ts";
import { parseCaseChanges } from "./parse-case-changes.ts";

/** Figures that follow from those of the story, by case id, each with how. */
const derivedFigures: Readonly<Record<string, readonly string[]>> = {
  // Two days of 2.6 and 4.2 × 10,000 yuan.
  "112": ["13.6"],
  // 68 less 43.
  "113": ["25"],
  // From 15:30 to 17:08.
  "147": ["98"],
};

const listNumbers = (text: string): string[] => text.match(/\d[\d,.:]*/g) ?? [];

/** Chinese numerals of a story as digits: 两条 is 2. */
const numerals: Readonly<Record<string, string>> = {
  一: "1",
  两: "2",
  二: "2",
  三: "3",
  四: "4",
  五: "5",
  六: "6",
  九: "9",
  十: "10",
};
const listNumerals = (text: string): string[] => [...text].flatMap((sign) => numerals[sign] ?? []);

it("gives every case its changes, and no other id", () => {
  const ids = allCaseStories.map(({ id }) => id).toSorted();
  expect(Object.keys(caseChanges).toSorted()).toEqual(ids);
  expect(Object.keys(earlierSetups).filter((id) => !ids.includes(id))).toEqual([]);
});

it("quotes only figures that stand in the story, or follow from it", () => {
  const strange = allCaseStories.flatMap(({ id, story, text, number }) => {
    const quoted = new Set(
      [story, number.value, number.unit, ...text].flatMap((part) => [...listNumbers(part), ...listNumerals(part)]),
    );
    return parseCaseChanges(caseChanges[id]!).flatMap(({ what, before, after }) =>
      listNumbers(`${before} ${after}`)
        .filter((figure) => !quoted.has(figure) && figure !== "0" && !derivedFigures[id]?.includes(figure))
        .map((figure) => `${id} ${what}: ${figure}`),
    );
  });
  expect(strange).toEqual([]);
});

it("draws the earlier setups with all their people", () => {
  for (const [id, { length, width, layout, attendees }] of Object.entries(earlierSetups)) {
    if (length === undefined || width === undefined) continue;
    const room = createRoom({ length, width })!;
    expect([id, planSeating(room, layout, { people: attendees })?.people]).toEqual([id, attendees]);
  }
});

it("rejects an entry that is not whole", () => {
  expect(() => parseCaseChanges("桌数|32 桌")).toThrow();
  expect(parseCaseChanges("桌数|32 桌|28 桌；席位|1|2")).toHaveLength(2);
});
