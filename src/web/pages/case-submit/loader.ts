import type { Call } from "../../../contract/index.ts";
import type { CityWire } from "../../../contract/schemas/entities.ts";
import type { CityName } from "../../../domain/city/city.ts";
import { toNeeds } from "../../../domain/demand/to-needs.ts";
import { isPastLinkDate, toDemandDates } from "../../../domain/demand/to-demand-dates.ts";
import type { SelectedVenue } from "../../features/demand-form/form/demand-values.ts";
import type { LoaderContext } from "../../page.ts";
import { ApiError } from "../../platform/api/create-api-client.ts";
import type { CaseSubmitData, CaseSubmitInput } from "./types.ts";

/** Fetches a venue that the link names; undefined on a 404, since the form works without it. */
async function findVenue(call: Call, siteId: string) {
  try {
    return await call("hotel/getSiteDetailNew", { siteId });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Fetches the venues of the link (or the spaces of them that it names) and the city of the first venue. */
async function fetchSelectedVenues(call: Call, { siteIds, spaceCodes }: CaseSubmitInput) {
  const venues = (await Promise.all(siteIds.map((siteId) => findVenue(call, siteId)))).filter(
    (venue) => venue !== undefined,
  );
  const selected = venues.flatMap((venue): SelectedVenue[] => {
    const spaces = venue.spaces.filter((space) => spaceCodes.includes(space.id));
    const selectedVenue = { siteId: venue.id, name: venue.name, demo: venue.demo };
    if (spaces.length === 0) return [selectedVenue];
    return spaces.map((space) => ({ ...selectedVenue, spaceCode: space.id, name: `${venue.name} ${space.name}` }));
  });
  const first = venues[0];
  return { selected, venueCity: first && { code: first.cityCode, name: first.cityName } };
}

/** Finds the city of a slug or code among those a demand accepts. Cities with venues are tried first: the list is short. */
async function findCity(call: Call, key: string | undefined): Promise<CityName | undefined> {
  if (!key) return undefined;
  const isMatch = (one: CityWire) => one.submit && (one.pinyin === key || one.code === key);
  const open = (await call("common/getOpenCity")).find(isMatch);
  const all = async () => Object.values((await call("common/getCitys")).submitCity.orderStructure).flat();
  const city = open ?? (await all()).find(isMatch);
  return city && { code: city.code, name: city.name, pinyin: city.pinyin };
}

/** Loads the form's initial values: the fields of the link, with the names of its venues, spaces and city. */
export async function loadCaseSubmit(input: CaseSubmitInput, { call, today }: LoaderContext): Promise<CaseSubmitData> {
  const { selected, venueCity } = await fetchSelectedVenues(call, input);
  const city = await findCity(call, venueCity?.code ?? input.city);
  const named = venueCity ?? city;
  const { people, layout, budget, rooms, eventType, features, remarks } = input;
  const initial: CaseSubmitData["initial"] = {
    cityCode: named?.code,
    cityName: named?.name,
    people,
    layout,
    ...toDemandDates(input, today),
    budget,
    guestRooms: rooms,
    eventType,
    needs: toNeeds(features ?? 0),
    remarks,
    asked: selected,
  };
  const pastDate = isPastLinkDate(input, today) ? input.date : undefined;
  return { initial, today, pastDate, city };
}
