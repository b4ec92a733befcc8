import { filters, type ListQuery } from "./filters.ts";

const countBits = (set: number): number => set.toString(2).replaceAll("0", "").length;

/** Counts the constraints of a query; each bit of a set counts as one. */
export const countConstraints = (query: ListQuery): number =>
  filters.reduce((sum, { key, kind }) => sum + (kind === "bits" ? countBits(query[key]) : query[key] ? 1 : 0), 0);

/** District ids have six digits; finer regions have more. */
const isDistrict = (region: string | undefined): boolean => region?.length === 6;

/**
 * Returns whether search engines should index a list (望京的酒店会议室): at most one constraint, or one venue type in a
 * district, and no custom number. The sitemap contains all such lists.
 */
export function isIndexable(query: ListQuery): boolean {
  const { region, types, sort, page } = query;
  if (sort > 0 || page > 1) return false;
  for (const filter of filters) {
    const { key, indexed } = filter;
    if (!query[key] || indexed === "any") continue;
    if (indexed === "none" || !filter.presets.some((preset) => preset === query[key])) return false;
  }
  const constraints = countConstraints(query);
  return constraints <= 1 || (constraints === 2 && isDistrict(region) && countBits(types) === 1);
}
