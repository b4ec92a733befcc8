import type { Call } from "#contract/index.ts";
import type { CityWire } from "#contract/schemas/entities.ts";
import type { CityName } from "#domain/city/city.ts";
import { toNeeds } from "#domain/demand/to-needs.ts";
import { isPastLinkDate, toDemandDates } from "#domain/demand/to-demand-dates.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { shortlistLimits } from "#domain/limits.ts";
import { ApiError, NetworkError } from "#web/platform/api/api-error.ts";
import { type DemandChoices, getDemandChoices } from "../form/demand-form-options.ts";
import type { SelectedVenue } from "../form/demand-values.ts";
import { nameOffline } from "./name-offline.ts";
import type { Prefill, PrefillInput } from "./prefill.ts";

/** What the loader uses of its page: the API client and the ISO day of the visit. */
interface PrefillContext {
  call: Call;
  today: string;
}

/** Returns what stands for an answer where there is no network: a demand can be written without, and waits on the device. */
const orOffline =
  <T>(substitute: () => T) =>
  (error: unknown): T => {
    if (error instanceof NetworkError) return substitute();
    throw error;
  };

/** Fetches a venue that the link names; undefined on a 404, since the form works without it. */
async function findVenue(call: Call, siteId: string) {
  try {
    return await call("hotel/getSiteDetailNew", { siteId });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Fetches a venue of the link, or the spaces of it that the link names, with its city; nothing where it has left the catalogue. */
async function fetchSelected(call: Call, siteId: string, { spaceCodes, locale }: PrefillInput) {
  const venue = await findVenue(call, siteId);
  if (!venue) return { selected: [] };
  const spaces = venue.spaces.filter((space) => spaceCodes.includes(space.id));
  const name = (locale === "en" && venue.nameEn) || venue.name;
  const selectedVenue: SelectedVenue = { siteId: venue.id, name, demo: venue.demo };
  const selected = spaces.map((space) => ({ ...selectedVenue, spaceCode: space.id, name: `${name} ${space.name}` }));
  return { selected: selected.length > 0 ? selected : [selectedVenue], cityCode: venue.cityCode };
}

/** Fetches the venues of the link (or the spaces of them that it names) and the city of the first venue. */
async function fetchSelectedVenues(call: Call, input: PrefillInput) {
  const answers = await Promise.all(
    input.siteIds.map((siteId) =>
      fetchSelected(call, siteId, input).catch(
        orOffline(() => ({ selected: nameOffline(siteId, input), cityCode: undefined })),
      ),
    ),
  );
  const venueCityCode = answers.find(({ cityCode }) => cityCode !== undefined)?.cityCode;
  return { selected: answers.flatMap(({ selected }) => selected), venueCityCode };
}

/** Fetches the blocked dates of the link's spaces. Their words are Chinese: a form in English names none. */
async function fetchBookings(call: Call, { spaceCodes, locale }: PrefillInput): Promise<Prefill["bookings"]> {
  const codes = spaceCodes.slice(0, shortlistLimits.items);
  if (codes.length === 0 || locale === "en") return {};
  const { spaces } = await call("shortlist/getSpaces", { spaceCode: codes.join(",") });
  return Object.fromEntries(spaces.flatMap(({ id, bookings }) => (bookings ? [[id, bookings]] : [])));
}

/** Fetches what the fields offer; in process while the page is rendered. */
async function fetchChoices(call: Call, locale: Locale): Promise<DemandChoices> {
  const english = locale === "en";
  const [{ eventTypes, budgets }, needs] = await Promise.all([
    call(english ? "common/getCaseFiltersEn" : "common/getCaseFilters"),
    call(english ? "common/getBusiDetailListEn" : "common/getBusiDetailList"),
  ]);
  return { eventTypes, budgets, needs };
}

/** Finds the city of a slug or code among those a demand accepts. Cities with venues are tried first: the list is short. */
async function findCity(call: Call, key: string | undefined, locale: Locale): Promise<CityName | undefined> {
  if (!key) return undefined;
  const isMatch = (one: CityWire) => one.submit && (one.pinyin === key || one.code === key);
  const open = (await call("common/getOpenCity")).find(isMatch);
  const all = async () => Object.values((await call("common/getCitys")).submitCity.orderStructure).flat();
  const city = open ?? (await all()).find(isMatch);
  return city && { code: city.code, name: locale === "en" ? city.nameEn : city.name, pinyin: city.pinyin };
}

/** Returns the budget of a link: what was said for the event in all, else the hire a day that a list was filtered by. */
function getBudget({ budget, total }: PrefillInput): Pick<Prefill["initial"], "budget" | "budgetKind"> {
  if (total !== undefined) return { budget: total, budgetKind: "total" };
  return budget === undefined ? {} : { budget, budgetKind: "hire" };
}

/**
 * Loads the form's initial values: the fields of the link, with the names of its venues, spaces and city. Without network they are
 * those that the device knows.
 */
export async function loadPrefill(input: PrefillInput, { call, today }: PrefillContext): Promise<Prefill> {
  const [choices, { selected, venueCityCode }, bookings] = await Promise.all([
    fetchChoices(call, input.locale).catch(orOffline(() => getDemandChoices(input.locale))),
    fetchSelectedVenues(call, input),
    fetchBookings(call, input).catch(orOffline((): Prefill["bookings"] => ({}))),
  ]);
  const city = await findCity(call, venueCityCode ?? input.city, input.locale).catch(orOffline(() => undefined));
  const { people, layout, rooms, eventType, features, remarks } = input;
  const initial: Prefill["initial"] = {
    cityCode: city?.code,
    cityName: city?.name,
    people,
    layout,
    ...toDemandDates(input, today),
    ...getBudget(input),
    guestRooms: rooms,
    eventType,
    needs: toNeeds(features ?? 0),
    remarks,
    asked: selected,
  };
  const pastDate = isPastLinkDate(input, today) ? input.date : undefined;
  return { initial, today, pastDate, venuesLeftOut: input.venuesLeftOut, bookings, choices, city };
}
