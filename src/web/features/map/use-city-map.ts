import { useEffect, useState } from "react";
import type { Call } from "#contract/index.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import type { CityMapData } from "./city-lines.tsx";

const requestsByCity = new Map<string, Promise<CityMapData>>();

function fetchCityMap(call: Call, city: string): Promise<CityMapData> {
  const pending = requestsByCity.get(city);
  if (pending) return pending;
  const answer = call("map/getCityMap", { city });
  requestsByCity.set(city, answer);
  answer.catch(() => requestsByCity.delete(city));
  return answer;
}

/** Returns the schematic map of a city, fetched once a visit; undefined until it is loaded, and where the call fails. */
export function useCityMap(city: string): CityMapData | undefined {
  const call = useApi();
  const [map, setMap] = useState<{ city: string; data: CityMapData }>();
  useEffect(() => {
    let current = true;
    fetchCityMap(call, city).then(
      (data) => current && setMap({ city, data }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [call, city]);
  return map?.city === city ? map.data : undefined;
}
