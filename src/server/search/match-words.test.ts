import fc from "fast-check";
import { expect, it } from "vitest";
import { plainSpace, plainVenue } from "../../../tests/catalogue-rows.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import { readings } from "../geography/pinyin.ts";
import { findWords, isTyped, rankOfSpace, rankOfVenue, textRanks } from "./match-words.ts";
import { normalised } from "./normalised.ts";
import { ShardBuilder } from "./shard-builder.ts";

const isSameKind = (a: string, b: string) => [/[a-z]/, /[0-9]/].some((kind) => kind.test(a) && kind.test(b));

/** Reports whether a text contains a term, by trying every possible start. */
const stands = (text: string, word: string) =>
  [...text].some((_, at) => text.startsWith(word, at) && (at === 0 || !isSameKind(text[at - 1]!, text[at]!)));

/** Lists the suffixes of a name that start at a Latin word. */
const fromLatinWords = (name: string) =>
  [...name.normalize("NFKC").matchAll(/[A-Za-z0-9]+/g)].map(({ index }) =>
    normalised(name.normalize("NFKC").slice(index)),
  );

/** Computes the rank naively, text by text. */
function plainRank(venue: Venue, word: string): number {
  const names = [venue.name, ...venue.aliases, venue.nameEn ?? ""];
  const brands = [venue.groupName ?? "", venue.brandName ?? ""];
  const compared = names.map(normalised);
  if (compared.includes(word)) return textRanks.whole;
  if (compared.some((text) => text.startsWith(word))) return textRanks.nameStart;
  if ([...compared, ...brands.map(normalised)].some((text) => stands(text, word))) return textRanks.name;
  if ([...names, ...brands].flatMap(fromLatinWords).some((tail) => tail.startsWith(word))) return textRanks.name;
  if (isTyped(word)) {
    const spoken = [venue.name, ...venue.aliases].map(readings);
    if (spoken.some(({ full, initials }) => full.startsWith(word) || initials.startsWith(word)))
      return textRanks.readingStart;
    const tails = spoken.flatMap(({ syllables }) => syllables.map((_, at) => syllables.slice(at).join("")));
    if (tails.some((tail) => tail.startsWith(word)) || spoken.some(({ initials }) => initials.includes(word)))
      return textRanks.reading;
  }
  const places = [venue.address ?? "", ...venue.nearPlaces, ...venue.transport.map(({ name }) => name)].map(normalised);
  return places.some((text) => stands(text, word)) ? textRanks.place : 0;
}

const parts = [
  "国贸",
  "望京",
  "酒店",
  "Grand ",
  "Hyatt",
  "JW",
  " 8",
  "88",
  "号",
  "中心",
  "（",
  "廣場",
  "é",
  "cbd",
  "贸",
];
const text = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 }).map((chosen) => chosen.join(""));
const maybe = fc.option(text, { nil: undefined });
const venues = fc.array(
  fc.record({
    name: text,
    aliases: fc.array(text, { maxLength: 2 }),
    nameEn: maybe,
    groupName: maybe,
    brandName: maybe,
    address: maybe,
  }),
  { minLength: 1, maxLength: 5 },
);
const typed = fc.constantFrom(
  "gm",
  "guomao",
  "mao",
  "ao",
  "wj",
  "jiudian",
  "wangjing",
  "h",
  "hy",
  "grand",
  "rand",
  "w",
  "88",
  "8",
  "cb",
  "zhongxin",
  "gmjd",
);
const words = fc
  .oneof(typed, text, fc.constantFrom("贸", "京酒", "店"))
  .map(normalised)
  .filter((word) => word !== "");

it("ranks a term like a naive text-by-text check", () =>
  fc.assert(
    fc.property(venues, words, (rows, word) => {
      const builder = new ShardBuilder("110000");
      const all = rows.map((row, at) => plainVenue(String(at + 1), row as Partial<Venue>));
      for (const venue of all) builder.add(venue, []);
      const shard = builder.finished();
      const found = findWords(shard, [word]);
      expect(all.map((_, row) => rankOfVenue(shard, row, found))).toEqual(all.map((venue) => plainRank(venue, word)));
    }),
    { numRuns: 3000 },
  ));

it("returns the rank of the weakest term, including space names", () => {
  const builder = new ShardBuilder("110000");
  builder.add(plainVenue("1", { name: "国贸酒店", address: "望京" }), [
    plainSpace("11", "1", { name: "紫金厅" }),
    plainSpace("12", "1", { name: "8 号厅" }),
  ]);
  const shard = builder.finished();
  const ranks = (...asked: string[]) => {
    const found = findWords(shard, asked);
    return [rankOfVenue(shard, 0, found), rankOfSpace(shard, 0, 0, found), rankOfSpace(shard, 0, 1, found)];
  };
  expect(ranks("国贸")).toEqual([textRanks.nameStart, textRanks.nameStart, textRanks.nameStart]);
  expect(ranks("紫金厅")).toEqual([textRanks.space, textRanks.name, 0]);
  expect(ranks("国贸", "8")).toEqual([textRanks.space, 0, textRanks.name]);
  expect(ranks("望京", "厅")).toEqual([textRanks.place, textRanks.place, textRanks.place]);
  expect(ranks("国贸", "海淀")).toEqual([0, 0, 0]);
});
