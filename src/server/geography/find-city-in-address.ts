import { simplify } from "#domain/text/simplify.ts";
import { cities, getRegions } from "./get-regions.ts";
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

interface NamedPlace {
  name: string;
  cityCode: string;
}

interface PlaceIndex {
  /** Cities by their name without 市. */
  cities: NamedPlace[];
  /** Districts and counties, by their whole name and without their last word. */
  districts: NamedPlace[];
  shortDistricts: NamedPlace[];
}

let index: PlaceIndex | undefined;

const longestFirst = (places: NamedPlace[]): NamedPlace[] => places.sort((a, b) => b.name.length - a.name.length);

function getIndex(): PlaceIndex {
  if (index) return index;
  const ofChina = cities().filter(({ global }) => !global);
  const districts = ofChina.flatMap(({ code }) =>
    getRegions(code)
      .filter(({ kind }) => kind === "district")
      .map(({ name }) => ({ name, cityCode: code })),
  );
  index = {
    cities: longestFirst([
      ...ofChina.map(({ code, name }) => ({ name, cityCode: code })),
      ...Object.entries(formerNames).map(([name, cityCode]) => ({ name, cityCode })),
    ]),
    districts: longestFirst(districts),
    shortDistricts: longestFirst(
      districts
        .map(({ name, cityCode }) => ({ name: name.replace(districtEnd, ""), cityCode }))
        .filter(({ name }) => name.length >= 2),
    ),
  };
  return index;
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

/** Returns the only city of these places; undefined if there are several. */
function getOnlyCity(places: readonly NamedPlace[]): string | undefined {
  const codes = new Set(places.map(({ cityCode }) => cityCode));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** Returns whether a text begins with a district or county of a city. */
const startsWithDistrict = (rest: string, code: string): boolean =>
  [...getIndex().districts, ...getIndex().shortDistricts].some(
    ({ name, cityCode }) => cityCode === code && rest.startsWith(name),
  );

/**
 * Returns the code of the city that a Chinese address begins with, after country and province: by its name and 市, 州 or 盟, by a
 * county that only it has (江苏省昆山市, 重庆忠县), or by its name alone before one of its districts. The name of a street is no city.
 */
export function findCityInAddress(address: string): string | undefined {
  const { rest, codes } = splitProvince(simplify(address.normalize("NFKC")).replace(/[\s,，]/g, ""));
  const inProvince = ({ cityCode }: NamedPlace) => !codes || codes.some((code) => cityCode.startsWith(code));
  const named = getIndex().cities.filter((city) => inProvince(city) && rest.startsWith(city.name));
  for (const { name, cityCode } of named) {
    const after = rest.slice(name.length);
    if (cityEnd.test(after)) return cityCode;
  }
  const district = getIndex().districts.filter((place) => inProvince(place) && rest.startsWith(place.name));
  const only = getOnlyCity(district.filter(({ name }) => name.length === district[0]?.name.length));
  if (only && !named.some(({ name }) => name.length >= (district[0]?.name.length ?? 0))) return only;
  for (const { name, cityCode } of named) {
    const after = rest.slice(name.length);
    const isComplete = codes !== undefined || /^(?:11|12|31|50|81|82)/.test(cityCode);
    if (after === "" || startsWithDistrict(after, cityCode) || (isComplete && !streetEnd.test(after))) return cityCode;
  }
  return undefined;
}

/** Why a name is no single city. */
export type CityFault = "several" | "none";

/** Returns the city that a county's short name means, 昆山; a province is none. */
export function findCityOfCounty(name: string): string | CityFault {
  const plain = simplify(name.normalize("NFKC")).trim();
  if (provinceCodes.some(([province]) => province === plain)) return "none";
  const { districts, shortDistricts } = getIndex();
  const found = [...districts, ...shortDistricts].filter((place) => place.name === plain);
  return getOnlyCity(found) ?? (found.length > 0 ? "several" : "none");
}

/** Returns whether a city shares its name with a district of a much better known one: 朝阳. */
export function isAmbiguousCityName(name: string, code: string): boolean {
  const hot = new Set(cities().flatMap((city) => (city.hot ? [city.code] : [])));
  return !hot.has(code) && getIndex().shortDistricts.some((place) => place.name === name && hot.has(place.cityCode));
}
