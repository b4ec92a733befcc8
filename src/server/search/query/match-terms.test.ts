import fc from "fast-check";
import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { getReadings } from "../../geography/to-pinyin.ts";
import { matchTerms, isPinyinInput, rankSpace, rankVenue, textRanks } from "./match-terms.ts";
import { normaliseText } from "../columns/normalise-text.ts";
import { ShardBuilder } from "../index/shard-builder.ts";

const isSameKind = (a: string, b: string) => [/[a-z]/, /[0-9]/].some((kind) => kind.test(a) && kind.test(b));

/** Returns whether a text contains a term, by trying every possible start. */
const containsNaively = (text: string, term: string) =>
  [...text].some((_, at) => text.startsWith(term, at) && (at === 0 || !isSameKind(text[at - 1]!, text[at]!)));

/** Lists the suffixes of a name that start at a Latin word. */
const listLatinSuffixes = (name: string) =>
  [...name.normalize("NFKC").matchAll(/[A-Za-z0-9]+/g)].map(({ index }) =>
    normaliseText(name.normalize("NFKC").slice(index)),
  );

/** Computes the rank naively, text by text. */
function plainRank(venue: Venue, term: string): number {
  const names = [venue.name, ...venue.aliases, venue.nameEn ?? ""];
  const brands = [venue.groupName ?? "", venue.brandName ?? ""];
  const compared = names.map(normaliseText);
  if (compared.includes(term)) return textRanks.exact;
  if (compared.some((text) => text.startsWith(term))) return textRanks.nameStart;
  if ([...compared, ...brands.map(normaliseText)].some((text) => containsNaively(text, term))) return textRanks.name;
  if ([...names, ...brands].flatMap(listLatinSuffixes).some((tail) => tail.startsWith(term))) return textRanks.name;
  if (isPinyinInput(term)) {
    const spoken = [venue.name, ...venue.aliases].map(getReadings);
    if (spoken.some(({ full, initials }) => full.startsWith(term) || initials.startsWith(term)))
      return textRanks.readingStart;
    const tails = spoken.flatMap(({ syllables }) => syllables.map((_, at) => syllables.slice(at).join("")));
    if (tails.some((tail) => tail.startsWith(term)) || spoken.some(({ initials }) => initials.includes(term)))
      return textRanks.reading;
  }
  const places = [venue.address ?? "", ...venue.nearPlaces, ...venue.transport.map(({ name }) => name)].map(
    normaliseText,
  );
  return places.some((text) => containsNaively(text, term)) ? textRanks.place : 0;
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
const terms = fc
  .oneof(typed, text, fc.constantFrom("贸", "京酒", "店"))
  .map(normaliseText)
  .filter((term) => term !== "");

it("ranks a term like a naive text-by-text check", () =>
  fc.assert(
    fc.property(venues, terms, (rows, term) => {
      const builder = new ShardBuilder("110000");
      const all = rows.map((row, at) => createTestVenue(String(at + 1), row as Partial<Venue>));
      for (const venue of all) builder.add(venue, []);
      const shard = builder.build();
      const found = matchTerms(shard, [term]);
      expect(all.map((_, row) => rankVenue(row, found))).toEqual(all.map((venue) => plainRank(venue, term)));
    }),
    { numRuns: 3000 },
  ));

it("returns the rank of the weakest term, including space names", () => {
  const builder = new ShardBuilder("110000");
  builder.add(createTestVenue("1", { name: "国贸酒店", address: "望京" }), [
    createTestSpace("11", "1", { name: "紫金厅" }),
    createTestSpace("12", "1", { name: "8 号厅" }),
  ]);
  const shard = builder.build();
  const ranks = (...searched: string[]) => {
    const found = matchTerms(shard, searched);
    return [rankVenue(0, found), rankSpace(shard, 0, 0, found), rankSpace(shard, 0, 1, found)];
  };
  expect(ranks("国贸")).toEqual([textRanks.nameStart, textRanks.nameStart, textRanks.nameStart]);
  expect(ranks("紫金厅")).toEqual([textRanks.space, textRanks.name, 0]);
  expect(ranks("国贸", "8")).toEqual([textRanks.space, 0, textRanks.name]);
  expect(ranks("望京", "厅")).toEqual([textRanks.place, textRanks.place, textRanks.place]);
  expect(ranks("国贸", "海淀")).toEqual([0, 0, 0]);
});
