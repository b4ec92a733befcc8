import type { RowTexts } from "./row.zh.ts";

const starNames: Record<number, string> = { 5: "Five-star", 4: "Four-star", 3: "Three-star", 2: "Two-star" };

const layoutNames: Record<string, string> = {
  theatre: "Theatre",
  classroom: "Classroom",
  boardroom: "Boardroom",
  ushape: "U-shape",
  hollow: "Hollow square",
  fishbone: "Fishbone",
  banquet: "Banquet",
  cocktail: "Cocktail",
};

/** Names of venue types by key. */
const typeNames = {
  hotel: "Hotel",
  "conference-centre": "Conference centre",
  "exhibition-hall": "Exhibition hall",
  stadium: "Stadium",
  theatre: "Theatre",
  "art-centre": "Art centre",
  restaurant: "Restaurant",
  cafe: "Café",
  club: "Club",
  cruise: "Cruise boat",
  resort: "Resort",
  outdoor: "Outdoor venue",
  school: "Training centre",
};

/** English texts of a venue's row, with the names of venue types and what replaces a name known in Chinese only. */
export const rowEn: RowTexts & {
  types: typeof typeNames;
  metro: string;
  hotelIn: (city: string) => string;
} = {
  largest: (area) => `Largest room ${area} m²`,
  area: (area) => `${area} m²`,
  height: (metres) => `clear height ${metres} m`,
  holds: (layout, people) => `${people} ${layout.toLowerCase()}`,
  byPublished: "as published",
  doubtful: (people) => `published ${people}, too many`,
  led: (size) => `LED wall ${size} m`,
  noPillars: "no pillars",
  guestRooms: (count) => `${count} guest rooms`,
  noGuestRooms: "no guest rooms",
  rating: (score) => `rated ${score}`,
  day: "hire a day",
  dayFrom: "hire a day, from",
  nightFrom: "guest rooms a night, from",
  ofYear: (year) => ` (${year})`,
  pictureOf: (name, caption) => (caption ? `${name}: ${caption}` : name),
  kind: (stars, _, typeName) => {
    const level = starNames[stars ?? 0];
    return level ? `${level} ${typeName.toLowerCase()}` : typeName;
  },
  station: (name, _, minutes) => (minutes === undefined ? name : `${name} ${minutes} min on foot`),
  layout: ({ key }) => layoutNames[key] ?? key,
  shownLayout: (layout) => `Shown: ${layout.toLowerCase()}`,
  fit: {
    seats: (seats) => `${seats} seats`,
    spare: (seats) => `${seats} seats to spare`,
    full: "exactly full",
    tight: "fits, tightly",
    over: (seats) => `${seats} seats short`,
    unsuitable: "not suited to this layout",
    unknown: "capacity unknown",
  },
  comma: ", ",
  types: typeNames,
  metro: "Metro",
  hotelIn: (city) => `Hotel in ${city}`,
};
