import { departures, type DepartureSlug, getDeparture } from "#domain/destination/departures.ts";
import { type Flight, estimateFlight } from "#domain/destination/estimate-flight.ts";
import { findCityByCode, type ReferenceCity } from "#server/geography/reference-city.ts";
import {
  type DestinationCountry,
  destinationCountries,
  type DestinationFacts,
  destinations,
} from "#server/geography/tables/destinations.ts";

/** A destination with its city, its country and the flight from a departure. */
export interface Destination {
  facts: DestinationFacts;
  city: ReferenceCity;
  country: DestinationCountry;
  flight: Flight | undefined;
}

const countryByCode = new Map(destinationCountries.map((country) => [country.code, country]));

/** Returns the city of a code. @throws Error if the reference tables lack it */
function getCity(code: string): ReferenceCity {
  const city = findCityByCode(code);
  if (!city) throw new Error(`no city ${code} in the reference tables`);
  return city;
}

/** Returns the position of a departure's city. */
export const getDepartureCity = (from: DepartureSlug): ReferenceCity => getCity(getDeparture(from).code);

const getMinutes = ({ flight }: Destination): number => flight?.minutes ?? Number.POSITIVE_INFINITY;

/** Lists the destinations from a departure, the nearest first. */
export function listDestinations(from: DepartureSlug): Destination[] {
  const hubs = departures.map(({ code }) => getCity(code));
  const departure = getDepartureCity(from);
  return destinations
    .map(
      (facts): Destination => ({
        facts,
        city: getCity(facts.cityCode),
        country: countryByCode.get(facts.country)!,
        flight: estimateFlight(facts.flights, departure, hubs),
      }),
    )
    .toSorted((a, b) => getMinutes(a) - getMinutes(b));
}
