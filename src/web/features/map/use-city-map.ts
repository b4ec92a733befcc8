import { useEffect, useState } from "react";
import type { Call } from "../../../contract/index.ts";
import { useApi } from "../../platform/api-client.ts";
import type { CityMapData } from "./city-lines.tsx";

const known = new Map<string, Promise<CityMapData>>();

function ask(call: Call, city: string): Promise<CityMapData> {
  const under = known.get(city);
  if (under) return under;
  const answer = call("map/getCityMap", { city });
  known.set(city, answer);
  answer.catch(() => known.delete(city));
  return answer;
}

/** Returns the schematic map of a city, fetched once a visit; undefined until it is loaded, and where the call fails. */
export function useCityMap(city: string): CityMapData | undefined {
  const call = useApi();
  const [map, setMap] = useState<{ city: string; data: CityMapData }>();
  useEffect(() => {
    let current = true;
    ask(call, city).then(
      (data) => current && setMap({ city, data }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [call, city]);
  return map?.city === city ? map.data : undefined;
}
