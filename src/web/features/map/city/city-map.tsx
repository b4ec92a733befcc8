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

/** Width over height of the map. */
const aspectRatio = 760 / 520;
/** Share of the venues that the map must show; remote counties are left out. */
const shareShown = 0.94;

/** Returns the districts that hold most of the venues, sorted by distance from the venues' centre. */
function selectDistricts(regions: CityMapProps["regions"]): CityMapProps["regions"] {
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

/** Renders a city's districts as circles sized by their venues, over the metro lines; each links to its list. */
export default function CityMap({ city, cityName, regions }: CityMapProps) {
  const map = useCityMap(city);
  const [frame, width] = useWidth(760);
  const districts = selectDistricts(regions);
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
    <section aria-label={`${cityName}各区的场地`} className={mapStyles.mapFrame} ref={frame} style={{ aspectRatio }}>
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
