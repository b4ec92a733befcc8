import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { RegionCount } from "#contract/schemas/home.ts";
import { formatNumber, formatYuanShort } from "#domain/format.ts";
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

type AreasSectionProps = Pick<HomeData, "city" | "total" | "hasMetro" | "districts" | "areas" | "near">;

const { near: texts } = homeZh;

/** Renders where a city's venues are: a small map of its districts, its busiest areas, and the cities near it. */
export function AreasSection({ city, total, hasMetro, districts, areas, near }: AreasSectionProps) {
  // AMap's map of streets is no drawing.
  const { provider } = useRuntimeConfig().map;
  const formatRegionHref = (region: string) => formatListHref("venue", city.pinyin, { region });
  const hasMap = districts.length > 1;
  if (districts.length + areas.length + near.length === 0) return null;
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
        <Link href={formatListHref("venue", city.pinyin)}>{texts.all(city.name, formatNumber(total))}</Link>
      </div>
      <div className={classNames(styles.areas, !hasMap && styles.withoutMap)}>
        {hasMap && (
          <div>
            <RenderWhenNear fallback={<DistrictList districts={districts} hrefOf={formatRegionHref} />}>
              <CityMap city={city.pinyin} cityName={city.name} key={city.pinyin} regions={districts} />
            </RenderWhenNear>
            <p className={classNames(textStyles.soft, styles.about)}>{texts.about(hasMetro, !provider)}</p>
          </div>
        )}
        <div>
          <ul aria-label={texts.areas}>
            {(areas.length > 0 ? areas : districts).map((area) => (
              <AreaItem area={area} href={formatRegionHref(area.id)} key={area.id} />
            ))}
          </ul>
          {near.length > 0 && <NearbyCityLinks near={near} />}
        </div>
      </div>
    </section>
  );
}

function AreaItem({ area, href }: { area: HomeData["areas"][number]; href: string }) {
  const { name, count, medianPrice } = area;
  return (
    <li className={listRowStyles.listRow}>
      <Link className={styles.area} href={href}>
        <b>{name}</b>
        <span className={textStyles.soft}>{texts.venues(formatNumber(count))}</span>
        {medianPrice !== undefined && (
          <span className={styles.price}>
            {formatYuanShort(medianPrice)}
            <small>{texts.median}</small>
          </span>
        )}
      </Link>
    </li>
  );
}

const NearbyCityLinks = ({ near }: Pick<HomeData, "near">) => (
  <div className={styles.cities}>
    <h3>{texts.cities}</h3>
    <p>
      {near.map(({ name, pinyin, venueCount }) => (
        <Link href={`/${pinyin}`} key={pinyin}>
          {name}
          <small>{formatNumber(venueCount)}</small>
        </Link>
      ))}
    </p>
  </div>
);

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
