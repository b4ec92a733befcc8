import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { formatNumber } from "../../../domain/format.ts";
import { emptyVenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import { onNearView } from "../../platform/near-view.ts";
import { Link } from "../../ui/link.tsx";
import type { HomeData, Place } from "./home-data.ts";

const CityMap = lazy(() => import("../../features/map/city-map.tsx"));

type NearProps = Pick<HomeData, "city" | "total" | "districts" | "areas" | "types">;

/** Renders where a city's venues are: a small map of its districts, its busiest areas, its venue types. */
export function Near({ city, total, districts, areas, types }: NearProps) {
  const { near } = homeZh;
  const list = (query: Partial<typeof emptyVenueQuery>) => venueListHref(city.pinyin, { ...emptyVenueQuery, ...query });
  const mapped = districts.length > 1;
  return (
    <section className="part page">
      <div className={mapped ? "near" : "near no-map"}>
        {mapped && (
          <WhenSeen first={<Districts districts={districts} hrefOf={(region) => list({ region })} />}>
            <CityMap city={city.pinyin} cityName={city.name} key={city.pinyin} regions={districts} />
          </WhenSeen>
        )}
        <div>
          <h2>{near.title}</h2>
          <p className="soft about">{(mapped ? near.text : near.textPlain)(city.name, formatNumber(total))}</p>
          <ul aria-label={near.areas}>
            {(areas.length > 0 ? areas : districts).map(({ id, name, count }) => (
              <li className="row" key={id}>
                <Link href={list({ region: id })}>{name}</Link>
                <span className="soft">{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
          <h3>{near.types}</h3>
          <p className="kinds">
            {types.map(({ bit, name, count }) => (
              <Link href={list({ types: 1 << bit })} key={bit}>
                {name}
                <small>{formatNumber(count)}</small>
              </Link>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Renders the districts as a list: the fallback until the map is loaded, and without script. */
function Districts({ districts, hrefOf }: { districts: Place[]; hrefOf: (id: string) => string }) {
  return (
    <ul aria-label={homeZh.near.districts} className="districts">
      {districts
        .toSorted((a, b) => b.count - a.count)
        .map(({ id, name, count }) => (
          <li key={id}>
            <Link href={hrefOf(id)}>
              {name} <small>{formatNumber(count)}</small>
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** Renders heavy children once the block comes near the viewport; its space is reserved from the first paint. */
function WhenSeen({ first, children }: { first: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current) return onNearView(place.current, () => setSeen(true));
  }, []);
  return (
    <div className="map-place" ref={place}>
      {seen ? <Suspense fallback={first}>{children}</Suspense> : first}
    </div>
  );
}
