/**
 * Formats the limit of a number of days (specification, sections 5 and 8): 最多选择 30 天. Empty where there is no limit. `count` is the
 * limit with its thousands separators.
 */
export function formatMostDays(count: string | undefined, locale: "zh" | "en"): string {
  if (count === undefined) return "";
  if (locale === "en") return `At most ${count} ${count === "1" ? "day" : "days"} can be selected`;
  return `最多选择 ${count} 天`;
}
