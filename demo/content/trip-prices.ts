import type { TripPrices } from "#server/api/services/destination/trip-prices.ts";
import type { ContentRow } from "./home-content.ts";

const rows: readonly TripPrices[] = [
  {
    country: "TH",
    meals: { economy: 140, standard: 200, premium: 320 },
    coachDay: 2300,
    guideDay: 700,
    insurance: { economy: 40, standard: 60, premium: 90 },
  },
  {
    country: "SG",
    meals: { economy: 260, standard: 360, premium: 560 },
    coachDay: 5200,
    guideDay: 1600,
    insurance: { economy: 40, standard: 60, premium: 90 },
  },
  {
    country: "MY",
    meals: { economy: 130, standard: 190, premium: 300 },
    coachDay: 2200,
    guideDay: 700,
    insurance: { economy: 40, standard: 60, premium: 90 },
  },
  {
    country: "VN",
    meals: { economy: 120, standard: 180, premium: 280 },
    coachDay: 1800,
    guideDay: 550,
    insurance: { economy: 40, standard: 60, premium: 90 },
  },
  {
    country: "ID",
    meals: { economy: 130, standard: 190, premium: 310 },
    coachDay: 1900,
    guideDay: 600,
    insurance: { economy: 40, standard: 60, premium: 90 },
  },
  {
    country: "PH",
    meals: { economy: 150, standard: 210, premium: 330 },
    coachDay: 2600,
    guideDay: 800,
    insurance: { economy: 40, standard: 60, premium: 90 },
  },
];

/** Invented prices on the ground by country, yuan: lunch and dinner, coach, guide, insurance. */
export const tripPrices: ContentRow<TripPrices>[] = rows.map((body) => ({ id: body.country, body }));
