import type { PageStart } from "#contract/page-start.ts";
import { defaultCity } from "#domain/city/city.ts";
import { errorEn } from "#texts/site/shell.en.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { getPageVenue } from "./platform/tracking/page-changes.ts";
import type { LoadedPage, Router } from "./router.tsx";

/**
 * Returns what a document says of its start, from the router that has loaded its page.
 * @param files paths of the scripts of each route, by its id
 * @param state address of the page's state, unless the document holds it
 */
export function buildPageStart(
  router: Router,
  files: Readonly<Record<string, readonly string[]>>,
  state: string | undefined,
): PageStart {
  const matches = router.stores.matches.get();
  const loaded = matches.at(-1)?.loaderData as Partial<LoadedPage> | undefined;
  const venue = getPageVenue(loaded);
  return {
    ...(state !== undefined && { state }),
    files: [...new Set(matches.flatMap(({ routeId }) => files[routeId] ?? []))],
    ...(loaded?.early && { early: loaded.early }),
    ...(!loaded?.city && { city: defaultCity.pinyin }),
    ...(venue && { venue }),
    ...(venue && loaded?.city && { venueCity: loaded.city.pinyin }),
    offline: (loaded?.lang === "en" ? errorEn : siteZh.error).offline.title,
  };
}
