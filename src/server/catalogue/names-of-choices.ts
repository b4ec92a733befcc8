import { features } from "../../domain/space/feature.ts";
import type { Grade } from "../../domain/venue/star.ts";
import { type VenueTypeKey, venueTypeByKey, venueTypes } from "../../domain/venue/venue-type.ts";
import { cities, cityByCode } from "../geography/regions.ts";
import { CellError, plain } from "./cell.ts";
import { type CellType, choice, list } from "./cell-types.ts";

const namesOf = <T>(rows: readonly (readonly [T, readonly string[]])[]): Map<string, T> =>
  new Map(
    rows.flatMap(([value, names]) =>
      names.map((name) => [plain(name).toLowerCase().replace(/\s/g, ""), value] as const),
    ),
  );

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
  "venue type",
  namesOf(venueTypes.map(({ key, name }) => [key, [key, name, ...(typeAliases[key] ?? [])]] as const)),
  (key) => venueTypeByKey(key as VenueTypeKey).name,
);

const gradeNames = namesOf<Grade>([
  ["豪华型", ["豪华型", "豪华", "luxury"]],
  ["高档型", ["高档型", "高档", "upscale"]],
  ["舒适型", ["舒适型", "舒适", "comfort"]],
  ["经济型", ["经济型", "经济", "economy"]],
]);
export const grade: CellType = choice("grade", gradeNames, (value) => value as string);

/** Official stars, 1 to 5. */
export const star: CellType = choice(
  "star level (1 to 5)",
  namesOf(
    ["一", "二", "三", "四", "五"].map((word, at) => {
      const level = at + 1;
      const names = [
        `${level}`,
        `${level}星`,
        `${level}星级`,
        `${word}星`,
        `${word}星级`,
        "★".repeat(level),
        "*".repeat(level),
      ];
      return [level, [...names, `${level} star`, `${level} stars`, `${level}-star`]] as const;
    }),
  ),
  (value) => value as number,
);

const featureNames = namesOf(features.map(({ key, name }) => [key, [key, name]] as const));
const featureOf = choice("feature", featureNames, String);

/** Features by name or key. */
export const featureList: CellType = {
  read: (cell) => (list.read(cell) as string[]).map((item) => featureOf.read(item)),
  write: (value) =>
    list.write((value as string[]).map((key) => features.find((feature) => feature.key === key)?.name ?? key)),
};

let known: Map<string, string> | undefined;

/** Returns city codes by every name of a city; the first city with a name wins. */
function cityNames(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const { code, name, pinyin, nameEn } of cities()) {
    for (const alias of [code, pinyin, name, `${name}市`, nameEn]) {
      const key = alias.toLowerCase().replace(/\s/g, "");
      if (key && !known.has(key)) known.set(key, code);
    }
  }
  return known;
}

/** A city by name, slug or six-digit code; written by name if that is unique. */
export const city: CellType = {
  read: (cell) => {
    const code = cityNames().get(plain(cell).toLowerCase().replace(/\s/g, ""));
    if (!code) throw new CellError(`“${cell}” is no city that is known here`);
    return code;
  },
  write: (value) => {
    const code = value as string;
    const name = cityByCode(code)?.name ?? "";
    return cityNames().get(name.toLowerCase()) === code ? name : code;
  },
};
