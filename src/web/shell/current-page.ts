import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type CityName, defaultCity } from "../../domain/city/city.ts";
import { chosenCity } from "../platform/chosen-city.ts";

interface Loaded {
  city?: CityName;
  wide?: boolean;
  lang?: "en";
}

/** What the frame needs of the page inside it: its city (the visitor's own where it has none), its width, its language. */
export function useCurrentPage(): { city: CityName; ownCity: boolean; wide: boolean; lang: "en" | undefined } {
  const loaded = useRouterState({ select: (state) => state.matches.at(-1)?.loaderData as Loaded | undefined });
  const [chosen, setChosen] = useState<CityName>();
  // Known in the browser alone: the document is the same for everybody.
  useEffect(() => setChosen(loaded?.city ? undefined : chosenCity()), [loaded]);
  return {
    city: loaded?.city ?? chosen ?? defaultCity,
    ownCity: loaded?.city !== undefined,
    wide: loaded?.wide ?? false,
    lang: loaded?.lang,
  };
}
