import type { Call } from "#contract/index.ts";
import type { Filters } from "#contract/schemas/search-site.ts";
import { type NearbyCity, findNearbyCities } from "#domain/city/find-nearby-cities.ts";
import { nearbyCitiesShown } from "#domain/limits.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { pickFittingRows, type VenueRowFacts } from "../../rows/pick-venue-row.ts";

/** Nearby cities that are shown by a photograph. */
const picturedCities = 3;

/** The event by which their spaces are picked. */
export const nearbyEvent = { people: 100, layout: getLayoutByKey("classroom").id };

/** A nearby city, the first ones with a space of theirs. */
export type ShownCity = NearbyCity & { row?: VenueRowFacts };

/** Adds to the nearest cities a space that holds an event of usual size. */
async function addRows(call: Call, near: NearbyCity[]): Promise<ShownCity[]> {
  const pictured = near.slice(0, picturedCities);
  const answers = await Promise.all(
    pictured.map(({ pinyin }) => call("searchSite/getAggregateSoHotelList", { city: pinyin, ...nearbyEvent })),
  );
  const cards = answers.flatMap(({ list }) => list.find(({ fit, cover }) => fit?.picture ?? cover) ?? []);
  const rows = cards.length === pictured.length ? pickFittingRows(cards) : [];
  return near.map((city, at) => ({ ...city, ...(rows[at] && { row: rows[at] }) }));
}

/** Fetches the cities near one that has no venues; undefined for a city that has some. */
export async function fetchNearbyCities(
  call: Call,
  { city, types }: Pick<Filters, "city" | "types">,
): Promise<ShownCity[] | undefined> {
  if (types.some(({ count = 0 }) => count > 0)) return undefined;
  const { openedCity, submitCity, globalCity } = await call("common/getCitys");
  const isHere = ({ code }: { code: string }) => code === city.code;
  const abroad = globalCity.zh.find(isHere);
  const here = abroad ?? Object.values(submitCity.orderStructure).flat().find(isHere);
  const open = abroad ? globalCity.zh : Object.values(openedCity.orderStructure).flat();
  return addRows(call, findNearbyCities(here ?? {}, open, nearbyCitiesShown));
}
