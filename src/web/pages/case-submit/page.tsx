import type { Call } from "../../../contract/index.ts";
import type { CityWire } from "../../../contract/entities.ts";
import type { CityName } from "../../../domain/city/city.ts";
import { demandZh } from "../../../texts/demand.zh.ts";
import type { Asked, DemandValues } from "../../features/demand-form/demand-values.ts";
import { FullDemandForm } from "../../features/demand-form/full-demand-form.tsx";
import { definePage } from "../../page.ts";
import { ApiError } from "../../platform/api-client.ts";
import { type Prefill, readPrefill } from "./prefill.ts";

/** Fetches a venue that the link names; undefined on a 404, since the form works without it. */
async function venueOf(call: Call, siteId: string) {
  try {
    return await call("hotel/getSiteDetailNew", { siteId });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Fetches the venues of the link (or the spaces of them that it names) and the city of the first venue. */
async function askedOf(call: Call, { siteIds, spaceCodes }: Prefill) {
  const venues = (await Promise.all(siteIds.map((siteId) => venueOf(call, siteId)))).filter(
    (venue) => venue !== undefined,
  );
  const asked = venues.flatMap((venue): Asked[] => {
    const spaces = venue.spaces.filter((space) => spaceCodes.includes(space.id));
    const whole = { siteId: venue.id, name: venue.name, demo: venue.demo };
    if (spaces.length === 0) return [whole];
    return spaces.map((space) => ({ ...whole, spaceCode: space.id, name: `${venue.name} ${space.name}` }));
  });
  const first = venues[0];
  return { asked, itsCity: first && { code: first.cityCode, name: first.cityName } };
}

/** Finds the city of a slug or code among those a demand accepts. Cities with venues are tried first: the list is short. */
async function cityOf(call: Call, key: string | undefined): Promise<CityName | undefined> {
  if (!key) return undefined;
  const named = (one: CityWire) => one.submit && (one.pinyin === key || one.code === key);
  const open = (await call("common/getOpenCity")).find(named);
  const all = async () => Object.values((await call("common/getCitys")).submitCity.orderStructure).flat();
  const city = open ?? (await all()).find(named);
  return city && { code: city.code, name: city.name, pinyin: city.pinyin };
}

export default definePage({
  validate: ({ path, search }) => readPrefill(path, search),

  async loader(prefill, { call }) {
    const { asked, itsCity } = await askedOf(call, prefill);
    const city = await cityOf(call, itsCity?.code ?? prefill.city);
    const named = itsCity ?? city;
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
      asked,
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
