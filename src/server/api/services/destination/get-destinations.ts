import type { ChosenDestination, DestinationRow } from "#contract/marketing/destination-row.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { computeTripCost, costLevels, countTripUnits, type LevelCost } from "#domain/destination/compute-trip-cost.ts";
import { drawFan, type Fan } from "#domain/destination/draw-fan.ts";
import { getBearing } from "#domain/destination/get-bearing.ts";
import { countriesZh } from "#texts/site/countries.zh.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { factsDate, ratesDate } from "#server/geography/tables/destinations.ts";
import type { Context } from "../context.ts";
import { getCataloguePrices } from "./get-catalogue-prices.ts";
import { type Destination, getDepartureCity, listDestinations } from "./list-destinations.ts";
import { type TripPrices, tripPricesKind } from "./trip-prices.ts";

type Trip = Parsed<"marketing/getSeaDestinations">;

const pickName = ({ code, name, pinyin }: Destination["city"]) => ({ code, name, pinyin });
const toCountry = ({ country }: Destination) => ({ code: country.code, name: countriesZh[country.code] });

const toFlight = ({ flight }: Destination): DestinationRow["flight"] =>
  flight && {
    minutes: flight.minutes,
    ...(flight.via !== undefined && { via: findCityByCode(flight.via)?.name ?? flight.via }),
  };

function buildRow(
  destination: Destination,
  { month }: Trip,
  standard: LevelCost | undefined,
  venueCount: number,
): DestinationRow {
  const { facts, city, country } = destination;
  return {
    city: pickName(city),
    country: toCountry(destination),
    flight: toFlight(destination),
    ...(month > 0 && { suits: facts.bestMonths.includes(month) }),
    bestMonths: [...facts.bestMonths],
    visa: { kind: country.visa.kind, short: country.visa.short },
    currency: country.money.currency,
    perHead: standard?.total,
    venueCount,
  };
}

function buildChosen(destination: Destination, trip: Trip, costs: LevelCost[], today: string): ChosenDestination {
  const { facts, city, country } = destination;
  const { arrivalCard, money, mains, holidays, emergency } = country;
  const { days: _, ...visa } = country.visa;
  return {
    city: pickName(city),
    country: toCountry(destination),
    flight: toFlight(destination),
    clockOffset: facts.clockOffset,
    ...(trip.month > 0 && {
      weather: { temperature: facts.temperature[trip.month - 1]!, rainDays: facts.rainDays[trip.month - 1]! },
    }),
    bestMonths: [...facts.bestMonths],
    visa: { ...visa, expired: visa.until !== undefined && visa.until < today },
    arrivalCard,
    money,
    mains,
    holidays,
    emergency,
    advice: facts.advice,
    costs,
    units: countTripUnits(trip),
  };
}

function buildFan(from: Trip["from"], destinations: readonly Destination[]): Fan | undefined {
  const departure = getDepartureCity(from);
  const cities = destinations.flatMap(({ city, flight }) =>
    flight ? [{ code: city.code, name: city.name, bearing: getBearing(departure, city), minutes: flight.minutes }] : [],
  );
  return drawFan(departure.name, cities);
}

function summarize(rows: readonly DestinationRow[]): Output<"marketing/getSeaDestinations">["summary"] {
  const suited = rows.filter(({ suits }) => suits !== false);
  return {
    suited: suited.length,
    visaFree: suited.filter(({ visa }) => visa.kind === "exempt").length,
    direct: suited.filter(({ flight }) => flight && !flight.via).length,
  };
}

/** Returns the destinations of South-east Asia for a trip: the fan, the table, and one destination with its costs. */
export async function getDestinations(context: Context, trip: Trip): Promise<Output<"marketing/getSeaDestinations">> {
  const all = listDestinations(trip.from);
  const ground = new Map(
    (await context.content.list<TripPrices>(tripPricesKind)).map(({ body }) => [body.country, body]),
  );
  const costs = await Promise.all(
    all.map(async ({ city, country }) => {
      const catalogue = await getCataloguePrices(context, city.code, trip.people);
      return costLevels.map((level) => computeTripCost(level, trip, catalogue[level], ground.get(country.code)));
    }),
  );
  const counts = context.index.countVenuesByCity();
  const rows = all.map((destination, at) =>
    buildRow(
      destination,
      trip,
      costs[at]!.find(({ level }) => level === "standard"),
      counts.get(destination.city.code) ?? 0,
    ),
  );
  const isNamed = ({ city }: DestinationRow) => city.pinyin === trip.city || city.code === trip.city;
  const named = rows.findIndex(isNamed);
  const chosen =
    named >= 0
      ? named
      : Math.max(
          0,
          rows.findIndex(({ suits }) => suits !== false),
        );
  return {
    rows,
    summary: summarize(rows),
    fan: buildFan(trip.from, all),
    chosen: buildChosen(all[chosen]!, trip, costs[chosen]!, toChinaDay(context.now())),
    factsDate,
    ratesDate,
    demo: ground.size > 0,
  };
}
