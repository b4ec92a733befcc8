import { type HotelBrand, hotelBrands } from "./hotel-brands.ts";
import { type VenueGroup, venueGroups } from "./venue-groups.ts";

/** A brand with the group that it belongs to. */
export interface NamedBrand {
  group: VenueGroup;
  brand: HotelBrand;
}

/** Brands whose name is that of their group: the name means every hotel of it. */
const groupNames = new Set(["万豪", "希尔顿", "洲际", "香格里拉", "恒大", "世茂", "凯悦", "丽笙"]);
/** Other brands that planners name; the catalogue may have none of their hotels. */
const otherBrands: readonly string[] =
  "亚朵 全季 维也纳国际 锦江都城 君亭 开元名都 如家商旅 美居 诺富特 铂尔曼 索菲特 温德姆 华美达 豪生 凯宾斯基 朗廷 康莱德".split(
    " ",
  );

const byName = new Map<string, NamedBrand>(
  venueGroups.flatMap((group) =>
    hotelBrands[group].flatMap((brand) =>
      [brand.name, ...brand.aliases]
        .filter((name) => name.length > 1 && !groupNames.has(name))
        .map((name) => [name, { group, brand }] as const),
    ),
  ),
);

/** Returns the brand with this name or alias; undefined for the name of a group. */
export const findNamedBrand = (name: string): NamedBrand | undefined => byName.get(name);

/** Lists the names and aliases of brands, each with the name of its brand. */
export const listBrandNames = (): [alias: string, name: string][] => [
  ...[...byName].map(([alias, { brand }]): [string, string] => [alias, brand.name]),
  ...otherBrands.filter((name) => !byName.has(name)).map((name): [string, string] => [name, name]),
];
