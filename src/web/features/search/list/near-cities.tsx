import type { NearbyCity } from "#domain/city/find-nearby-cities.ts";
import { formatNumber } from "#domain/format.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./near-cities.module.css";

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
