import { lazy, Suspense, useMemo, useState } from "react";
import { mapZh } from "#texts/search/map.zh.ts";
import { installMapsService } from "#web/platform/maps/install-maps-service.ts";
import { formatNumber } from "#domain/format.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { spreadBubbles } from "./spread-bubbles.ts";
import { CityLines, ScaleBar } from "../city-lines.tsx";
import { type Point, project } from "../projection.ts";
import { useCityMap } from "../use-city-map.ts";
import { useWidth } from "./use-width.ts";
import mapStyles from "../map.module.css";
import styles from "./city-map.module.css";

export interface CityMapProps {
  /** Slug of the city. */
  city: string;
  cityName: string;
  /** Its regions with their number of venues; only districts are shown. */
  regions: { id: string; name: string; kind: string; count?: number; lng: number; lat: number }[];
}

type Regions = CityMapProps["regions"];

const DistrictMap = lazy(() => import("./district-map.tsx"));

/** Width over height of the map. */
const aspectRatio = 760 / 520;
/** Share of the venues that the map must show; remote counties are left out. */
const shareShown = 0.94;

/** Returns the districts that hold most of the venues, sorted by distance from the venues' centre. */
function selectDistricts(regions: Regions): Regions {
  const all = regions.filter(({ kind, count }) => kind === "district" && (count ?? 0) > 0);
  const total = all.reduce((sum, { count }) => sum + count!, 0);
  const mean = (key: "lng" | "lat") => all.reduce((sum, region) => sum + region[key] * region.count!, 0) / total;
  const [lng, lat] = [mean("lng"), mean("lat")];
  const distanceFromCentre = (region: { lng: number; lat: number }) =>
    Math.hypot((region.lng - lng) * Math.cos((lat * Math.PI) / 180), region.lat - lat);
  let sum = 0;
  return all
    .toSorted((a, b) => distanceFromCentre(a) - distanceFromCentre(b))
    .filter(({ count }) => {
      const isSelected = sum < total * shareShown;
      sum += count!;
      return isSelected;
    });
}

/** Pixels; a narrower map has its labels inside the circles, or under small ones, not next to them. */
const narrowWidth = 560;

/** Pixels above the lower edge of a narrow map that the scale bar and the labels under circles need. */
const bottomMargin = 44;

/** Returns the label's position class for a circle that is too small to hold it; false for one that is not. */
const getLabelPosition = (radius: number, isNarrow: boolean) =>
  radius < (isNarrow ? 14 : 22) && (isNarrow ? styles.labelBelow : styles.labelRight);

/** Renders a city's districts with their numbers of venues, each a link to its list: on AMap's map where that is configured, else drawn. */
export default function CityMap({ city, cityName, regions }: CityMapProps) {
  const districts = useMemo(() => selectDistricts(regions), [regions]);
  const shared = { city, cityName, districts };
  const drawn = <DrawnCityMap {...shared} />;
  const [isDrawn, setIsDrawn] = useState(() => installMapsService().provider !== "amap");
  if (isDrawn) return drawn;
  return (
    <Suspense fallback={drawn}>
      <DistrictMap {...shared} aspectRatio={aspectRatio} onAbsent={() => setIsDrawn(true)} />
    </Suspense>
  );
}

/** Renders districts as circles sized by their venues, over the metro lines. */
function DrawnCityMap({ city, cityName, districts }: Pick<CityMapProps, "city" | "cityName"> & { districts: Regions }) {
  const map = useCityMap(city);
  const [frame, width] = useWidth(760);
  const height = width / aspectRatio;
  const view = project(
    districts.map(({ lng, lat }): Point => [lng, lat]),
    width,
    height,
    Math.min(64, width / 8),
    8,
  );
  const isNarrow = width < narrowWidth;
  const maxCount = Math.max(1, ...districts.map(({ count }) => count!));
  const bubbles = spreadBubbles(
    districts.map((region) => ({
      ...view.at([region.lng, region.lat]),
      radius: (Math.sqrt(region.count! / maxCount) * width) / (isNarrow ? 14 : 18),
      of: region,
    })),
    { width, height: isNarrow ? height - bottomMargin : height },
    isNarrow ? 21 : 20,
  );
  return (
    <section aria-label={mapZh.districts(cityName)} className={mapStyles.mapFrame} ref={frame} style={{ aspectRatio }}>
      <CityLines map={map} view={view} />
      {bubbles.map(({ x, y, radius, of: { id, name, count } }) => (
        <Link
          className={classNames(styles.bubble, getLabelPosition(radius, isNarrow))}
          href={formatListHref("venue", city, { region: id })}
          key={id}
          style={{
            left: `${(x / width) * 100}%`,
            top: `${(y / height) * 100}%`,
            ["--radius" as string]: `${radius.toFixed(1)}px`,
          }}
        >
          <b>{count === undefined ? "" : formatNumber(count)}</b> {shortRegionName(name)}
        </Link>
      ))}
      <ScaleBar view={view} />
    </section>
  );
}
