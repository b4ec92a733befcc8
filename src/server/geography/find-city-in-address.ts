import { simplify } from "#domain/text/simplify.ts";
import { cities, cityByCode, getRegions } from "./get-regions.ts";
import { provinceCodes } from "./find-named-province.ts";

/** Prefectures by the names that they had before. */
const formerNames: Readonly<Record<string, string>> = {
  襄樊: "420600",
  思茅: "530800",
  淮阴: "320800",
  莱芜: "370100",
};

/** What follows the name of a city: 大理白族自治州, 大理州, 香港特别行政区. */
const cityEnd = /^(?:市(?:市辖区)?|地区|盟|特别行政区|(?:[\u3400-\u9fff]{1,8}族)?自治州|州|林区)/;
const districtEnd = /(?:新区|自治县|自治旗|市|区|县|旗)$/;
const country = /^(?:中华人民共和国|中国)/;
const provinceEnd = /^(?:省|特别行政区|(?:壮族|回族|维吾尔)?自治区)/;
/** What follows the name of a city that is a street's: 南京路, 北京东路, 上海街. */
const streetEnd = /^[东西南北中一二三四五六七八九十]{0,2}(?:路|街|大道|大街|道|巷|弄)/;

/** City codes by the name of a place. */
type CodesByName = Map<string, string[]>;

interface PlaceIndex {
  /** Cities by their name without 市. */
  cities: CodesByName;
  /** Districts and counties, by their whole name and without their last word. */
  districts: CodesByName;
  shortDistricts: CodesByName;
}

let index: PlaceIndex | undefined;

const indexByName = (places: readonly { name: string; code: string }[]): CodesByName =>
  new Map([...Map.groupBy(places, ({ name }) => name)].map(([name, own]) => [name, own.map(({ code }) => code)]));

function getIndex(): PlaceIndex {
  if (index) return index;
  const ofChina = cities().filter(({ global }) => !global);
  const districts = ofChina.flatMap(({ code }) =>
    getRegions(code)
      .filter(({ kind }) => kind === "district")
      .map(({ name }) => ({ name, code })),
  );
  const short = districts.map(({ name, code }) => ({ name: name.replace(districtEnd, ""), code }));
  index = {
    cities: indexByName([...ofChina, ...Object.entries(formerNames).map(([name, code]) => ({ name, code }))]),
    districts: indexByName(districts),
    shortDistricts: indexByName(short.filter(({ name }) => name.length >= 2)),
  };
  return index;
}

/** No place has a longer name. */
const maxNameLength = 20;

/** Lists the places whose names a text begins with, the longest name first. */
function listAtStart(places: CodesByName, text: string): { name: string; code: string }[] {
  const names = Array.from({ length: Math.min(maxNameLength, text.length) }, (_, at) =>
    text.slice(0, at + 1),
  ).reverse();
  return names.flatMap((name) => (places.get(name) ?? []).map((code) => ({ name, code })));
}

/** Takes the country and the province off the beginning of an address. */
function splitProvince(text: string): { rest: string; codes: readonly string[] | undefined } {
  const plain = text.replace(country, "");
  for (const [name, code] of provinceCodes) {
    if (!plain.startsWith(name)) continue;
    const rest = plain.slice(name.length);
    const end = provinceEnd.exec(rest)?.[0];
    // 吉林市 and 海南州 are no provinces.
    if (end === undefined && cityEnd.test(rest)) continue;
    return { rest: rest.slice(end?.length ?? 0), codes: [code] };
  }
  return { rest: plain, codes: undefined };
}

/** Returns the only one of these cities; undefined if there are several. */
function getOnlyCity(codes: readonly string[]): string | undefined {
  const distinct = new Set(codes);
  return distinct.size === 1 ? [...distinct][0] : undefined;
}

/** Returns whether a text begins with a district or county of a city. */
const startsWithDistrict = (text: string, cityCode: string): boolean =>
  [getIndex().districts, getIndex().shortDistricts].some((places) =>
    listAtStart(places, text).some(({ code }) => code === cityCode),
  );

/**
 * Returns the code of the city that a Chinese address begins with, after country and province: by its name and 市, 州 or 盟, by a
 * county that only it has (江苏省昆山市, 重庆忠县), or by its name alone before one of its districts. The name of a street is no city.
 */
export function findCityInAddress(address: string): string | undefined {
  const { rest, codes } = splitProvince(simplify(address.normalize("NFKC")).replace(/[\s,，]/g, ""));
  const list = (places: CodesByName) =>
    listAtStart(places, rest).filter(({ code }) => !codes || codes.some((prefix) => code.startsWith(prefix)));
  const named = list(getIndex().cities);
  const withEnd = named.find(({ name }) => cityEnd.test(rest.slice(name.length)));
  if (withEnd) return withEnd.code;
  const districts = list(getIndex().districts);
  const length = districts[0]?.name.length ?? 0;
  const only = getOnlyCity(districts.filter(({ name }) => name.length === length).map(({ code }) => code));
  if (only && !named.some(({ name }) => name.length >= length)) return only;
  return named.find(({ name, code }) => {
    const after = rest.slice(name.length);
    const isComplete = codes !== undefined || /^(?:11|12|31|50|81|82)/.test(code);
    return after === "" || startsWithDistrict(after, code) || (isComplete && !streetEnd.test(after));
  })?.code;
}

/** Why a name is no single city. */
export type CityFault = "several" | "none";

/** Returns the city that a county's short name means, 昆山; a province is none. */
export function findCityOfCounty(name: string): string | CityFault {
  const plain = simplify(name.normalize("NFKC")).trim();
  if (provinceCodes.some(([province]) => province === plain)) return "none";
  const { districts, shortDistricts } = getIndex();
  const codes = [...(districts.get(plain) ?? []), ...(shortDistricts.get(plain) ?? [])];
  return getOnlyCity(codes) ?? (codes.length > 0 ? "several" : "none");
}

/** Returns whether a city shares its name with a district of a much better known one: 朝阳. */
export function isAmbiguousCityName(name: string, code: string): boolean {
  const isHot = (cityCode: string) => cityByCode(cityCode)?.hot === true;
  return !isHot(code) && (getIndex().shortDistricts.get(name) ?? []).some(isHot);
}
