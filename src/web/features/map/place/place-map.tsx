import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { formatYuanShort } from "#domain/format.ts";
import { mapZh } from "#texts/search/map.zh.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { ScaleBar } from "../city-lines.tsx";
import { groupOverlapping, type Point } from "../projection.ts";
import { overlaps, getPinBox, placeLabels } from "./place-labels.ts";
import { useCityMap } from "../use-city-map.ts";
import { type NamedPoint, VenueMap } from "../venue-map.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import mapStyles from "../map.module.css";
import venueMapStyles from "../venue-map.module.css";

/** A venue on the map. */
export interface MapPlace {
  id: string;
  name: string;
  href: string;
  lng: number;
  lat: number;
  priceFrom?: number;
}

export interface PlaceMapProps {
  /** Slug of the city. */
  city: string;
  /** The venue that the map is about. */
  place: MapPlace;
  /** Venues nearby, each with a link to its page. */
  others: readonly MapPlace[];
  /** Points that the page mentions; their labels are placed before the map's other names. */
  named: readonly NamedPoint[];
}

/** Minimum distance of two marks, pixels. */
const minDistance = { x: 62, y: 30 };

/** Returns the places without those whose mark would overlap an earlier one. */
function withoutOverlaps(places: readonly MapPlace[], pixels: (at: Point) => { x: number; y: number }): MapPlace[] {
  const marks = places.map((of) => ({ ...pixels([of.lng, of.lat]), of }));
  return groupOverlapping(marks, minDistance).map(({ of }) => of[0]!);
}

/** Degrees shown around the venue: about a kilometre and a half. */
const viewMargin = 0.015;

/** Renders a map of a venue and what is near it. */
export default function PlaceMap({ city, place, others, named }: PlaceMapProps) {
  const { tiles } = useRuntimeConfig().map;
  const frame = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const cityMap = useCityMap(city);
  const [map, setMap] = useState<VenueMap>();
  const [pxPerKm, setPxPerKm] = useState<number>();
  const { lng, lat } = place;

  useEffect(() => {
    const created = new VenueMap(frame.current!, [lng, lat], tiles?.url, { onView: () => setPxPerKm(created.pxPerKm) });
    created.fit({ west: lng - viewMargin, south: lat - viewMargin, east: lng + viewMargin, north: lat + viewMargin });
    setMap(created);
    return () => created.destroy();
  }, [lng, lat, tiles?.url]);

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
      named.map((one) => ({ ...one, ...map.toPixels(one.at) })),
      [toPinBox(place)],
    );
    // Names that the page mentions come before prices of other venues; a higher zoom shows both.
    const visible = others.filter((each) => !labels.some(({ box }) => overlaps(box, toPinBox(each))));
    map.drawMarks(
      withoutOverlaps([place, ...visible], (at) => map.toPixels(at))
        .filter((each) => each === place || map.getRoom([each.lng, each.lat], false) === "full")
        .map((each) => ({
          at: [each.lng, each.lat],
          label: getLabel(each),
          title: each.name,
          many: false,
          on: each === place,
          onChoose: () => each !== place && void router.navigate({ href: each.href }),
        })),
      labels.map(({ of, side }) => ({ name: of.name, at: of.at, side })),
    );
  }, [map, pxPerKm, place, others, named, router]);

  return (
    <section aria-label={mapZh.label} className={classNames(mapStyles.mapFrame, mapStyles.placeMap)}>
      <div className={venueMapStyles.venueMap} ref={frame} />
      {pxPerKm !== undefined && <ScaleBar view={{ pxPerKm }} />}
    </section>
  );
}
