import { useRouterState } from "@tanstack/react-router";
import { type CityName, defaultCity } from "../../domain/city/city.ts";

interface Loaded {
  city?: CityName;
  wide?: boolean;
  lang?: "en";
}

/** What the frame needs of the page inside it: its city (Beijing where it has none), its width, its language. */
export function useCurrentPage(): { city: CityName; ownCity: boolean; wide: boolean; lang: "en" | undefined } {
  const loaded = useRouterState({ select: (state) => state.matches.at(-1)?.loaderData as Loaded | undefined });
  return {
    city: loaded?.city ?? defaultCity,
    ownCity: loaded?.city !== undefined,
    wide: loaded?.wide ?? false,
    lang: loaded?.lang,
  };
}
