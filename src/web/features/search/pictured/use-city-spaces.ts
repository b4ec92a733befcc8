import { useEffect, useState } from "react";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { getChosenCity, onChosenCity } from "#web/platform/storage/chosen-city.ts";
import { loadPicturedSpaces, type PicturedSpaces } from "./load-pictured-spaces.ts";

/** Returns the spaces of the city that the visitor chose, searched in the browser; those of the default city until then. */
export function useCitySpaces(first: PicturedSpaces): PicturedSpaces {
  const call = useApi();
  const [found, setFound] = useState(first);
  useEffect(() => {
    let current = first.city.code;
    const update = () => {
      const city = getChosenCity() ?? first.city;
      current = city.code;
      if (city.code === first.city.code) return setFound(first);
      void loadPicturedSpaces(call, city, first.size).then(
        (spaces) => spaces.spaces.length > 0 && city.code === current && setFound(spaces),
        () => undefined,
      );
    };
    update();
    const stop = onChosenCity(update);
    return () => {
      current = "";
      stop();
    };
  }, [call, first]);
  return found;
}
