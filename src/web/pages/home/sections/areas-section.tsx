import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { RegionCount } from "#contract/schemas/home.ts";
import { formatNumber } from "#domain/format.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { whenNearAndOnline } from "#web/platform/lazy-loading/when-near-and-online.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import type { HomeData } from "../page.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import listRowStyles from "#web/ui/list/list-row.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./areas-section.module.css";

const CityMap = lazy(() => import("#web/features/map/city/city-map.tsx"));

type AreasSectionProps = Pick<HomeData, "city" | "total" | "hasMetro" | "districts" | "areas" | "types">;

/** Renders where a city's venues are: a small map of its districts, its busiest areas, its venue types. */
export function AreasSection({ city, total, hasMetro, districts, areas, types }: AreasSectionProps) {
  const { near: texts } = homeZh;
  // AMap's map of streets is no drawing.
  const { provider } = useRuntimeConfig().map;
  const formatRegionHref = (query: Partial<ListQuery>) => formatListHref("venue", city.pinyin, query);
  const hasMap = districts.length > 1;
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={classNames(styles.areas, !hasMap && styles.withoutMap)}>
        {hasMap && (
          <RenderWhenNear
            fallback={<DistrictList districts={districts} hrefOf={(region) => formatRegionHref({ region })} />}
          >
            <CityMap city={city.pinyin} cityName={city.name} key={city.pinyin} regions={districts} />
          </RenderWhenNear>
        )}
        <div>
          <h2>{texts.title}</h2>
          <p className={classNames(textStyles.soft, styles.about)}>
            {hasMap
              ? texts.text(city.name, formatNumber(total), hasMetro, !provider)
              : texts.textPlain(city.name, formatNumber(total))}
          </p>
          <ul aria-label={texts.areas}>
            {(areas.length > 0 ? areas : districts).map(({ id, name, count }) => (
              <li className={classNames(listRowStyles.listRow, styles.area)} key={id}>
                <Link href={formatRegionHref({ region: id })}>{name}</Link>
                <span className={textStyles.soft}>{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
          <h3>{texts.types}</h3>
          <p className={styles.types}>
            {types.map(({ bit, name, count }) => (
              <Link href={formatRegionHref({ types: 1 << bit })} key={bit}>
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
function DistrictList({ districts, hrefOf }: { districts: RegionCount[]; hrefOf: (id: string) => string }) {
  return (
    <ul aria-label={homeZh.near.districts} className={styles.districts}>
      {districts
        .toSorted((a, b) => b.count - a.count)
        .map(({ id, name, count }) => (
          <li key={id}>
            <Link href={hrefOf(id)}>
              {`${name} `}
              <small>{formatNumber(count)}</small>
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** Renders heavy children once the block comes near the viewport; its space is reserved from the first paint. */
function RenderWhenNear({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current) return whenNearAndOnline(place.current, () => setIsNear(true));
  }, []);
  return (
    <div className={styles.mapFrame} data-fills ref={place}>
      {isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </div>
  );
}
