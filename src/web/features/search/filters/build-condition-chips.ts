import { formatNumber, formatYuan } from "../../../../domain/format-number.ts";
import { listFeatures } from "../../../../domain/space/features.ts";
import { findLayoutById } from "../../../../domain/space/layouts.ts";
import { starLevels } from "../../../../domain/venue/star-levels.ts";
import { venueTypes } from "../../../../domain/venue/venue-types.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import { withChange, type ListQuery } from "../list/list-query.ts";

/** A condition as shown on the page, and the query without it. */
export interface ConditionChip {
  key: string;
  name?: string;
  text: string;
  without: ListQuery;
}

const hasBit = (set: number, bit: number) => (set & (1 << bit)) !== 0;

/** Returns a chip for each condition of a query, in the order of its URL groups; `regionName` is the name of its region. */
export function buildConditionChips(query: ListQuery, regionName: string | undefined): ConditionChip[] {
  const labels = searchZh.chip;
  const chips: ConditionChip[] = [];
  const addChip = (key: keyof ListQuery, name: string, text: string) =>
    chips.push({ key, name, text, without: withChange(query, { [key]: key === "region" ? undefined : 0 }) });
  const addBitChips = (key: "types" | "stars" | "features", options: readonly { bit: number; name: string }[]) => {
    for (const { bit, name } of options) {
      if (hasBit(query[key], bit)) {
        chips.push({
          key: `${key} ${bit}`,
          text: name,
          without: withChange(query, { [key]: query[key] & ~(1 << bit) }),
        });
      }
    }
  };
  if (query.region) addChip("region", labels.region, regionName ?? query.region);
  addBitChips("types", venueTypes);
  addBitChips(
    "stars",
    starLevels.map(({ bit, label }) => ({ bit, name: label })),
  );
  if (query.people) addChip("people", labels.people, formatNumber(query.people));
  if (query.layout) addChip("layout", labels.layout, findLayoutById(query.layout)?.name ?? "");
  if (query.price) addChip("price", labels.price, labels.priceValue(formatYuan(query.price)));
  if (query.area) addChip("area", labels.area, `${formatNumber(query.area)} m²`);
  if (query.height) addChip("height", labels.height, `${query.height / 10} m`);
  addBitChips("features", listFeatures(query.features));
  return chips;
}
