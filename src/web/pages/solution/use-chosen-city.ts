import { useEffect, useState } from "react";
import { type CityName, defaultCity } from "#domain/city/city.ts";
import { getChosenCity, onChosenCity } from "../../platform/storage/chosen-city.ts";

/** Returns the city that the visitor chose, read in the browser after mount; the default city until then. */
export function useChosenCity(): CityName {
  const [city, setCity] = useState<CityName>(defaultCity);
  useEffect(() => {
    const update = () => setCity(getChosenCity() ?? defaultCity);
    update();
    return onChosenCity(update);
  }, []);
  return city;
}
