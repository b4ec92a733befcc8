import { hotelGroups } from "./hotel-groups.ts";
import { type VenueGroup, venueGroups } from "./venue-groups.ts";

/** Matches what the names of hotel companies have in common and what distinguishes none of them. */
const commonTerms =
  /国际|酒店|饭店|度假村|公寓|管理|集团|旗下|有限|责任|股份|公司|中国|大中华区|[及和与&]|\b(?:international|hotels?|resorts?|group|corporation|corp|holdings?|worldwide|incorporated|inc|limited|ltd|co|company|and|greater|china|asia)\b/gu;

/** Reduces a name to what distinguishes it: 「万豪国际酒店集团」 and 「万豪集团」 to 万豪, "Hyatt Hotels Corp." to hyatt. */
const reduceName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(commonTerms, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const groupByName = new Map(
  venueGroups.flatMap((group) => {
    const { name, fullName, nameEn, aliases } = hotelGroups[group];
    return [group, name, fullName, nameEn, ...aliases].map((each) => [reduceName(each), group] as const);
  }),
);

/** Matches a former name in brackets: 「丽笙酒店集团（原卡尔森）」. */
const formerName = /[(（]\s*[原曾][^()（）]*[)）]/g;

/** Matches what stands between two names of one group: 「洲际酒店集团（IHG）」, 「Hyatt / 凯悦」. */
const betweenNames = /[()（）[\]【】/／、，,;；|｜]+|(?<=\p{Script=Han})\s+(?=[a-z])|(?<=[a-z])\s*(?=\p{Script=Han})/iu;

/**
 * Returns the hotel group that a text names in Chinese or English, in full or in short. Undefined if any part of the text is
 * the name of something else: 「万豪、开元」 is two groups, and one of them has no page.
 */
export function findHotelGroup(text: string): VenueGroup | undefined {
  const parts = text
    .replaceAll(formerName, "")
    .split(betweenNames)
    .map(reduceName)
    .filter((part) => part !== "");
  const [first, ...others] = parts.map((part) => groupByName.get(part));
  return others.every((group) => group === first) ? first : undefined;
}
