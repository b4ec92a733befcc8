import { features } from "#domain/space/features.ts";
import type { Grade } from "#domain/venue/star-levels.ts";
import { langhamGroupName } from "#domain/langham/langham-type.ts";
import { findHotelGroup } from "#domain/venue/find-hotel-group.ts";
import { hotelGroups } from "#domain/venue/hotel-groups.ts";
import { isVenueGroup, type VenueGroup } from "#domain/venue/venue-groups.ts";
import { type VenueTypeKey, getVenueTypeByKey, venueTypes } from "#domain/venue/venue-types.ts";
import { simplify } from "#domain/text/simplify.ts";
import { findCityInAddress, findCityOfCounty, isAmbiguousCityName } from "#server/geography/find-city-in-address.ts";
import { cities, cityByCode } from "#server/geography/get-regions.ts";
import { CellError, normalizeFigure } from "./cell.ts";
import { normalizeName } from "../../normalize-name.ts";
import { type CellType, choice, list } from "./cell-type.ts";

const indexByName = <T>(rows: readonly (readonly [T, readonly string[]])[]): Map<string, T> =>
  new Map(rows.flatMap(([value, names]) => names.map((name) => [normalizeName(name), value] as const)));

/** Other names of the venue types. */
const typeAliases: Partial<Record<VenueTypeKey, readonly string[]>> = {
  hotel: ["饭店", "宾馆", "会议酒店", "酒店/饭店"],
  "conference-centre": ["会展中心", "国际会议中心", "conference center", "convention centre", "convention center"],
  "exhibition-hall": ["展馆", "展厅", "展览中心", "exhibition centre", "exhibition center"],
  stadium: ["体育馆", "体育场", "体育中心", "arena"],
  theatre: ["剧院", "剧场", "影院", "礼堂", "theater", "cinema"],
  "art-centre": ["艺术馆", "美术馆", "秀场", "艺术中心", "art center", "gallery"],
  restaurant: ["餐厅", "酒吧", "酒楼", "bar", "restaurant/bar"],
  cafe: ["咖啡馆", "咖啡厅", "书店", "茶室", "茶馆", "café"],
  club: ["俱乐部", "私人会所"],
  cruise: ["邮轮", "游轮", "boat"],
  resort: ["度假酒店", "度假村酒店"],
  outdoor: ["户外场地", "营地", "草坪"],
  school: ["高校", "大学", "学院", "university"],
};

export const venueType: CellType = choice(
  "场地类型",
  indexByName(venueTypes.map(({ key, name }) => [key, [key, name, ...(typeAliases[key] ?? [])]] as const)),
  (key) => getVenueTypeByKey(key as VenueTypeKey).name,
);

const gradeNames = indexByName<Grade>([
  ["豪华型", ["豪华型", "豪华", "luxury"]],
  ["高档型", ["高档型", "高档", "upscale"]],
  ["舒适型", ["舒适型", "舒适", "comfort"]],
  ["经济型", ["经济型", "经济", "economy"]],
]);
export const grade: CellType = choice("档次（豪华型、高档型、舒适型、经济型）", gradeNames, (value) => value as string);

/** Official stars, 1 to 5. */
export const star: CellType = choice(
  "星级（1 至 5）",
  indexByName(
    ["一", "二", "三", "四", "五"].map((numeral, at) => {
      const level = at + 1;
      const names = [
        `${level}`,
        `${level}星`,
        `${level}星级`,
        `${numeral}星`,
        `${numeral}星级`,
        "★".repeat(level),
        "*".repeat(level),
      ];
      return [level, [...names, `${level} star`, `${level} stars`, `${level}-star`]] as const;
    }),
  ),
  (value) => value as number,
);

const featureNames = indexByName(features.map(({ key, name }) => [key, [key, name]] as const));
const featureType = choice("特色", featureNames, String);

/** Features by name or key. */
export const featureList: CellType = {
  read: (cell) => (list.read(cell) as string[]).map((item) => featureType.read(item)),
  write: (value) =>
    list.write((value as string[]).map((key) => features.find((feature) => feature.key === key)?.name ?? key)),
};

/** Matches the names of the group of the Langham pages. */
const langham = /^(?:朗廷|(?:the )?langham)/i;

/** A hotel group, by its key if it has pages here; any other name as it stands. Written by its full name. */
export const hotelGroup: CellType = {
  read: (cell) => findHotelGroup(cell) ?? (langham.test(cell) ? langhamGroupName : cell),
  write: (value) => (isVenueGroup(value as string) ? hotelGroups[value as VenueGroup].fullName : (value as string)),
};

let cityCodeByName: Map<string, string> | undefined;

/** Returns city codes by every name of a city; the first city with a name wins. */
function getCityCodeByName(): Map<string, string> {
  if (cityCodeByName) return cityCodeByName;
  cityCodeByName = new Map();
  for (const { code, name, pinyin, nameEn } of cities()) {
    for (const alias of [code, pinyin, name, `${name}市`, nameEn]) {
      const key = alias.toLowerCase().replace(/\s/g, "");
      if (key && !cityCodeByName.has(key)) cityCodeByName.set(key, code);
    }
  }
  return cityCodeByName;
}

/** Returns the city that a cell names; the reason why not, if it names several or none. */
function readCity(cell: string): string {
  const plain = simplify(normalizeFigure(cell));
  const exact = getCityCodeByName().get(normalizeName(plain.replace(/,? (?:P\. ?R\. ?)?China$/i, "")));
  if (exact && isAmbiguousCityName(plain, exact))
    throw new CellError(`“${cell}”可能是${cityByCode(exact)?.name}市，也可能是别的城市的区：请写城市的全名或六位代码`);
  const code = exact ?? findCityInAddress(plain) ?? findCityOfCounty(plain);
  if (code === "several") throw new CellError(`有几个城市有“${cell}”：请写城市`);
  if (code === "none") throw new CellError(`没有“${cell}”这个城市`);
  return code;
}

/** A city by name, slug, six-digit code, county or address; written by name if that is unique. */
export const city: CellType = {
  read: readCity,
  write: (value) => {
    const code = value as string;
    const name = cityByCode(code)?.name ?? "";
    return getCityCodeByName().get(name.toLowerCase()) === code && !isAmbiguousCityName(name, code) ? name : code;
  },
};
