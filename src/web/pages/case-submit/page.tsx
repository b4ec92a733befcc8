import type { Call } from "../../../contract/index.ts";
import type { CityWire } from "../../../contract/schemas/entities.ts";
import type { CityName } from "../../../domain/city/city.ts";
import { demandZh } from "../../../texts/demand/demand.zh.ts";
import type { SelectedVenue, DemandValues } from "../../features/demand-form/form/demand-values.ts";
import { FullDemandForm } from "../../features/demand-form/form/full-demand-form.tsx";
import { definePage } from "../../page.ts";
import { ApiError } from "../../platform/api/create-api-client.ts";
import { type Prefill, readPrefill } from "./prefill.ts";

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
async function fetchSelectedVenues(call: Call, { siteIds, spaceCodes }: Prefill) {
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
  return { selected, itsCity: first && { code: first.cityCode, name: first.cityName } };
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

export default definePage({
  validate: ({ path, search }) => readPrefill(path, search),

  async loader(prefill, { call }) {
    const { selected, itsCity: venueCity } = await fetchSelectedVenues(call, prefill);
    const city = await findCity(call, venueCity?.code ?? prefill.city);
    const named = venueCity ?? city;
    const { people, layout, startDate, days, budget, guestRooms, eventType } = prefill;
    const initial: Partial<DemandValues> = {
      cityCode: named?.code,
      cityName: named?.name,
      people,
      layout,
      startDate,
      days,
      budget,
      guestRooms,
      eventType,
      asked: selected,
    };
    return { initial, city };
  },

  head: () => ({
    title: demandZh.form.title,
    description: demandZh.describe,
    canonical: "/case/submit",
  }),

  city: ({ city }) => city,

  component: function CaseSubmitPage({ input, data }) {
    return (
      <main className="page form-page" id="main">
        <FullDemandForm pageFrom={input.pageFrom} initial={data.initial} />
      </main>
    );
  },
});
