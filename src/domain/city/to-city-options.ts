import type { CityName } from "./city.ts";

/** Returns the options of a list of cities as slug and name, the current city first where it is not among them. */
export function toCityOptions(
  cities: readonly Pick<CityName, "name" | "pinyin">[],
  current: Pick<CityName, "name" | "pinyin"> | undefined,
): [slug: string, name: string][] {
  const isListed = !current || cities.some(({ pinyin }) => pinyin === current.pinyin);
  return (isListed ? cities : [current, ...cities]).map(({ pinyin, name }) => [pinyin, name]);
}
