import type { EarlierSetup } from "#domain/content/case-facts.ts";

/** How people sat the earlier time, by case id, where the story says so; without sides in the case's own space. */
export const earlierSetups: Readonly<Record<string, EarlierSetup>> = {
  "2": { name: "原会场，排距 1.4 m", length: 18, width: 12, attendees: 80, layout: "classroom" },
  "120": { name: "课桌式，画在同一会场", attendees: 36, layout: "classroom" },
  "134": { name: "回型，画在同一会场", attendees: 16, layout: "hollow" },
  "142": { name: "剧院式，画在同一会场", attendees: 24, layout: "theatre" },
};
