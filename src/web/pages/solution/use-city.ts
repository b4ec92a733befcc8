import { useEffect, useState } from "react";
import { type CityName, defaultCity } from "../../../domain/city/city.ts";
import { chosenCity } from "../../platform/chosen-city.ts";

/** Returns the city that the visitor chose, read in the browser after mount; the default city until then. */
export function useCity(): CityName {
  const [city, setCity] = useState<CityName>(defaultCity);
  useEffect(() => setCity(chosenCity() ?? defaultCity), []);
  return city;
}
