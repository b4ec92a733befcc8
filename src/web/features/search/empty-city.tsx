import "./empty-city.css";
import type { Call } from "../../../contract/index.ts";
import type { Filters } from "../../../contract/search-site.ts";
import { type NearCity, nearCities } from "../../../domain/city/near-cities.ts";
import { formatNumber } from "../../../domain/format.ts";
import { searchZh } from "../../../texts/search.zh.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

const citiesShown = 6;

/** Fetches the cities near one that has no venues; undefined for a city that has some. */
export async function citiesAround(call: Call, { city, types }: Pick<Filters, "city" | "types">) {
  if (types.some(({ count = 0 }) => count > 0)) return undefined;
  const { openedCity, submitCity } = await call("common/getCitys");
  const here = Object.values(submitCity.orderStructure)
    .flat()
    .find(({ code }) => code === city.code);
  return nearCities(here ?? {}, Object.values(openedCity.orderStructure).flat(), citiesShown);
}

interface NearCitiesProps {
  near: NearCity[];
  hrefOf: (slug: string) => string;
}

/** Renders the nearby cities, each with its number of venues. */
export function NearCities({ near, hrefOf }: NearCitiesProps) {
  if (near.length === 0) return null;
  return (
    <div className="near-cities">
      <h2 className="soft">{searchZh.emptyCity.near}</h2>
      <ul>
        {near.map(({ name, pinyin, venueCount }) => (
          <li key={pinyin}>
            <Link href={hrefOf(pinyin)}>
              {name} <b>{formatNumber(venueCount)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EmptyCityProps extends NearCitiesProps {
  cityName: string;
  demandHref: string;
}

/** Renders the list of a city without venues: no filters, order or map, but the demand form and the nearby cities. */
export function EmptyCity({ cityName, demandHref, ...cities }: EmptyCityProps) {
  const { title, hint } = searchZh.emptyCity;
  return (
    <div className="empty-city">
      <p>
        <b>{title(cityName)}</b>
      </p>
      <p className="soft">{hint}</p>
      <p>
        <LinkButton href={demandHref} variant="act">
          {searchZh.ask}
        </LinkButton>
      </p>
      <NearCities {...cities} />
    </div>
  );
}
