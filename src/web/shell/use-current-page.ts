import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type CityName, defaultCity } from "../../domain/city/city.ts";
import { getChosenCity } from "../platform/storage/chosen-city.ts";

interface LoaderData {
  city?: CityName;
  wide?: boolean;
  lang?: "en";
}

/** Returns the current page's city (else the chosen or default one; `ownCity` tells which), width and language. */
export function useCurrentPage(): { city: CityName; ownCity: boolean; wide: boolean; lang: "en" | undefined } {
  const loaded = useRouterState({ select: (state) => state.matches.at(-1)?.loaderData as LoaderData | undefined });
  const [chosen, setChosen] = useState<CityName>();
  // Read only in the browser, since the cached document is the same for every visitor.
  useEffect(() => setChosen(loaded?.city ? undefined : getChosenCity()), [loaded]);
  return {
    city: loaded?.city ?? chosen ?? defaultCity,
    ownCity: loaded?.city !== undefined,
    wide: loaded?.wide ?? false,
    lang: loaded?.lang,
  };
}
