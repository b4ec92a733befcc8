import { type FitTexts, fitZh } from "../venue/fit.zh.ts";
import { pictureZh } from "../venue/picture.zh.ts";
import { venueZh } from "../venue/venue.zh.ts";
import { walkZh } from "../venue/walk.zh.ts";

/** Texts of a row in a list of venues or spaces, in one language. Figures are formatted. */
export interface RowTexts {
  /** The venue's largest space, where the row names none. */
  largest: (area: string) => string;
  area: (area: string) => string;
  height: (metres: string) => string;
  /** The people that a space holds, where the list asks for none. */
  holds: (layout: string, people: string) => string;
  /** The capacity is the published one: the size is unknown. */
  byPublished: string;
  /** A published capacity that the space cannot hold. */
  doubtful: (people: string) => string;
  led: (size: string) => string;
  noPillars: string;
  guestRooms: (count: string) => string;
  noGuestRooms: string;
  rating: (score: string) => string;
  /** After a price: what it is of. */
  day: string;
  dayFrom: string;
  nightFrom: string;
  ofYear: (year: number) => string;
  pictureOf: (name: string, caption: string) => string;
  /** A venue's stars, or its grade, with its type; `level` is the Chinese name of either. */
  kind: (stars: number | undefined, level: string, typeName: string) => string;
  station: (name: string, line: string | undefined, minutes: number | undefined) => string;
  layout: (layout: { key: string; name: string }) => string;
  /** On a picture of another layout than the one asked for. */
  shownLayout: (layout: string) => string;
  fit: FitTexts;
  comma: string;
}

/** Joins the parts that are known with spaces. */
const join = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(" ");

export const rowZh: RowTexts = {
  largest: (area) => `最大会场 ${area} m²`,
  area: (area) => `${area} m²`,
  height: (metres) => `净高 ${metres} m`,
  holds: (layout, people) => `${layout}${fitZh.seats(people)}`,
  byPublished: "按标称",
  doubtful: (people) => `标称 ${people} 偏高`,
  led: (size) => `LED ${size} m`,
  noPillars: "无柱",
  guestRooms: (count) => `客房 ${count} 间`,
  noGuestRooms: "无客房",
  rating: (score) => `评分 ${score}`,
  day: "场租 / 天",
  dayFrom: "场租 / 天起",
  nightFrom: "客房 / 晚起",
  ofYear: venueZh.ofYear,
  pictureOf: pictureZh.alt,
  kind: (_, level, typeName) => level + typeName,
  station: (name, line, minutes) => join(line, name, minutes === undefined ? undefined : walkZh(minutes)),
  layout: ({ name }) => name,
  shownLayout: pictureZh.shownLayout,
  fit: fitZh,
  comma: "，",
};
