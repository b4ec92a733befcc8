import type { Region } from "#domain/city/city.ts";
import { regionNicknames } from "./tables/region-nicknames.ts";

/** Lists the other names that people give a region of a city: 虹桥 for 虹桥商务区. */
export const listRegionNicknames = (cityCode: string, { name }: Pick<Region, "name">): string[] =>
  (regionNicknames[cityCode] ?? []).flatMap(([region, nicknames]) =>
    region === name ? nicknames.split(" ").map((nickname) => nickname.replaceAll("_", " ")) : [],
  );
