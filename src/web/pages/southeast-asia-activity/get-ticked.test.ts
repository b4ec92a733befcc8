import { expect, it } from "vitest";
import { southeastAsiaActivityAddress } from "#domain/destination/trip.ts";
import type { DestinationRow } from "#contract/marketing/destination-row.ts";
import { getTicked, maxTicked, sortRows } from "./get-ticked.ts";

const createRow = (pinyin: string, more: Partial<DestinationRow> = {}): DestinationRow => ({
  city: { code: "970201", name: pinyin, pinyin },
  country: { code: "SG", name: "新加坡" },
  bestMonths: [1],
  visa: { kind: "exempt", short: "免签 30 天" },
  currency: "SGD",
  venueCount: 1,
  ...more,
});
const readCities = (cities: string | undefined) => southeastAsiaActivityAddress.parse({ cities }).cities;
const rows = ["aa", "bb", "cc", "dd", "ee", "ff", "gg"].map((slug) => createRow(slug));

it.each([
  ["danang-penang", ["danang", "penang"]],
  ["danang-danang", ["danang"]],
  ["0", []],
  [undefined, undefined],
  ["", undefined],
  ["Danang", undefined],
  ["danang--penang", undefined],
  ["-", undefined],
])("parses the ticked cities of %s", (text, slugs) => {
  expect(readCities(text)).toEqual(slugs);
  if (slugs) expect(readCities(southeastAsiaActivityAddress.toTexts({ cities: slugs }).cities)).toEqual(slugs);
});

it("ticks the first three where the address names none that exists, and at most six", () => {
  expect(getTicked(rows, undefined)).toEqual(["aa", "bb", "cc"]);
  expect(getTicked(rows, ["atlantis"])).toEqual(["aa", "bb", "cc"]);
  expect(getTicked(rows, [])).toEqual([]);
  expect(getTicked(rows, ["gg", "atlantis"])).toEqual(["gg"]);
  expect(
    getTicked(
      rows,
      rows.map(({ city }) => city.pinyin),
    ),
  ).toHaveLength(maxTicked);
});

it("lists what suits first, then the cheaper", () => {
  const list = [
    createRow("late", { suits: false, perHead: 1000 }),
    createRow("unknown", { suits: true }),
    createRow("dear", { suits: true, perHead: 3000 }),
    createRow("cheap", { suits: true, perHead: 2000 }),
  ];
  expect(sortRows(list).map(({ city }) => city.pinyin)).toEqual(["cheap", "dear", "unknown", "late"]);
});
