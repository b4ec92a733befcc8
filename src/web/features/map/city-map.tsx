import "./map.css";
import { saidName } from "../../../domain/city/said-name.ts";
import { emptyVenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { spread } from "./bubbles.ts";
import { CityLines, ScaleBar } from "./city-lines.tsx";
import { type Point, project } from "./projection.ts";
import { useCityMap } from "./use-city-map.ts";
import { useWidth } from "./use-width.ts";

export interface CityMapProps {
  /** Slug of the city. */
  city: string;
  cityName: string;
  /** Its regions with their number of venues; only districts are shown. */
  regions: { id: string; name: string; kind: string; count?: number; lng: number; lat: number }[];
}

/** Width over height of the map. */
const proportion = 760 / 520;
/** Share of the venues that the map must show; remote counties are left out. */
const shareShown = 0.94;

/** Returns the districts that hold most of the venues, sorted by distance from the venues' centre. */
function shown(regions: CityMapProps["regions"]): CityMapProps["regions"] {
  const all = regions.filter(({ kind, count }) => kind === "district" && (count ?? 0) > 0);
  const total = all.reduce((sum, { count }) => sum + count!, 0);
  const mean = (key: "lng" | "lat") => all.reduce((sum, region) => sum + region[key] * region.count!, 0) / total;
  const [lng, lat] = [mean("lng"), mean("lat")];
  const far = (region: { lng: number; lat: number }) =>
    Math.hypot((region.lng - lng) * Math.cos((lat * Math.PI) / 180), region.lat - lat);
  let sum = 0;
  return all
    .toSorted((a, b) => far(a) - far(b))
    .filter(({ count }) => {
      const take = sum < total * shareShown;
      sum += count!;
      return take;
    });
}

/** Pixels; a narrower map has its labels inside the circles, or under small ones, not next to them. */
const narrowBelow = 560;

/** Pixels above the lower edge of a narrow map that the scale bar and the labels under circles need. */
const footRoom = 44;

/** Returns the label's position class for a circle that is too small to hold it; false for one that is not. */
const placeOfWords = (radius: number, narrow: boolean) => radius < (narrow ? 14 : 22) && (narrow ? "under" : "beside");

/** Renders a city's districts as circles sized by their venues, over the metro lines; each links to its list. */
export default function CityMap({ city, cityName, regions }: CityMapProps) {
  const map = useCityMap(city);
  const [frame, width] = useWidth(760);
  const districts = shown(regions);
  const height = width / proportion;
  const view = project(
    districts.map(({ lng, lat }): Point => [lng, lat]),
    width,
    height,
    Math.min(64, width / 8),
    8,
  );
  const narrow = width < narrowBelow;
  const most = Math.max(1, ...districts.map(({ count }) => count!));
  const bubbles = spread(
    districts.map((region) => ({
      ...view.at([region.lng, region.lat]),
      radius: (Math.sqrt(region.count! / most) * width) / (narrow ? 14 : 18),
      of: region,
    })),
    { width, height: narrow ? height - footRoom : height },
    narrow ? 21 : 20,
  );
  return (
    <section
      aria-label={`${cityName}各区的场地`}
      className="map city-map"
      ref={frame}
      style={{ aspectRatio: proportion }}
    >
      <CityLines map={map} view={view} />
      {bubbles.map(({ x, y, radius, of: { id, name, count } }) => (
        <Link
          className={classNames("bubble", placeOfWords(radius, narrow))}
          href={venueListHref(city, { ...emptyVenueQuery, region: id })}
          key={id}
          style={{
            left: `${(x / width) * 100}%`,
            top: `${(y / height) * 100}%`,
            ["--radius" as string]: `${radius.toFixed(1)}px`,
          }}
        >
          <b>{count}</b> {saidName(name)}
        </Link>
      ))}
      <ScaleBar view={view} />
    </section>
  );
}
