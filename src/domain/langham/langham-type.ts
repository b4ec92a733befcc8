/** The types of the Langham pages, in the order of the day. */
export const langhamTypes = ["meeting", "dining", "wedding", "package"] as const;
export type LanghamType = (typeof langhamTypes)[number];

/** The languages of the Langham pages. */
export const langhamLangs = ["zh", "en"] as const;
export type LanghamLang = (typeof langhamLangs)[number];

/** The group's name in the catalogue. */
export const langhamGroupName = "langham";

/** Returns the type with this name, or undefined. */
export const findLanghamType = (name: string | undefined): LanghamType | undefined =>
  langhamTypes.find((type) => type === name);

/** Hours of a type in minutes after midnight; a wedding depends on the sunset. */
const minutes = { meeting: 9 * 60, dining: 12 * 60, package: 20 * 60 } as const;
/** A ceremony of half an hour is over before sunset, and before the dinner at 18:18 in any season. */
const ceremonyBeforeSunset = 45;
const latestCeremony = 17 * 60 + 30;

/** Returns the minute at which a type stands on the day's line. `sunset` is a minute of the same day. */
export function getTypeMinute(type: LanghamType, sunset: number): number {
  if (type !== "wedding") return minutes[type];
  return Math.min(latestCeremony, Math.floor((sunset - ceremonyBeforeSunset) / 10) * 10);
}
