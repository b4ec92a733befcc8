/** How a default setting says that it is a sample, by language. */
const marks = { zh: "（示例）", en: " (sample)" } as const;

/** Returns a setting, such as the hotline, with its sample mark in the language. */
export const markSample = (text: string, locale: keyof typeof marks): string => text.replace(marks.zh, marks[locale]);

/** Returns a setting of the operator; undefined where it is empty or still the sample. */
export const omitSample = (text: string): string | undefined =>
  text === "" || text.includes(marks.zh) ? undefined : text;

/** Splits a setting into its text and whether it is still the sample. */
export const splitSample = (text: string): { text: string; isSample: boolean } => ({
  text: text.replace(marks.zh, ""),
  isSample: text.includes(marks.zh),
});
