import "./map.css";
import { formatYuanShort } from "../../../domain/format.ts";
import { mapZh } from "../../../texts/map.zh.ts";
import { Link } from "../../ui/link.tsx";
import { MapPin } from "../../ui/map-pin.tsx";
import { CityLines, ScaleBar } from "./city-lines.tsx";
import { cluster, type Point, project } from "./projection.ts";
import { useCityMap } from "./use-city-map.ts";
import { useWidth } from "./use-width.ts";

/** A row of the list as the map shows it. */
export interface MapPlace {
  id: string;
  name: string;
  href: string;
  lng?: number;
  lat?: number;
  priceFrom?: number;
}

export interface ListMapProps {
  /** Slug of the city. */
  city: string;
  places: MapPlace[];
}

const proportion = 408 / 520;
/** Names of parts of the city that a piece can carry without becoming a text. */
const mostNames = 7;

/** Share of the places that the piece is made for; what lies far from them is told, not drawn. */
const shareShown = 0.85;

type Placed = MapPlace & { lng: number; lat: number };
const isPlaced = (place: MapPlace): place is Placed => place.lng !== undefined && place.lat !== undefined;

/** The places around which the piece is laid: those nearest to the middle one of them all. */
function nearMiddle(placed: Placed[]): Placed[] {
  const middle = (key: "lng" | "lat") =>
    placed.map((place) => place[key]).toSorted((a, b) => a - b)[placed.length >> 1] ?? 0;
  const [lng, lat] = [middle("lng"), middle("lat")];
  const far = (place: Placed) => Math.hypot((place.lng - lng) * Math.cos((lat * Math.PI) / 180), place.lat - lat);
  return placed.toSorted((a, b) => far(a) - far(b)).slice(0, Math.ceil(placed.length * shareShown));
}

/** The rows of a list on the schematic of their city: each a pin with its price, close ones together. */
export default function ListMap({ city, places }: ListMapProps) {
  const map = useCityMap(city);
  const [frame, width] = useWidth(408);
  const placed = nearMiddle(places.filter(isPlaced));
  const height = width / proportion;
  const centre: Point = map?.centre ?? [placed[0]?.lng ?? 116.4, placed[0]?.lat ?? 39.9];
  const points = placed.length > 0 ? placed.map(({ lng, lat }): Point => [lng, lat]) : [centre];
  const view = project(points, width, height, 44, 3);
  const percent = (x: number, y: number) => ({ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` });
  const groups = cluster(
    placed.map((place) => ({ ...view.at([place.lng, place.lat]), of: place })),
    { x: 62, y: 28 },
  );
  const names = (map?.places ?? [])
    .map((place) => ({ ...place, ...view.at(place.at) }))
    .filter(({ x, y }) => x > 32 && x < width - 32 && y > 16 && y < height - 40)
    .filter(({ x, y }) => groups.every((group) => Math.abs(group.x - x) > 56 || Math.abs(group.y - y) > 24));
  const apart = cluster(
    names.map((name) => ({ x: name.x, y: name.y, of: name.name })),
    { x: 72, y: 28 },
  ).slice(0, mostNames);
  return (
    <div className="list-map">
      <section aria-label={mapZh.label} className="map" ref={frame} style={{ aspectRatio: proportion }}>
        <CityLines map={map} view={view} />
        {apart.map(({ x, y, of: [name] }) => (
          <span className="area" key={name} style={percent(x, y)}>
            {name}
          </span>
        ))}
        {groups.map(({ x, y, of }) => {
          const [first, ...rest] = of;
          return rest.length > 0 ? (
            <details className="pins" key={first!.id} style={percent(x, y)}>
              <summary className="pin many" title={mapZh.many(of.length)}>
                {of.length}
              </summary>
              <ul>
                {of.map(({ id, name, href, priceFrom }) => (
                  <li key={id}>
                    <Link href={href}>{name}</Link> {priceFrom !== undefined && formatYuanShort(priceFrom)}
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <MapPin
              at={percent(x, y)}
              href={first!.href}
              key={first!.id}
              label={first!.priceFrom === undefined ? first!.name.slice(0, 4) : formatYuanShort(first!.priceFrom)}
              title={first!.name}
            />
          );
        })}
        <ScaleBar view={view} />
      </section>
      <p className="small">
        {placed.length === places.length ? mapZh.note : mapZh.outside(places.length - placed.length)}
      </p>
    </div>
  );
}
