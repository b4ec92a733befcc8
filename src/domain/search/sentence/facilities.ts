import { facilityGaps, facilityJoints, facilityWords } from "./facility-words.ts";
import type { Fact } from "./token.ts";
import { type Gap, Trie } from "./trie.ts";

/** Returns the trie key of a name: lower case, without fillers between its parts. */
const key = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/提供|供应|供给/g, "")
    .replace(/以及|及|与/g, "和");

/** Derives aliases of a facility by rule: 早餐服务 早餐, 行李寄存 寄存行李, 免费市内电话 市内电话免费. */
function otherNames(name: string): string[] {
  const names = [name, name.replace(/(?:服务|设施)$/, ""), name.replace(/^酒店/, "")];
  const swapped = /^(\p{Script=Han}{2})(\p{Script=Han}{2})$/u.exec(name);
  if (swapped) names.push(swapped[2]! + swapped[1]!);
  const free = /^免费(.+)$/.exec(name) ?? /^(.+)免费$/.exec(name);
  if (free) names.push(`${free[1]}免费`, `免费${free[1]}`, `免费的${free[1]}`);
  const both = /^(.+?)和(.+?)(提供.+)$/.exec(name);
  if (both) names.push(`${both[2]}和${both[1]}${both[3]}`);
  return names.map(key).filter((other) => other.length > 1);
}

/** Builds the fact for a synonym of several facilities: their common prefix, else the synonym with all names. */
function factOf(word: string, names: readonly string[]): Fact {
  const shortest = names.toSorted((a, b) => a.length - b.length)[0]!;
  if (names.every((name) => name.startsWith(shortest))) return { kind: "facility", value: shortest };
  if (names.every((name) => name.startsWith(word))) return { kind: "facility", value: word };
  return { kind: "facility", value: word, anyOf: names };
}

/** Builds a trie of the catalogue's facilities by name, synonym and alias. */
export function facilityTrie(facilities: readonly string[]): Trie<Fact> {
  const trie = new Trie<Fact>();
  for (const name of facilities) trie.add(key(name), { kind: "facility", value: name });
  for (const [inName, words] of facilityWords) {
    const names = facilities.filter((name) => name.toLowerCase().includes(inName));
    if (names.length === 0) continue;
    const fact = factOf(inName, names);
    for (const word of words.split(" ")) trie.add(key(word), fact);
  }
  for (const name of facilities)
    for (const other of otherNames(name)) trie.add(other, { kind: "facility", value: name });
  return trie;
}

/** Returns the length of a filler inside the name of a facility, 0 if there is none. */
export const facilityGap: Gap = (text, at) => facilityGaps.find((word) => text.startsWith(word, at))?.length ?? 0;

/** Replaces every conjunction with 和, padded with 的 (a filler) so that the length stays the same. */
export const facilityText = (text: string): string =>
  facilityJoints.reduce((joined, word) => joined.replaceAll(word, `和${"的".repeat(word.length - 1)}`), text);
