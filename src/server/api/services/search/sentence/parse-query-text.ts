import { toChinaDay } from "#domain/day.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import { type ParsedSentence, parseSentence } from "#domain/search/sentence/parse-sentence.ts";
import { findNamedProvince, type NamedProvince } from "#server/geography/find-named-province.ts";
import { findCityByCode, type ReferenceCity } from "#server/geography/reference-city.ts";
import { findNamedBrand } from "#domain/venue/find-named-brand.ts";
import { simplifyCharacter } from "#domain/text/simplify.ts";
import type { Context } from "../../context.ts";
import { getCityVocabulary } from "./get-city-vocabulary.ts";

/** A parsed query text, with the city that it is for. */
export interface ParsedQueryText extends ParsedSentence {
  /** The first city that the text names, or the city of the page if the text names that or none. */
  city: ReferenceCity;
}

type SearchServices = Pick<Context, "index" | "now">;

/** Maximum number of venue names that contain a text for it to be taken as a name. */
const maxNameMatches = 3;

/** Returns a text in simplified characters, each in its place. */
const simplify = (q: string): string => Array.from({ length: q.length }, (_, at) => simplifyCharacter(q[at]!)).join("");

const parseInCity = ({ index, now }: SearchServices, city: ReferenceCity, q: string): ParsedSentence =>
  parseSentence(q, { today: toChinaDay(now()), vocabulary: getCityVocabulary(index, city.code) });

/**
 * Returns whether a text is the name of a venue: of few venues (国贸大酒店 is not any hotel at 国贸), unless it parses to a single
 * term (国贸 is the area).
 */
function isVenueName({ index }: SearchServices, city: ReferenceCity, q: string, understood: readonly ParsedTerm[]) {
  if (understood.filter(({ implied }) => !implied).length === 1) return false;
  const { asName, inName } = index.countTextMatches(q, city.code);
  if (asName > 0) return true;
  return inName > 0 && inName <= maxNameMatches && !/\s/.test(q) && !understood.some(({ kind }) => kind === "brand");
}

/** Returns the group of a brand by its name; the name itself for a group. */
const getGroup = (index: SearchServices["index"], name: string): string =>
  index.terms.brands.find(([listed]) => listed === name)?.[1] ?? findNamedBrand(name)?.group ?? name;

/** Returns the sentence with the city that a brand implies, if it names no city and only one, another one, has the brand. */
function withCityOfBrand({ index }: SearchServices, page: ReferenceCity, parsed: ParsedSentence): ParsedSentence {
  const brand = parsed.understood.find((term) => term.kind === "brand");
  const codes = (brand && index.terms.citiesByGroup.get(getGroup(index, brand.value))) ?? [];
  const [value] = codes;
  if (!brand || value === undefined || codes.length > 1 || value === page.code || parsed.cities.length > 0)
    return parsed;
  const city: ParsedTerm = { kind: "city", text: brand.text, value, implied: true };
  return { ...parsed, understood: [city, ...parsed.understood], cities: [value] };
}

/** Finds the city that a sentence is for: that of the page if the sentence names it or none, else the first one named. */
function findNamedCity({ cities }: ParsedSentence, page: ReferenceCity): ReferenceCity {
  const [first] = cities;
  return first === undefined || cities.includes(page.code) ? page : (findCityByCode(first) ?? page);
}

/**
 * Returns the sentence of a text that names a province or a group of them (浙江 200人, 江浙沪) and no city: for its cities with
 * venues, the page's first, then those with the most; where none has venues, for its first city, which says so.
 */
function parseInProvince(
  services: SearchServices,
  page: ReferenceCity,
  q: string,
  province: NamedProvince,
): ParsedQueryText | undefined {
  const counts = services.index.countVenuesByCity();
  const count = ({ code }: ReferenceCity) => counts.get(code) ?? 0;
  const at = simplify(q).indexOf(province.text);
  const rest = `${q.slice(0, at)} ${q.slice(at + province.text.length)}`.trim();
  const open = province.cities.filter((city) => count(city) > 0).toSorted((a, b) => count(b) - count(a));
  const city = open.find(({ code }) => code === page.code) ?? open[0] ?? province.cities[0];
  if (!city) return undefined;
  const { understood, unread } = parseInCity(services, city, rest);
  const place: ParsedTerm = { kind: "city", text: q.slice(at, at + province.text.length), value: city.code };
  return { understood: [place, ...understood], unread, cities: open.map(({ code }) => code), city };
}

/** Returns the parsed text without the province that its city is in among what was not read: 浙江 杭州. */
function dropProvince(parsed: ParsedQueryText, province: NamedProvince | undefined): ParsedQueryText {
  if (!province?.cities.includes(parsed.city)) return parsed;
  return { ...parsed, unread: parsed.unread.filter((piece) => piece !== province.text) };
}

/**
 * Parses the text of a list query on the page of a city. `city` in the result is the city that the text is for: a city
 * named, or the only city with a place or brand named (陆家嘴), takes precedence over the page's; if the page's city is one of
 * several, it stays. A province stands for its cities with venues. Regions, stations and names are those of that city. `cities` has every city named. An empty text is
 * understood as nothing.
 */
export function parseQueryText(services: SearchServices, page: ReferenceCity, q: string): ParsedQueryText {
  if (q === "") return { understood: [], unread: [], cities: [], city: page };
  const onPage = withCityOfBrand(services, page, parseInCity(services, page, q));
  if (isVenueName(services, page, q, onPage.understood))
    return { understood: [{ kind: "name", text: q, value: q }], unread: [], cities: [], city: page };
  const province = findNamedProvince(simplify(q));
  const inProvince = province && onPage.cities.length === 0 && parseInProvince(services, page, q, province);
  if (inProvince) return inProvince;
  const city = findNamedCity(onPage, page);
  if (city === page) return dropProvince({ ...onPage, city }, province);
  const inCity = parseInCity(services, city, q);
  const place = onPage.understood.filter(({ kind }) => kind === "city");
  const hasCity = inCity.understood.some(({ kind }) => kind === "city");
  const understood = hasCity ? inCity.understood : [...place, ...inCity.understood];
  return dropProvince({ understood, unread: inCity.unread, cities: onPage.cities, city }, province);
}
