import { useEffect, useState } from "react";
import { type CityName, defaultCity } from "../../../domain/city/city.ts";
import { chosenCity } from "../../platform/chosen-city.ts";

/** The city that the visitor chose, known to the browser alone; the default one until then. */
export function useCity(): CityName {
  const [city, setCity] = useState<CityName>(defaultCity);
  useEffect(() => setCity(chosenCity() ?? defaultCity), []);
  return city;
}
