import type { Call } from "#contract/index.ts";
import type { Filters } from "#contract/schemas/search-site.ts";
import { type NearbyCity, findNearbyCities } from "#domain/city/find-nearby-cities.ts";
import { formatNumber } from "#domain/format.ts";
import { nearbyCitiesShown } from "#domain/limits.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { ContinueStrip } from "#web/ui/continue-strip/continue-strip.tsx";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./empty-city.module.css";

/** Fetches the cities near one that has no venues; undefined for a city that has some. */
export async function fetchNearbyCities(call: Call, { city, types }: Pick<Filters, "city" | "types">) {
  if (types.some(({ count = 0 }) => count > 0)) return undefined;
  const { openedCity, submitCity, globalCity } = await call("common/getCitys");
  const isHere = ({ code }: { code: string }) => code === city.code;
  const abroad = globalCity.zh.find(isHere);
  const here = abroad ?? Object.values(submitCity.orderStructure).flat().find(isHere);
  const open = abroad ? globalCity.zh : Object.values(openedCity.orderStructure).flat();
  return findNearbyCities(here ?? {}, open, nearbyCitiesShown);
}

interface NearCitiesProps {
  near: NearbyCity[];
  formatCityHref: (slug: string) => string;
}

/** Renders the nearby cities, each with its number of venues. */
export function NearCities({ near, formatCityHref }: NearCitiesProps) {
  if (near.length === 0) return null;
  return (
    <div className={styles.nearCities}>
      <h2 className={textStyles.soft}>{searchZh.emptyCity.near}</h2>
      <ul>
        {near.map(({ name, pinyin, venueCount }) => (
          <li key={pinyin}>
            <Link href={formatCityHref(pinyin)}>
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
    <div className={styles.emptyCity}>
      <p>
        <b>{title(cityName)}</b>
      </p>
      <p className={textStyles.soft}>{hint}</p>
      <p>
        <LinkButton href={demandHref} variant="act">
          {searchZh.enquiry}
        </LinkButton>
      </p>
      <NearCities {...cities} />
      <ContinueStrip inset />
    </div>
  );
}
