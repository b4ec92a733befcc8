/**
 * Star levels of the filters; `bit` is the position in the bit set (product.md 2.2).
 * A hotel without official stars is classified by its grade.
 */
export const starLevels = [
  { bit: 0, star: 5, grade: "豪华型", name: "五星", label: "五星 豪华型" },
  { bit: 1, star: 4, grade: "高档型", name: "四星", label: "四星 高档型" },
  { bit: 2, star: 3, grade: "舒适型", name: "三星", label: "三星 舒适型" },
  { bit: 3, star: 2, grade: "经济型", name: "二星及以下", label: "二星及以下 经济型" },
  { bit: 4, star: undefined, grade: undefined, name: "未评星", label: "未评星" },
] as const;

export type Grade = "豪华型" | "高档型" | "舒适型" | "经济型";

/** Returns bit 0–4 of the star filter for a venue with these official stars (1–5) and this grade. */
export function getStarBit(venue: { star?: number | undefined; grade?: string | undefined }): number {
  if (venue.star !== undefined) return venue.star >= 5 ? 0 : venue.star === 4 ? 1 : venue.star === 3 ? 2 : 3;
  return starLevels.find((level) => level.grade === venue.grade)?.bit ?? 4;
}
