import { formatNumber, formatYuan } from "../../../domain/format.ts";
import { featuresIn } from "../../../domain/space/feature.ts";
import { layoutById } from "../../../domain/space/layout.ts";
import { starLevels } from "../../../domain/venue/star.ts";
import { venueTypes } from "../../../domain/venue/venue-type.ts";
import { searchZh } from "../../../texts/search.zh.ts";
import { changed, type ListQuery } from "./list-query.ts";

/** A condition as shown on the page, and the query without it. */
export interface ConditionChip {
  key: string;
  name?: string;
  text: string;
  without: ListQuery;
}

const has = (set: number, bit: number) => (set & (1 << bit)) !== 0;

/** Returns a chip for each condition of a query, in the order of its URL groups; `regionName` is the name of its region. */
export function conditionChips(query: ListQuery, regionName: string | undefined): ConditionChip[] {
  const words = searchZh.chip;
  const chips: ConditionChip[] = [];
  const one = (key: keyof ListQuery, name: string, text: string) =>
    chips.push({ key, name, text, without: changed(query, { [key]: key === "region" ? undefined : 0 }) });
  const many = (key: "types" | "stars" | "features", options: readonly { bit: number; name: string }[]) => {
    for (const { bit, name } of options) {
      if (has(query[key], bit)) {
        chips.push({ key: `${key} ${bit}`, text: name, without: changed(query, { [key]: query[key] & ~(1 << bit) }) });
      }
    }
  };
  if (query.region) one("region", words.region, regionName ?? query.region);
  many("types", venueTypes);
  many(
    "stars",
    starLevels.map(({ bit, label }) => ({ bit, name: label })),
  );
  if (query.people) one("people", words.people, formatNumber(query.people));
  if (query.layout) one("layout", words.layout, layoutById(query.layout)?.name ?? "");
  if (query.price) one("price", words.price, words.priceValue(formatYuan(query.price)));
  if (query.area) one("area", words.area, `${formatNumber(query.area)} m²`);
  if (query.height) one("height", words.height, `${query.height / 10} m`);
  many("features", featuresIn(query.features));
  return chips;
}
