import { expect, it } from "vitest";
import { packageUnits } from "#domain/langham/langham-package.ts";
import { langhamTypes } from "#domain/langham/langham-type.ts";
import { langhamHotels } from "./langham-hotels.ts";
import { getLanghamHotelId } from "./generate-langham-hotels.ts";
import { buildLanghamPackages } from "./build-langham-packages.ts";
import { buildLanghamSections } from "./build-langham-sections.ts";

const packages = buildLanghamPackages().map(({ body }) => body);
const hanPattern = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/;

it("has at least three packages of each type, all marked as demo, at hotels of the group", () => {
  const ids = new Set(langhamHotels.map(getLanghamHotelId));
  for (const type of langhamTypes)
    expect(packages.filter((one) => one.type === type).length, type).toBeGreaterThanOrEqual(3);
  expect(packages.filter((one) => !one.demo || !ids.has(one.siteId) || !packageUnits.includes(one.unit))).toEqual([]);
});

it("says the same in both languages, each in its own script", () => {
  for (const { zh, en } of packages) {
    expect(en.contents.length, zh.name).toBe(zh.contents.length);
    expect(JSON.stringify(en)).not.toMatch(hanPattern);
    for (const text of [zh.name, zh.terms ?? zh.name, ...zh.contents]) expect(text).toMatch(hanPattern);
    // A number that the Chinese text states stands in the English one, and the reverse; small ones may be spelt out.
    const getNumbers = (text: string) => (text.match(/\d[\d.]*/g) ?? []).filter((number) => Number(number) > 10).sort();
    expect(getNumbers(`${en.contents.join(" ")} ${en.terms}`), zh.name).toEqual(
      getNumbers(`${zh.contents.join(" ")} ${zh.terms}`),
    );
  }
});

it("states halls and lawns as the hotel has them, and never a price of zero", () => {
  for (const { siteId, zh, price } of packages) {
    const hotel = langhamHotels.find((one) => getLanghamHotelId(one) === siteId)!;
    const text = zh.contents.join(" ");
    const stated = [...text.matchAll(/(草坪|大宴会厅) ([\d.]+) × ([\d.]+) m/g)];
    for (const [, room, length, width] of stated)
      expect([Number(length), Number(width)]).toEqual(room === "草坪" ? hotel.lawn : hotel.ballroom.sides);
    if (text.includes("草坪")) expect(hotel.lawn, hotel.characters).toBeDefined();
    expect(price).not.toBe(0);
  }
});

it("has a section with a picture for each type, in both languages", () => {
  const sections = buildLanghamSections();
  expect(sections.map(({ id }) => id)).toEqual([...langhamTypes]);
  for (const { body } of sections) {
    expect(body.picture?.rendered).toBe(true);
    expect(JSON.stringify(body.en)).not.toMatch(hanPattern);
  }
});
