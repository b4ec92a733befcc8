import type { Region } from "#domain/city/city.ts";
import type { ReferenceCity } from "#server/geography/reference-city.ts";
import type { Random } from "../random.ts";
import type { RosterEntry } from "./build-roster.ts";
import { firstCharacters, type SuffixKey, secondCharacters, suffixes } from "./venue-name-parts.ts";

export interface VenueName {
  name: string;
  nameEn: string;
  aliases: string[];
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Business areas usable in a venue's name: two to four characters, no station, fair or department store. */
const nameableArea = /^(?!.*(?:机场|站|会展|博览|国展|会议|大学|万达|万象|银泰))[\u4e00-\u9fff]{2,4}$/;

/** Creates a source of invented names for the venues of one city; never repeats a name. @throws Error when exhausted */
export function createNameSource(random: Random): () => { characters: string; reading: string } {
  const all = firstCharacters.flatMap(([first, reading]) =>
    secondCharacters.map(([second, more]) => ({ characters: first + second, reading: capitalize(reading + more) })),
  );
  const order = random.shuffled(all);
  let next = 0;
  return () => {
    const drawn = order[next++];
    if (!drawn) throw new Error("a city has more venues than there are invented names");
    return drawn;
  };
}

const getSuffixKey = (type: RosterEntry["type"], star: number): SuffixKey => {
  if (type !== "hotel") return type;
  return star === 5 ? "hotel5" : star === 4 ? "hotel4" : star === 3 ? "hotel3" : "hotel2";
};

/**
 * Draws a venue name of a place and two plain characters: 国贸明川酒店. The place is the business area, or the city where no area
 * fits a name. A venue of a real group is named by city and brand, never by area, since the brand may have a real venue there.
 */
export function drawVenueName(
  random: Random,
  entry: RosterEntry,
  city: ReferenceCity,
  area: Region | undefined,
  star: number,
  { characters, reading }: { characters: string; reading: string },
): VenueName {
  if (entry.affiliation) {
    const { brand } = entry.affiliation;
    return {
      name: `${city.name}${characters}${brand.name}酒店`,
      nameEn: `${brand.nameEn} ${city.nameEn} ${reading}`,
      aliases: [`${characters}${brand.name}`],
    };
  }
  const [suffix, suffixEn] = random.pick<readonly [string, string]>(suffixes[getSuffixKey(entry.type, star)]);
  if (entry.type === "cruise") return { name: `${characters}${suffix}`, nameEn: `${reading} ${suffixEn}`, aliases: [] };
  const place =
    area && nameableArea.test(area.name)
      ? { name: area.name, nameEn: capitalize(area.pinyin) }
      : { name: city.name, nameEn: city.nameEn };
  return {
    name: `${place.name}${characters}${suffix}`,
    nameEn: `${place.nameEn} ${reading} ${suffixEn}`,
    aliases: [`${characters}${suffix}`],
  };
}
