import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { eventTypes } from "../../demand/demand-option.ts";
import { prepareVocabulary, parseSentence } from "./parse-sentence.ts";
import type { ParsedTerm } from "./parsed-term.ts";

interface Hotel {
  name: string;
  type: string;
  address: string;
  district: string | null;
  district_code: string | null;
  metro: string | null;
  facilities: string[];
  price_from: number | null;
  rating: number | null;
  near_attractions: string[];
  near_restaurants: string[];
}
interface Request {
  utterance: string;
  gold_names: string[];
}

const folder = new URL("../../../../../shared/data/", import.meta.url);
const from = <T>(file: string): T[] => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as T[];
const hasData = existsSync(new URL("hotel-sentences.json", folder));
const grades = new Map([
  [5, "豪华型"],
  [4, "高档型"],
  [3, "舒适型"],
  [2, "经济型"],
]);

/** Returns whether a hotel meets one parsed term. No hotel meets a kind that this data does not cover. */
function meets(hotel: Hotel, { kind, value, anyOf }: ParsedTerm): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = value as { min?: number; max?: number };
  const searchedText = [hotel.name, hotel.address, hotel.metro, ...hotel.near_attractions, ...hotel.near_restaurants]
    .join("\n")
    .toLowerCase();
  switch (kind) {
    case "city":
    case "date":
    case "days":
    case "sort":
    case "eventType":
      return true;
    case "venueType":
      return value === 0;
    case "region":
      return hotel.district_code === value;
    case "rating":
      return (hotel.rating ?? 0) >= (value as number);
    case "roomPrice":
      return hotel.price_from !== null && hotel.price_from >= min && hotel.price_from <= max;
    case "facility":
      return hotel.facilities.some((one) => (anyOf ? anyOf.includes(one) : one.startsWith(String(value))));
    case "name":
    case "near":
      return searchedText.includes(String(value).toLowerCase());
    default:
      return false;
  }
}

/** Filters naively: every term must match, but any one of the star levels is enough. */
function found(hotels: readonly Hotel[], understood: readonly ParsedTerm[]): string[] {
  const stars = understood.filter(({ kind }) => kind === "star").map(({ value }) => grades.get(value as number));
  const others = understood.filter(({ kind }) => kind !== "star");
  return hotels
    .filter((hotel) => (stars.length === 0 || stars.includes(hotel.type)) && others.every((one) => meets(hotel, one)))
    .map(({ name }) => name)
    .toSorted();
}

/** The minimum share of requests for which exactly the expected hotels must be found. */
const leastShare = 0.97;

describe.skipIf(!hasData)("real one-sentence hotel requests", () => {
  it("finds exactly the expected hotels", () => {
    const hotels = from<Hotel>("beijing-hotels.json");
    const requests = from<Request>("hotel-sentences.json");
    const searchedText = hotels
      .map((hotel) =>
        [hotel.name, hotel.address, hotel.metro, ...hotel.near_attractions, ...hotel.near_restaurants].join("\n"),
      )
      .join("\n");
    const stations = new Set(hotels.flatMap(({ metro }) => /^(.+?)地铁站/.exec(metro ?? "")?.[1] ?? []));
    const vocabulary = prepareVocabulary({
      cities: [
        ["北京", "110000"],
        ["上海", "310000"],
      ],
      regions: [
        ...new Map(
          hotels.map(({ district, district_code }) => [district ?? "", [district ?? "", district_code ?? ""] as const]),
        ).values(),
        ...[...stations].map((name, at) => [name, `1100200${at}`, "metro"] as const),
      ].filter(([name]) => name !== ""),
      brands: [],
      facilities: [...new Set(hotels.flatMap(({ facilities }) => facilities))],
      eventTypes: eventTypes.map(({ id, zh }) => [zh, id] as const),
      isKnownName: (name) => searchedText.toLowerCase().includes(name),
    });
    const parsed = requests.map((request) => ({
      ...request,
      ...parseSentence(request.utterance, { today: "2026-11-20", vocabulary }),
    }));
    const missed = parsed.filter(
      ({ understood, gold_names }) => found(hotels, understood).join("\n") !== gold_names.toSorted().join("\n"),
    );
    // Nothing that the parser adds by itself takes part: no city or layout is implied and no spelling corrected.
    expect(parsed.flatMap(({ understood }) => understood.filter((term) => term.implied || term.corrected))).toEqual([]);
    console.info(`${requests.length - missed.length} of ${requests.length} requests find exactly their hotels`);
    const share = 1 - missed.length / requests.length;
    expect(share, missed.map(({ utterance }) => utterance).join("\n")).toBeGreaterThanOrEqual(leastShare);
  });
});
