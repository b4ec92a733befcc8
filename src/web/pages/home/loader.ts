import type { Output } from "#contract/index.ts";
import type { LoaderContext } from "../../page.ts";

/** What a city's home page shows. */
export type HomeData = Output<"home/getHomePage">;

/** Loads the home page of a city, by slug. */
export const loadHome = (city: string, { call, today }: LoaderContext): Promise<HomeData> =>
  call("home/getHomePage", { city, today });
