import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { formatNumber } from "#domain/format.ts";
import { shortRegionName } from "#domain/city/short-region-name.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { mapZh } from "#texts/search/map.zh.ts";
import { ScaleBar } from "../city-lines.tsx";
import { getBoundingBox, groupOverlapping } from "../projection.ts";
import { useVenueMap } from "../use-venue-map.ts";
import type { CityMapProps } from "./city-map.tsx";
import mapStyles from "../map.module.css";
import venueMapStyles from "../venue-map.module.css";

interface DistrictMapProps extends Pick<CityMapProps, "city" | "cityName"> {
  /** The districts to show, each with its number of venues. */
  districts: CityMapProps["regions"];
  /** Width over height. */
  aspectRatio: number;
  /** AMap draws no map. */
  onAbsent: () => void;
}

/** Minimum distance of two marks, pixels. */
const minDistance = { x: 92, y: 30 };

/** Renders a city's districts on a map of streets, with their numbers of venues; each links to its list. */
export default function DistrictMap({ city, cityName, districts, aspectRatio, onAbsent }: DistrictMapProps) {
  const router = useRouter();
  const [pxPerKm, setPxPerKm] = useState<number>();
  const box = useMemo(() => getBoundingBox(districts.map(({ lng, lat }) => [lng, lat])), [districts]);
  const { host, map } = useVenueMap([(box.west + box.east) / 2, (box.south + box.north) / 2], {
    onView: (current) => setPxPerKm(current.pxPerKm),
    onAbsent,
  });

  useEffect(() => map?.fit(box, true), [map, box]);

  useEffect(() => {
    if (!map || pxPerKm === undefined) return;
    const placed = districts
      .toSorted((a, b) => b.count! - a.count!)
      .map((of) => ({ ...map.toPixels([of.lng, of.lat]), of }));
    map.drawMarks(
      groupOverlapping(placed, minDistance).map(({ of: [district] }) => {
        const { id, name, lng, lat, count } = district!;
        const href = formatListHref("venue", city, { region: id });
        const number = formatNumber(count!);
        return {
          at: [lng, lat],
          label: `${shortRegionName(name)} ${number}`,
          title: mapZh.district(name, number),
          many: false,
          on: false,
          href,
          ids: [],
          onChoose: () => void router.navigate({ href }),
        };
      }),
    );
  }, [map, pxPerKm, districts, city, router]);

  return (
    <section aria-label={mapZh.districts(cityName)} className={mapStyles.mapFrame} style={{ aspectRatio }}>
      <div className={venueMapStyles.host} ref={host} />
      {map && pxPerKm !== undefined && <ScaleBar aboveLogo view={{ pxPerKm }} />}
    </section>
  );
}
