import type { Fact } from "../token.ts";
import { Trie } from "./trie.ts";
import { trimEndOf } from "#domain/text/trim-end-of.ts";

/** A region: its name, id and, if known, its kind (`RegionKind`). */
export type RegionName = readonly [name: string, id: string, kind?: string];

/** Common words that do not denote a district without its suffix. */
const ambiguousNames = new Set("城 城区 郊 郊区 矿 矿区 市 市区 新 开发 高新 经开 新城 东方 中心".split(" "));

/** Removes the administrative suffix: 朝阳区 朝阳, 浦东新区 浦东, 密云县 密云. */
const removeSuffix = (name: string): string => name.replace(/(?:新区|开发区|自治县|区|县|市|旗)$/, "");

/** Derives the aliases of a region: both sides of a bracket, without its suffix, without the city's name. */
export function getRegionAliases(name: string, cities: readonly string[]): string[] {
  const [, before = name, inside = ""] = /^(.[^（(]*)[（(](.+)[)）]$/.exec(name) ?? [];
  const names = [before, inside, removeSuffix(before)];
  if (/^\p{Script=Han}/u.test(before)) {
    const chinese = trimEndOf(before, /[a-z]/i);
    const latin = before.slice(chinese.length);
    names.push(chinese, latin.length >= 3 ? latin : "");
  }
  const city = cities.find((one) => before.startsWith(one) && before.length > one.length);
  if (city) names.push(before.slice(city.length));
  for (const station of names.filter((one) => /^..+站$/.test(one)))
    names.push(station.replace(/站$/, "火车站"), station.replace(/站$/, "高铁站"));
  for (const airport of names.filter((one) => one.endsWith("国际机场")))
    names.push(airport.replace("国际机场", "机场"));
  return names.filter((one) => one.length > 1 && !ambiguousNames.has(one));
}

const getPriority = (kind: string | undefined, name: string): number => {
  if (kind === "metro") return 2;
  return kind === "district" || /[区县]$/.test(name) ? 0 : 1;
};

/** Builds a trie of regions by name and alias; an area wins over a metro station of its name and records its id. */
export function buildRegionTrie(regions: readonly RegionName[], cities: readonly string[]): Trie<Fact> {
  const trie = new Trie<Fact>();
  const sorted = regions.toSorted(([a, , kindA], [b, , kindB]) => getPriority(kindA, a) - getPriority(kindB, b));
  const add = (name: string, [, id, kind]: RegionName, fullName: string) => {
    const fact: Fact = { kind: "region", value: id };
    if (getPriority(kind, fullName) === 0) fact.district = true;
    if (kind === "metro") fact.isStation = true;
    trie.add(name.toLowerCase(), fact, (old) =>
      kind === "metro" && old.station === undefined ? { ...old, station: id } : old,
    );
  };
  for (const region of sorted.filter(([, , kind]) => kind !== "metro")) add(region[0], region, region[0]);
  for (const region of sorted) for (const other of getRegionAliases(region[0], cities)) add(other, region, region[0]);
  return trie;
}
