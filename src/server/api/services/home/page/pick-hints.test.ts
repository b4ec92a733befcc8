import { expect, it } from "vitest";
import type { SentenceReading, ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { pickHints } from "./pick-hints.ts";

const picture = { hash: "a", width: 1280, height: 800, color: "#888888", catalogType: "huiyishi" } as const;

/** Creates the reading of a sentence that finds a space in a layout. */
function createReading(q: string, layout: LayoutKey, more: Partial<ShownSpace> = {}, unread: string[] = []) {
  const space = { id: "1", venueId: "1", name: "厅", length: 12, width: 8, capacity: {}, features: [], hasVr: false };
  const shown: ShownSpace = { venueId: "1", venue: "酒店", space, layout, people: 20, picture, ...more };
  const city = { code: "110000", name: "北京", pinyin: "beijing" };
  return { q, city, terms: [], unread, people: 20, total: 3, relax: [], shown, matches: { spaces: [] } };
}

const sized = (length: number, width: number): Partial<ShownSpace> => ({
  space: { ...createReading("", "theatre").shown.space, length, width },
});

const pick = (readings: SentenceReading[], first: SentenceReading = createReading("180 人课桌式", "classroom")) =>
  pickHints(
    readings.map(({ q }) => q),
    first,
    async (q) => readings.find((one) => one.q === q)!,
  );

it("picks two sentences, each of another layout", async () => {
  const { hints } = await pick([
    createReading("100 人培训", "classroom"),
    createReading("20 人闭门会", "boardroom"),
    createReading("12 人董事会", "boardroom"),
    createReading("年会 160 人", "banquet"),
    createReading("发布会", "theatre"),
  ]);
  expect(hints).toEqual(["20 人闭门会", "年会 160 人"]);
});

it("leaves out what is not read in full, has no picture, no plan or one that is too large, or finds nothing", async () => {
  const { shown: _, ...unanswered } = createReading("无", "cocktail");
  const { hints } = await pick([
    createReading("未读", "boardroom", {}, ["气派"]),
    createReading("无图", "banquet", { picture: undefined }),
    createReading("太大", "theatre", sized(60, 40)),
    createReading("无尺寸", "hollow", { space: { ...createReading("", "hollow").shown.space, length: undefined } }),
    unanswered,
  ]);
  expect(hints).toEqual([]);
});

it("draws all at the scale of the largest", async () => {
  const { hintScale } = await pick([createReading("小", "boardroom"), createReading("大", "theatre", sized(40, 20))]);
  const { hintScale: small } = await pick([createReading("小", "boardroom")]);
  expect(hintScale).toBeLessThan(small);
});

it("has none where the first finds no space", async () => {
  const { shown: _, ...first } = createReading("180 人课桌式", "classroom");
  expect((await pick([createReading("小", "boardroom")], first)).hints).toEqual([]);
});
