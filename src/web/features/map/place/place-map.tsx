import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { formatDistance } from "#domain/distance.ts";
import { formatYuanShort } from "#domain/format.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { mapZh } from "#texts/search/map.zh.ts";
import { ScaleBar } from "../city-lines.tsx";
import { groupOverlapping, type Point } from "../projection.ts";
import { overlaps, getPinBox, placeLabels } from "./place-labels.ts";
import { useCityMap } from "../use-city-map.ts";
import { useVenueMap } from "../use-venue-map.ts";
import type { Mark, NamedPoint, Walk } from "../venue-map.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import mapStyles from "../map.module.css";
import venueMapStyles from "../venue-map.module.css";

/** A venue on the map. */
interface MapPlace {
  id: string;
  name: string;
  lng: number;
  lat: number;
  priceFrom?: number | undefined;
}

/** A venue whose position may be unknown: it is left out. */
type Place = Omit<MapPlace, "lng" | "lat"> & { lng?: number | undefined; lat?: number | undefined };

export interface PlaceMapProps {
  /** The venue that the map is about. */
  venue: Place & { cityPinyin: string };
  /** Venues nearby, each with a link to its page. */
  near?: readonly Place[];
  /** Stations that the page mentions; their labels are placed before the map's other names. */
  stations?: readonly NamedPoint[];
}

const none: readonly never[] = [];

const toMapPlace = ({ id, name, lng, lat, priceFrom }: Place): MapPlace[] =>
  lng === undefined || lat === undefined ? [] : [{ id, name, lng, lat, priceFrom }];

/** Minimum distance of two marks, pixels. */
const minDistance = { x: 62, y: 30 };

/** Returns the places without those whose mark would overlap an earlier one. */
function withoutOverlaps(places: readonly MapPlace[], pixels: (at: Point) => { x: number; y: number }): MapPlace[] {
  const marks = places.map((of) => ({ ...pixels([of.lng, of.lat]), of }));
  return groupOverlapping(marks, minDistance).map(({ of }) => of[0]!);
}

/** Degrees shown around the venue: about a kilometre and a half. */
const viewMargin = 0.015;
/** Radius in metres of the circle around the venue: a walk of about fifteen minutes. */
const walkableMetres = 1000;

/** A route on foot that was requested: `walk` once it is found, null where there is none. */
interface RequestedWalk {
  name: string;
  walk?: Walk | null;
}

/** Renders a map of a venue and what is near it; where the provider has routes, a station shows the route on foot. */
export default function PlaceMap({ venue, near = none, stations = none }: PlaceMapProps) {
  const { id, name, lng = 0, lat = 0, cityPinyin } = venue;
  const place = useMemo((): MapPlace => ({ id, name, lng, lat }), [id, name, lng, lat]);
  const others = useMemo(() => near.flatMap(toMapPlace), [near]);
  const router = useRouter();
  const cityMap = useCityMap(cityPinyin);
  const [pxPerKm, setPxPerKm] = useState<number>();
  const [requested, setRequested] = useState<RequestedWalk>();
  const { host, map } = useVenueMap([lng, lat], { onView: (current) => setPxPerKm(current.pxPerKm) });

  useEffect(() => {
    map?.fit({ west: lng - viewMargin, south: lat - viewMargin, east: lng + viewMargin, north: lat + viewMargin });
    map?.showRadius([lng, lat], walkableMetres);
    setRequested(undefined);
  }, [map, lng, lat]);

  useEffect(() => {
    if (map && cityMap) map.drawCity(cityMap);
  }, [map, cityMap]);

  useEffect(() => {
    if (!map || pxPerKm === undefined) return;
    // Runs on each zoom, which makes room for more marks.
    const getLabel = (each: MapPlace) =>
      each === place || each.priceFrom === undefined ? each.name.slice(0, 6) : formatYuanShort(each.priceFrom);
    const toPinBox = (each: MapPlace) => getPinBox(map.toPixels([each.lng, each.lat]), getLabel(each));
    const labels = placeLabels(
      stations.map((one) => ({ ...one, ...map.toPixels(one.at) })),
      [toPinBox(place)],
    );
    const showWalk = async ({ name, at }: NamedPoint) => {
      setRequested({ name });
      const walk = (await map.showWalk?.(at, [place.lng, place.lat])) ?? null;
      setRequested((current) => (current?.name === name ? { name, walk } : current));
    };
    const stationMarks = map.showWalk
      ? stations.map((station) =>
          toStationMark(station, station.name === requested?.name, () => void showWalk(station)),
        )
      : [];
    const taken = map.showWalk
      ? stations.map((station) => getPinBox(map.toPixels(station.at), station.name))
      : labels.map(({ box }) => box);
    // Names that the page mentions come before prices of other venues; a higher zoom shows both.
    const visible = others.filter((each) => !taken.some((box) => overlaps(box, toPinBox(each))));
    const venues = withoutOverlaps([place, ...visible], (at) => map.toPixels(at))
      .filter((each) => each === place || map.getRoom([each.lng, each.lat], false) === "full")
      .map(
        (each): Mark => ({
          at: [each.lng, each.lat],
          label: getLabel(each),
          title: each.name,
          many: false,
          on: each === place,
          ids: [each.id],
          onChoose: () => each !== place && void router.navigate({ href: formatVenueHref(each.id) }),
        }),
      );
    map.drawMarks(
      [...stationMarks, ...venues],
      labels.map(({ of, side }) => ({ name: of.name, at: of.at, side })),
    );
  }, [map, pxPerKm, place, others, stations, router, requested]);

  return (
    <section
      aria-label={mapZh.label}
      className={classNames(mapStyles.mapFrame, mapStyles.placeMap, visibilityStyles.noPrint)}
    >
      <div className={venueMapStyles.host} ref={host} />
      {map && pxPerKm !== undefined && (
        <>
          <p aria-live="polite" className={venueMapStyles.legend}>
            {requested ? formatWalk(requested) : mapZh.radius(formatDistance(walkableMetres))}
          </p>
          <ScaleBar aboveLogo={map.provider === "amap"} view={{ pxPerKm }} />
        </>
      )}
    </section>
  );
}

/** Creates the mark of a station, which shows the route on foot. */
const toStationMark = ({ name, at }: NamedPoint, on: boolean, onChoose: () => void): Mark => ({
  at,
  label: name,
  title: mapZh.walkTo(name),
  many: false,
  on,
  ids: [],
  onChoose,
});

function formatWalk({ name, walk }: RequestedWalk): string {
  if (walk === undefined) return mapZh.walkLoading;
  return walk ? mapZh.walk(name, formatDistance(walk.metres), walk.minutes) : mapZh.noWalk(name);
}
