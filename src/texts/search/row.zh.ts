import { type FitTexts, fitZh } from "../venue/fit.zh.ts";
import { pictureZh } from "../venue/picture.zh.ts";
import { venueZh } from "../venue/venue.zh.ts";
import { walkZh } from "../venue/walk.zh.ts";
import { searchZh } from "./search.zh.ts";

/** Texts of a venue's row in a list, in one language. */
export interface RowTexts {
  facts: Record<keyof (typeof searchZh)["facts"], string>;
  units: { people: string; rooms: string; score: string; day: string; night: string };
  ofYear: (year: number) => string;
  noGuestRooms: string;
  noPlan: string;
  pictureOf: (name: string, caption: string) => string;
  /** A venue's stars, or its grade, with its type; `level` is the Chinese name of either. */
  kind: (stars: number | undefined, level: string, typeName: string) => string;
  station: (name: string, line: string | undefined, minutes: number | undefined) => string;
  layout: (layout: { key: string; name: string }) => string;
  /** On a picture of another layout than the one asked for. */
  shownLayout: (layout: string) => string;
  publishedOnly: string;
  fit: FitTexts;
  comma: string;
}

/** Joins the parts that are known with spaces. */
const join = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

export const rowZh: RowTexts = {
  facts: searchZh.facts,
  units: { people: "人", rooms: "间", score: "分", day: searchZh.perDay, night: searchZh.perNight },
  ofYear: venueZh.ofYear,
  noGuestRooms: searchZh.noGuestRooms,
  noPlan: searchZh.noPlan,
  pictureOf: pictureZh.alt,
  kind: (_, level, typeName) => level + typeName,
  station: (name, line, minutes) => join(line, name, minutes === undefined ? undefined : walkZh(minutes)),
  layout: ({ name }) => name,
  shownLayout: searchZh.shownLayout,
  publishedOnly: searchZh.publishedOnly,
  fit: fitZh,
  comma: "，",
};
