import { facilityGaps, facilityConjunctions, facilitySynonyms } from "./facility-synonyms.ts";
import type { Fact } from "../token.ts";
import { type GapMatcher, Trie } from "./trie.ts";

/** Returns the trie key of a name: lower case, without fillers between its parts. */
const toTrieKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/提供|供应|供给/g, "")
    .replace(/以及|及|与/g, "和");

/** Derives aliases of a facility by rule: 早餐服务 早餐, 行李寄存 寄存行李, 免费市内电话 市内电话免费. */
function getAliases(name: string): string[] {
  const names = [name, name.replace(/(?:服务|设施)$/, ""), name.replace(/^酒店/, "")];
  const swapped = /^(\p{Script=Han}{2})(\p{Script=Han}{2})$/u.exec(name);
  if (swapped) names.push(swapped[2]! + swapped[1]!);
  const free = /^免费(.+)$/.exec(name) ?? /^(.+)免费$/.exec(name);
  if (free) names.push(`${free[1]}免费`, `免费${free[1]}`, `免费的${free[1]}`);
  const [and, end] = [name.indexOf("和", 1), name.indexOf("提供")];
  if (and > 0 && end > and + 1) names.push(`${name.slice(and + 1, end)}和${name.slice(0, and)}${name.slice(end)}`);
  return names.map(toTrieKey).filter((other) => other.length > 1);
}

/** Builds the fact for a synonym of several facilities: their common prefix, else the synonym with all names. */
function toFacilityFact(synonym: string, names: readonly string[]): Fact {
  const shortest = names.toSorted((a, b) => a.length - b.length)[0]!;
  if (names.every((name) => name.startsWith(shortest))) return { kind: "facility", value: shortest };
  if (names.every((name) => name.startsWith(synonym))) return { kind: "facility", value: synonym };
  return { kind: "facility", value: synonym, anyOf: names };
}

/** Builds a trie of the catalogue's facilities by name, synonym and alias. */
export function buildFacilityTrie(facilities: readonly string[]): Trie<Fact> {
  const trie = new Trie<Fact>();
  for (const name of facilities) trie.add(toTrieKey(name), { kind: "facility", value: name });
  for (const [inName, synonyms] of facilitySynonyms) {
    const names = facilities.filter((name) => name.toLowerCase().includes(inName));
    if (names.length === 0) continue;
    const fact = toFacilityFact(inName, names);
    for (const synonym of synonyms.split(" ")) trie.add(toTrieKey(synonym), fact);
  }
  for (const name of facilities)
    for (const other of getAliases(name)) trie.add(other, { kind: "facility", value: name });
  return trie;
}

/** Returns the length of a filler inside the name of a facility, 0 if there is none. */
export const matchFacilityGap: GapMatcher = (text, at) =>
  facilityGaps.find((synonym) => text.startsWith(synonym, at))?.length ?? 0;

/** Replaces every conjunction with 和, padded with 的 (a filler) so that the length stays the same. */
export const unifyConjunctions = (text: string): string =>
  facilityConjunctions.reduce(
    (unified, synonym) => unified.replaceAll(synonym, `和${"的".repeat(synonym.length - 1)}`),
    text,
  );
