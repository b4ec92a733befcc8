import { listCities, type ReferenceCity } from "./reference-city.ts";

/** Provinces with several cities, by the first two digits of their cities' codes (GB/T 2260). */
const provinces: Readonly<Record<string, string>> = {
  河北: "13",
  山西: "14",
  内蒙古: "15",
  辽宁: "21",
  黑龙江: "23",
  江苏: "32",
  浙江: "33",
  安徽: "34",
  福建: "35",
  江西: "36",
  山东: "37",
  河南: "41",
  湖北: "42",
  湖南: "43",
  广东: "44",
  广西: "45",
  海南: "46",
  四川: "51",
  贵州: "52",
  云南: "53",
  西藏: "54",
  陕西: "61",
  甘肃: "62",
  青海: "63",
  宁夏: "64",
  新疆: "65",
  台湾: "71",
};

/** The nine cities of the Pearl River Delta. */
const pearlRiverDelta = ["4401", "4403", "4404", "4406", "4407", "4412", "4413", "4419", "4420"];
/** With Hong Kong and Macao. */
const greaterBayArea = [...pearlRiverDelta, "81", "82"];

/** Groups of provinces, cities directly under the state, and cities, by the beginnings of their codes. */
const groups: Readonly<Record<string, readonly string[]>> = {
  江浙沪: ["31", "32", "33"],
  江浙: ["32", "33"],
  长三角: ["31", "32", "33", "34"],
  京津冀: ["11", "12", "13"],
  珠三角: pearlRiverDelta,
  粤港澳大湾区: greaterBayArea,
  大湾区: greaterBayArea,
};

const prefixesByName = new Map<string, readonly string[]>([
  ...Object.entries(provinces).map(([name, code]) => [name, [code]] as const),
  ...Object.entries(groups),
]);

/** Provinces and the first two digits of their cities' codes. */
export const provinceCodes: readonly (readonly [name: string, code: string])[] = [
  ...Object.entries(provinces),
  ["吉林", "22"],
];

const names = [...prefixesByName.keys()].toSorted((a, b) => b.length - a.length).join("|");
/** What may stand before and behind: 浙江宾馆, 海南路 and 新疆菜 are no provinces. */
const named = new RegExp(
  String.raw`(?<=^|[\s,，、。；;]|[在去到找])(${names})(?:省|自治区|(?:壮族|回族|维吾尔)自治区)?(?:省?内|境内|地区|一带|范围)?(?=$|[\s,，、。；;或和]|\d|[一二两三四五六七八九十百千]+(?:人|个|位|桌)|[办开找的])`,
  "u",
);

/** A province or group of them that a text names, its words, and its cities in the order of their codes. */
export interface NamedProvince {
  text: string;
  cities: ReferenceCity[];
}

/** Finds the first province, or group of provinces, that a text names by itself: 浙江 200人, 江浙沪一带; not 浙江宾馆, whose name goes on. */
export function findNamedProvince(text: string): NamedProvince | undefined {
  const [phrase, name] = named.exec(text) ?? [];
  const prefixes = prefixesByName.get(name ?? "");
  if (phrase === undefined || !prefixes) return undefined;
  return {
    text: phrase,
    cities: listCities().filter(({ code }) => prefixes.some((prefix) => code.startsWith(prefix))),
  };
}
