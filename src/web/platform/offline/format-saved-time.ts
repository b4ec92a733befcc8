/** Formats a moment by the device's clock: 11月24日 14:05, or in English 24 Nov, 14:05. */
export const formatSavedTime = (moment: Date, locale: "zh-CN" | "en-GB"): string =>
  new Intl.DateTimeFormat(locale, {
    month: locale === "zh-CN" ? "long" : "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  }).format(moment);
